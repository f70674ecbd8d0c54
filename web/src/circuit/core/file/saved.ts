// What is kept of a circuit, in a file, a link and the browser's storage, and why a text cannot be read as one. Pure.

import type { Circuit, PartId } from "../model/circuit.ts";
import type { Bit } from "../model/kinds.ts";

export interface Saved extends Circuit {
  /** Empty where nobody named it. */
  readonly name: string;
  /** As far as they were saved: what a loop remembers. */
  readonly outputs: ReadonlyMap<PartId, Bit>;
}

export type ReadErrorCode =
  | "too_large"
  | "not_json"
  | "not_a_circuit"
  | "newer_version"
  | "too_many_parts"
  | "too_many_wires"
  | "missing_value"
  | "not_an_id"
  | "id_twice"
  | "unknown_kind"
  | "not_a_coordinate"
  | "not_a_name"
  | "name_twice"
  | "not_a_bit"
  | "not_a_switch_position"
  | "no_such_part"
  | "wire_refused";

export interface ReadError {
  readonly code: ReadErrorCode;
  /** Where: `parts[3].x`, counted from 0; empty for the whole text. */
  readonly path: string;
}
