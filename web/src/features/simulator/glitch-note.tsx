// The hazard that the last change showed, and the door to a form without it.

import { Button } from "@mantine/core";
import { IconArrowUpRight } from "@tabler/icons-react";
import { useMemo } from "react";
import { glitchIn } from "#circuit/core/editor/glitch.ts";
import type { Timing } from "#circuit/core/editor/timing.ts";
import { Note } from "#components/note.tsx";
import { circuitTime as texts } from "#messages/simulator.ts";
import { useActions } from "./actions-context.ts";
import { useBoard } from "./board-context.ts";
import { useOpenFunctions } from "./use-open-functions.ts";

export function GlitchNote({ timing }: { readonly timing: Timing }) {
  const circuit = useBoard(({ history }) => history.present);
  const glitch = useMemo(() => glitchIn(timing, circuit), [timing, circuit]);
  const { actions } = useActions();
  const { openWithoutHazards } = useOpenFunctions(actions.fail);
  if (!glitch) return null;
  const { bulb, value, delays, between } = glitch;
  return (
    <Note as="output">
      {texts.glitch(bulb.name ?? "", value, delays, between)}{" "}
      <Button
        variant="subtle"
        rightSection={<IconArrowUpRight size={18} stroke={1.75} aria-hidden />}
        onClick={() => void openWithoutHazards(bulb.id, value)}
      >
        {texts.withoutHazard}
      </Button>
    </Note>
  );
}
