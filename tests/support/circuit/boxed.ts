// Boxes for tests: a circuit of which some parts are in boxes, one inside the other.

import fc from "fast-check";
import { apply } from "#circuit/core/model/apply.ts";
import type { Part, PartId, State } from "#circuit/core/model/circuit.ts";

/** Which parts go into a box, by a number for each box. */
export const boxDraws: fc.Arbitrary<readonly number[]> = fc.array(fc.nat({ max: 4095 }), {
  minLength: 1,
  maxLength: 4,
});

/** The circuit with a box for each number that finds parts for one. */
export function boxed(state: State, draws: readonly number[]): State {
  return draws.reduce((before, draw, index) => {
    const whole = before.parts.filter(({ of }) => of === undefined);
    const chosen = whole.filter((_, at) => (draw >> (at % 12)) & 1).map(({ id }) => id);
    return withBox(before, chosen, `Box ${index}`) ?? before;
  }, state);
}

/** Null where no box can be made. */
export function withBox(state: State, parts: readonly PartId[], name: string): State | null {
  const made = apply(state, { type: "makeBox", parts: new Set(parts), name });
  return made.ok ? made.value : null;
}

export function boxOf(state: State, name: string): Part {
  const box = state.parts.find((part) => part.kind === "box" && part.name === name);
  if (!box) throw new Error(`No box ${name}`);
  return box;
}

/** The id of a box's pin. */
export function pinOf(state: State, box: Part, name: string): PartId {
  const pin = state.parts.find((part) => part.of === box.id && part.name === name);
  if (!pin) throw new Error(`No pin ${name}`);
  return pin.id;
}
