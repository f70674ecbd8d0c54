// Where an answer leads: to its truth table, to its circuit (the result, or the input as it was typed where that is
// another text), and by a link to anywhere.

import { IconShare2 } from "@tabler/icons-react";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import { OpenInMenu, type Way } from "#expression/open-in-menu.tsx";
import { openIn } from "#messages/open-in.ts";
import { copyTexts } from "#messages/copying.ts";
import { specified } from "#messages/specified.ts";
import type { Answered } from "./core/machine.ts";
import { tableSetup } from "./table-setup.ts";

interface AnswerOpenInProps {
  readonly answered: Answered;
  readonly onCopyLink: () => void;
}

export function AnswerOpenIn({ answered, onCopyLink }: AnswerOpenInProps) {
  const open = useOpen();
  const { text, mode, answer } = answered;
  const { simplified } = answer;
  const circuitOf = (each: string): Way => ({
    tool: "simulator",
    run: () => open(simulatorAddress, { functions: [each] }),
  });
  // Min terms are no expression.
  const isOneText = mode !== "boolean" || text === simplified;
  const circuits = isOneText
    ? [circuitOf(simplified)]
    : [
        { ...circuitOf(simplified), part: specified.result },
        { ...circuitOf(text), part: openIn.asTyped },
      ];
  const table: Way = { tool: "truthTable", run: () => open(truthTableAddress, tableSetup(answered)) };
  return (
    <OpenInMenu
      ways={[table, ...circuits]}
      others={[{ label: copyTexts.copyLink, icon: IconShare2, run: onCopyLink }]}
    />
  );
}
