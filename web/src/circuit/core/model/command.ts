// The commands on a circuit, and the errors of refused commands. Pure; apply.ts carries them out.

import type { PartId, Remembering, WireId } from "./circuit.ts";
import type { Bit, Kind } from "./kinds.ts";

export interface Position {
  readonly id: PartId;
  readonly x: number;
  readonly y: number;
}

export type Command =
  | { readonly type: "add"; readonly kind: Kind; readonly x: number; readonly y: number }
  | { readonly type: "connect"; readonly from: PartId; readonly to: PartId }
  /** Moves parts to these positions; each id occurs once. A position off the sheet becomes one at its edge. */
  | { readonly type: "place"; readonly positions: readonly Position[] }
  /** Deletes the parts with their wires, and the wires. */
  | { readonly type: "delete"; readonly parts: ReadonlySet<PartId>; readonly wires: ReadonlySet<WireId> }
  | { readonly type: "rename"; readonly id: PartId; readonly name: string }
  | { readonly type: "toggle"; readonly id: PartId }
  /** Sets switches to these positions, at once. */
  | { readonly type: "setSwitches"; readonly positions: ReadonlyMap<PartId, Bit> }
  | { readonly type: "showOutput"; readonly id: PartId; readonly shown: boolean }
  /** Of a clock, in gate delays. */
  | { readonly type: "setPeriod"; readonly id: PartId; readonly period: number }
  /**
   * Adds a copy of another circuit, moved by dx and dy. Its parts get new ids in the same order, keep names that are
   * free, and keep their outputs, which its loops remember. Wires with an end outside the copy are dropped.
   */
  | { readonly type: "insert"; readonly circuit: Remembering; readonly dx: number; readonly dy: number };

export type EditErrorCode =
  | "input_limit_reached"
  | "same_part"
  | "already_connected"
  | "not_a_source"
  | "not_a_target"
  | "name_taken"
  | "name_invalid"
  | "period_invalid"
  | "circuit_full"
  /** A part or wire of the command does not exist, for example because undo removed it. */
  | "not_there";

export interface EditError {
  readonly code: EditErrorCode;
}

export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };
