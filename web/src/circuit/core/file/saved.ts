// What is kept of a circuit, in a file, a link and the browser's storage, and why a text cannot be read as one. Pure.

import { withId, type Circuit, type PartId, type State } from "../model/circuit.ts";
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

/** Of parts and of wires, from 1. */
export const idMax = 1_000_000;

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

/**
 * The same circuit with ids that a file can hold. An id passes `idMax` only after a file with very high ones was opened
 * and added to; then all are counted anew, in their order.
 */
export function withinIdMax(saved: Saved): Saved {
  const { parts, wires } = saved;
  if (Math.max(parts.at(-1)?.id ?? 0, wires.at(-1)?.id ?? 0) <= idMax) return saved;
  const ids = new Map(parts.map(({ id }, index) => [id, index + 1]));
  const renewed = (id: PartId) => ids.get(id) ?? id;
  return {
    ...saved,
    parts: parts.map((part) => ({ ...part, id: renewed(part.id) })),
    wires: wires.map(({ from, to }, index) => ({ id: index + 1, from: renewed(from), to: renewed(to) })),
    outputs: new Map(
      [...saved.outputs].flatMap(([id, output]) => (withId(parts, id) ? [[renewed(id), output]] : [])),
    ),
  };
}
