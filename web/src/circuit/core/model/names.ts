// The names of switches and bulbs: their form, and the next free one. Pure.

import { type Circuit, type PartId, withId } from "./circuit.ts";
import type { EditErrorCode } from "./command.ts";
import { isSwitch, type Kind, type SwitchKind } from "./kinds.ts";

export type NamedKind = SwitchKind | "bulb";

/** A switch is a variable of expressions, so its name has the form of a variable. A bulb is a function. */
const forms = {
  switch: /^[A-Za-z](0|[1-9]\d{0,8})?$/,
  bulb: /^[A-Za-z]\w{0,19}$/,
} as const;

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));

export function isNamed(kind: Kind): kind is NamedKind {
  return isSwitch(kind) || kind === "bulb";
}

/** Why this part cannot have the name; null if it can. Its present name, in the same spelling, is always permitted. */
export function nameError({ parts }: Circuit, id: PartId, name: string): EditErrorCode | null {
  const part = withId(parts, id);
  if (!part) return "not_there";
  if (!isNamed(part.kind) || !forms[part.kind === "bulb" ? "bulb" : "switch"].test(name))
    return "name_invalid";
  return parts.some((other) => other.id !== id && other.name === name) ? "name_taken" : null;
}

/** The first name that is not taken: A to Z, then A1 to Z1, A2, … for a switch; F1, F2, … for a bulb. */
export function freeName(taken: ReadonlySet<string>, kind: NamedKind): string {
  for (let number = kind === "bulb" ? 1 : 0; ; number++) {
    for (const letter of kind === "bulb" ? ["F"] : letters) {
      const name = number === 0 ? letter : `${letter}${number}`;
      if (!taken.has(name)) return name;
    }
  }
}

export function takenNames({ parts }: Pick<Circuit, "parts">): Set<string> {
  return new Set(parts.flatMap(({ name }) => (name === undefined ? [] : [name])));
}
