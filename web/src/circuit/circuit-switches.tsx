// The switches of a drawn circuit as buttons, because the drawing itself takes no focus.

import { SwitchRow } from "#components/switch-row.tsx";
import { circuitDrawing as texts } from "#messages/circuit.ts";
import classes from "./live-drawing.module.css";

interface CircuitSwitchesProps {
  readonly names: readonly string[];
  /** The names of the switches that are in position 1. */
  readonly on: readonly string[];
  readonly onToggle: (name: string) => void;
  /** Whether the row is seen only while it has the focus, because the drawing's own switches are pressed. */
  readonly isForKeys?: boolean;
}

export function CircuitSwitches({ names, on, onToggle, isForKeys = false }: CircuitSwitchesProps) {
  const look = `${classes.switches} ${isForKeys ? classes.forKeys : ""} no-print`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form fields, so no <fieldset>
    <div role="group" aria-label={texts.switches} className={look}>
      {names.map((name) => (
        <SwitchRow key={name} isOn={on.includes(name)} onToggle={() => onToggle(name)}>
          {name}
        </SwitchRow>
      ))}
    </div>
  );
}
