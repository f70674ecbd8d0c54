// The strip of an open box, and alerts that stay until their cause is gone: a loop that does not settle, a circuit that cannot be stored, stored
// texts that are no circuits.

import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useSyncExternalStore, type ReactNode } from "react";
import { loopLine, troubledLoops } from "#circuit/core/editor/words.ts";
import { simulator } from "#messages/simulator.ts";
import { useActions } from "./actions-context.ts";
import classes from "./alerts.module.css";
import { BoxBar } from "./box-bar.tsx";
import { useBoard, useDispatch, useSession } from "./board-context.ts";

export function Alerts() {
  return (
    <div className={classes.alerts}>
      <BoxBar />
      <StorageAlert />
      <UnreadableAlert />
      <LoopAlert />
    </div>
  );
}

function LoopAlert() {
  const line = useBoard(({ history }) => loopLine(history.present));
  const isShown = useBoard((editor) => editor.showsLoop);
  const dispatch = useDispatch();
  const others = useBoard(({ history }) => troubledLoops(history.present).length - 1);
  if (line === null) return null;
  return (
    <Alert text={others > 0 ? `${line}. ${simulator.moreLoops(others)}` : line}>
      <Button variant="default" aria-pressed={isShown} onClick={() => dispatch({ type: "loopAsked" })}>
        {simulator.showLoop}
      </Button>
    </Alert>
  );
}

function StorageAlert() {
  const { keeper } = useSession();
  const { storage } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  const { actions } = useActions();
  if (storage === "ok") return null;
  return (
    <Alert text={simulator.storage[storage]}>
      <Button variant="default" onClick={actions.saveJson}>
        {simulator.saveJson}
      </Button>
    </Alert>
  );
}

function UnreadableAlert() {
  const { keeper } = useSession();
  const { unreadable } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  const { showCircuits } = useActions();
  if (unreadable.length === 0) return null;
  return (
    <Alert text={simulator.unreadable(unreadable.length)}>
      <Button variant="default" onClick={showCircuits}>
        {simulator.myCircuits}
      </Button>
    </Alert>
  );
}

interface AlertProps {
  readonly text: string;
  readonly children: ReactNode;
}

function Alert({ text, children }: AlertProps) {
  return (
    <div role="alert" className={`${classes.alert} no-print`}>
      <IconAlertTriangle className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
