// A label and the output value of a part. A 1 is highlighted, and an unstable output is named as unstable.

import type { PartId, State } from "#circuit/core/model/circuit.ts";
import { simulator } from "#messages/simulator.ts";
import classes from "./properties.module.css";

interface ValueProps {
  readonly label: string;
  readonly state: State;
  /** The part that gives the value. */
  readonly of: PartId;
}

export function Value({ label, state, of }: ValueProps) {
  return (
    <div className={classes.value}>
      <dt>{label}</dt>
      <dd>
        <Bit state={state} of={of} />
      </dd>
    </div>
  );
}

export function Bit({ state, of }: Omit<ValueProps, "label">) {
  if (state.unstable.has(of)) return <span className={classes.unstable}>{simulator.unstable}</span>;
  const bit = state.outputs.get(of) ?? 0;
  return (
    <span className={classes.bit} data-one={bit === 1 || undefined}>
      {bit}
    </span>
  );
}
