// A push button of the circuit in the list of parts: 1 while it is held down, by a pointer or by Space or Enter.

import { UnstyledButton } from "@mantine/core";
import type { PartId } from "#circuit/core/model/circuit.ts";
import { circuitTime as texts } from "#messages/simulator.ts";
import { useDispatch } from "./board-context.ts";
import classes from "./parts-and-wires.module.css";

interface PushRowProps {
  readonly id: PartId;
  readonly name: string;
  readonly isOn: boolean;
}

export function PushRow({ id, name, isOn }: PushRowProps) {
  const dispatch = useDispatch();
  const hold = () => dispatch({ type: "buttonHeld", id });
  const release = () => dispatch({ type: "buttonReleased" });
  return (
    <UnstyledButton
      className={classes.push}
      aria-label={texts.press(name)}
      data-on={isOn || undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        hold();
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== " " && event.key !== "Enter") return;
        event.preventDefault();
        if (!event.repeat) hold();
      }}
      onKeyUp={release}
      onBlur={release}
    >
      {isOn ? 1 : 0}
    </UnstyledButton>
  );
}
