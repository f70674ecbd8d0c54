// The names of switches and bulbs: their form, and the next free one. The text of a note is kept like a name. Pure.

import { type Circuit, type Definition, type DefinitionId, type PartId, withId } from "./circuit.ts";
import type { EditErrorCode } from "./command.ts";
import { isSwitch, kinds, type Kind, type SwitchKind } from "./kinds.ts";

export type NamedKind = SwitchKind | "bulb" | "note";

/** A switch is a variable of expressions, so its name has the form of a variable. A bulb is a function. */
const forms = {
  switch: /^[A-Za-z](0|[1-9]\d{0,8})?$/,
  bulb: /^[A-Za-z]\w{0,19}$/,
  note: /^[^\p{Control}\p{Surrogate}]{1,60}$/u,
} as const;

function hasForm(kind: NamedKind, name: string): boolean {
  return forms[isSwitch(kind) ? "switch" : kind].test(name) && name === name.trim();
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));

export function isNamed(kind: Kind): kind is NamedKind {
  return isSwitch(kind) || kind === "bulb" || kind === "note";
}

/** Why this part cannot have the name; null if it can. Its present name, in the same spelling, is always permitted. */
export function nameError({ parts, definitions }: Circuit, id: PartId, name: string): EditErrorCode | null {
  const part = withId(parts, id);
  if (!part) return "not_there";
  if (part.kind === "box") return boxNameError(definitions, part.definition ?? null, name);
  if (!isNamed(part.kind) || !hasForm(part.kind, name)) return "name_invalid";
  if (part.kind === "note") return null;
  return takenNames({ parts: parts.filter((other) => other.id !== id) }).has(name) ? "name_taken" : null;
}

const boxForm = /^[^\p{Control}\p{Surrogate}]{1,20}$/u;

/** @param id the definition that is to have the name; null for a new one */
export function boxNameError(
  definitions: readonly Definition[],
  id: DefinitionId | null,
  name: string,
): EditErrorCode | null {
  if (!boxForm.test(name) || name !== name.trim()) return "name_invalid";
  return definitions.some((other) => other.id !== id && other.name === name) ? "box_name_taken" : null;
}

/** Box 1, Box 2, … */
export function freeBoxName(definitions: readonly Definition[] = []): string {
  const taken = new Set(definitions.map(({ name }) => name));
  let number = 1;
  while (taken.has(`${kinds.box.label} ${number}`)) number += 1;
  return `${kinds.box.label} ${number}`;
}

/** The first name that is not taken: A to Z, then A1 to Z1, A2, … for a switch; F1, F2, … for a bulb. Notes share theirs. */
export function freeName(taken: ReadonlySet<string>, kind: NamedKind): string {
  if (kind === "note") return kinds.note.label;
  for (let number = kind === "bulb" ? 1 : 0; ; number++) {
    for (const letter of kind === "bulb" ? ["F"] : letters) {
      const name = number === 0 ? letter : `${letter}${number}`;
      if (!taken.has(name)) return name;
    }
  }
}

/** Those that no other switch or bulb may have. */
export function takenNames({ parts }: Pick<Circuit, "parts">): Set<string> {
  return new Set(parts.flatMap(({ kind, name }) => (name !== undefined && isUnique(kind) ? [name] : [])));
}

/** Whether no two parts of these kinds may have one name. */
export function isUnique(kind: Kind): boolean {
  return isSwitch(kind) || kind === "bulb";
}
