// Run and Pause above the canvas, where the circuit has a clock: a clock stands still until time runs.

import { Button } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { circuitTime as texts } from "#messages/circuit-time.ts";
import classes from "./beside-panel.module.css";
import { useBoard, useDispatch } from "./board-context.ts";
import { usePanel } from "./open-panel.ts";

export function RunButton() {
  const hasClock = useBoard(({ history }) => history.present.parts.some(({ kind }) => kind === "clock"));
  const isRunning = useBoard(({ timing }) => timing?.isRunning === true);
  const isTimed = useBoard(({ timing }) => timing !== null);
  const dispatch = useDispatch();
  const time = usePanel("time");
  if (!hasClock) return null;
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
