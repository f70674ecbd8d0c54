// What is kept of a circuit, in a file, a link and the browser's storage, and why a text cannot be read as one. Pure.

import type { Circuit, PartId, State } from "../model/circuit.ts";
import type { Bit } from "../model/kinds.ts";

export interface Saved extends Circuit {
  /** Empty where nobody named it; as `cleanName` gives it. */
  readonly name: string;
  /** What a loop remembers. A part that is not listed has 0; a switch has its position, and is never listed. */
  readonly outputs: ReadonlyMap<PartId, Bit>;
}

export type ReadErrorCode =
  | "too_large"
  | "not_json"
  | "not_a_circuit"
  | "newer_version"
  /** A link that was cut or changed on its way. */
  | "damaged_link"
  | "not_a_list"
  | "not_an_object"
  | "too_many_parts"
  | "too_many_wires"
  | "missing_value"
  | "not_an_id"
  | "id_twice"
  | "unknown_kind"
  | "not_a_coordinate"
  | "not_a_text"
  | "not_a_name"
  | "name_twice"
  | "not_a_bit"
  | "not_true_or_false"
  | "no_such_part"
  | "wire_to_itself"
  | "wire_twice"
  | "no_source"
  | "no_target"
  | "too_many_inputs";

export interface ReadError {
  readonly code: ReadErrorCode;
  /** Where: `parts[3].x`, counted from 0; empty for the whole text. */
  readonly path: string;
}

/** In UTF-16 units. */
export const nameMax = 60;

/** What of a state is kept. */
export function savedOf({ parts, wires, outputs }: State, name: string): Saved {
  const ones = parts.filter(({ id, kind }) => kind !== "switch" && outputs.get(id) === 1);
  return { name, parts, wires, outputs: new Map(ones.map(({ id }) => [id, 1])) };
}

/** A circuit's name from any text: on one line, without spaces around it, and cut at `nameMax`. */
export function cleanName(text: string): string {
  const line = text.replace(/[\p{Control}\p{Surrogate}\s]+/gu, " ").trim();
  return line
    .slice(0, nameMax)
    .replace(/\p{Surrogate}$/u, "")
    .trim();
}
