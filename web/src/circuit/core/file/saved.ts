// The saved form of a circuit in a file, a link and the browser's storage, and the errors of reading it. Pure.

import { onesOf } from "../model/boxes/flat.ts";
import type { Circuit, PartId, State } from "../model/circuit.ts";
import type { Bit } from "../model/kinds.ts";

export interface Saved extends Circuit {
  /** As `cleanName` returns it; empty if the user has given no name. */
  readonly name: string;
  /**
   * The outputs, from which loops settle again. A part that is not listed has 0. A switch is never listed: it has its
   * position.
   */
  readonly outputs: ReadonlyMap<PartId, Bit>;
}

export type ReadErrorCode =
  | "too_large"
  | "not_json"
  | "not_a_circuit"
  | "newer_version"
  /** The link was cut or changed in transit. */
  | "damaged_link"
  | "not_a_list"
  | "not_an_object"
  | "too_many_parts"
  | "too_many_wires"
  | "too_many_definitions"
  | "missing_value"
  | "not_an_id"
  | "id_twice"
  | "unknown_kind"
  | "not_a_coordinate"
  | "not_a_period"
  | "not_a_text"
  | "not_a_name"
  | "name_twice"
  | "not_a_bit"
  | "not_true_or_false"
  | "no_such_part"
  /** A box may be of a definition before it alone, so that none contains itself. */
  | "no_such_definition"
  | "wrong_pins"
  | "not_a_memory"
  | "wire_to_itself"
  | "wire_twice"
  | "no_source"
  | "no_target"
  | "too_many_inputs";

export interface ReadError {
  readonly code: ReadErrorCode;
  /** The path of the value, for example `parts[3].x`, counted from 0; empty for the whole text. */
  readonly path: string;
}

/** In UTF-16 units. */
export const nameMax = 60;

/** The saved form of a state. Nobody holds a button down when the circuit is opened again. */
export function savedOf(state: State, name: string): Saved {
  const { wires, outputs, definitions } = state;
  const parts = state.parts.map((part) =>
    part.kind === "button" && part.on ? { ...part, on: false } : part,
  );
  return {
    name,
    parts,
    wires,
    definitions,
    outputs: onesOf(state, outputs),
  };
}

/** A circuit's name from any text: on one line, without spaces around it, and cut at `nameMax`. */
export function cleanName(text: string): string {
  const line = text.replace(/[\p{Control}\p{Surrogate}\s]+/gu, " ").trim();
  return line
    .slice(0, nameMax)
    .replace(/\p{Surrogate}$/u, "")
    .trim();
}
