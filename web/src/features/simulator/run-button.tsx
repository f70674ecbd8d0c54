// Run and Pause above the canvas, where the circuit has a clock: a clock stands still until time runs.

import { Button } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { hasClock } from "#circuit/core/editor/timing.ts";
import { circuitTime as texts } from "#messages/simulator.ts";
import classes from "./beside-panel.module.css";
import { useBoard, useDispatch } from "./board-context.ts";
import { usePanel } from "./open-panel.ts";

export function RunButton() {
  const isClocked = useBoard(({ history }) => hasClock(history.present));
  const isRunning = useBoard(({ timing }) => timing?.isRunning === true);
  const isTimed = useBoard(({ timing }) => timing !== null);
  const dispatch = useDispatch();
  const time = usePanel("time");
  const isSmall = useBoard((editor) => editor.isSmall);
  // On a small screen the open sheet has the same button.
  if (!isClocked || (isSmall && isTimed)) return null;
  const Icon = isRunning ? IconPlayerPause : IconPlayerPlay;
  return (
    <Button
      variant="default"
      className={`${classes.button} no-print`}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
      onClick={() => {
        if (!isTimed) dispatch({ type: "timingStarted" });
        dispatch({ type: "runToggled" });
        time.open();
      }}
    >
      {isRunning ? texts.pause : texts.run}
    </Button>
  );
}
