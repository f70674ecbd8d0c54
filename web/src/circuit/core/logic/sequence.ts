// What a circuit shows while its switches are set one after the other: how a circuit that remembers is described and judged. As
// text, `D=1,E=1>Q=1,Qn=0;E=0>Q=1` sets D and E, after which Q is 1 and Qn 0, then E. Pure.

import { apply } from "../model/apply.ts";
import type { State } from "../model/circuit.ts";
import { isSwitch, type Bit } from "../model/kinds.ts";

type Values = readonly (readonly [name: string, value: Bit])[];

export interface Step {
  /** What is set, one after the other. */
  readonly set: Values;
  /** What the bulbs then show; empty where nothing is wanted. */
  readonly shown: Values;
}

/** Null if the text is none: an empty step, a value that is not 0 or 1, a name without a value. */
export function readSteps(text: string): readonly Step[] | null {
  const steps: Step[] = [];
  for (const part of text.split(";").filter((each) => each.trim() !== "")) {
    const [set = "", shown = "", ...others] = part.split(">");
    const [inputs, outputs] = [readValues(set), readValues(shown)];
    if (!inputs || !outputs || inputs.length === 0 || others.length > 0) return null;
    steps.push({ set: inputs, shown: outputs });
  }
  return steps;
}

function readValues(text: string): Values | null {
  const values: (readonly [string, Bit])[] = [];
  for (const item of text.split(",").filter((each) => each.trim() !== "")) {
    const [, name, digit] = /^\s*([A-Za-z]\w{0,19})\s*=\s*([01])\s*$/.exec(item) ?? [];
    if (name === undefined) return null;
    values.push([name, digit === "1" ? 1 : 0]);
  }
  return values;
}

export function writeSteps(steps: readonly Step[]): string {
  const list = (values: Values) => values.map(([name, value]) => `${name}=${value}`).join(",");
  return steps
    .map(({ set, shown }) => (shown.length === 0 ? list(set) : `${list(set)}>${list(shown)}`))
    .join(";");
}

/**
 * What the bulbs show after each step; "?" for one that is unstable. All switches are 0 at the start.
 *
 * @returns the name of a switch that the circuit does not have, if a step sets one
 */
export function shownAfter(
  circuit: State,
  steps: readonly Step[],
): readonly ReadonlyMap<string, Bit | "?">[] | { readonly missing: string } {
  const switches = new Map(
    circuit.parts.flatMap(({ id, kind, name = "" }) => (isSwitch(kind) ? [[name, id]] : [])),
  );
  let state = positioned(circuit, new Map([...switches.values()].map((id) => [id, 0])));
  const found: ReadonlyMap<string, Bit | "?">[] = [];
  for (const { set } of steps) {
    for (const [name, value] of set) {
      const id = switches.get(name);
      if (id === undefined) return { missing: name };
      state = positioned(state, new Map([[id, value]]));
    }
    const { outputs, unstable } = state;
    const bulbs = state.parts.filter(({ kind }) => kind === "bulb");
    found.push(
      new Map(
        bulbs.map(({ id, name = "" }) => [name, unstable.has(id) ? "?" : (outputs.get(id) ?? 0)] as const),
      ),
    );
  }
  return found;
}

function positioned(state: State, positions: ReadonlyMap<number, Bit>): State {
  const set = apply(state, { type: "setSwitches", positions });
  return set.ok ? set.value : state;
}
