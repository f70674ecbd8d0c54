// What can be done to a circuit, and why it may be refused. Pure; apply.ts does it.

import type { PartId, Remembering, WireId } from "./circuit.ts";
import type { Kind } from "./kinds.ts";

export interface Position {
  readonly id: PartId;
  readonly x: number;
  readonly y: number;
}

export type Command =
  | { readonly type: "add"; readonly kind: Kind; readonly x: number; readonly y: number }
  | { readonly type: "connect"; readonly from: PartId; readonly to: PartId }
  /** Puts parts, each named once, where they are to stand; what is off the sheet goes to its edge. */
  | { readonly type: "place"; readonly positions: readonly Position[] }
  /** Deletes the parts with their wires, and the wires. */
  | { readonly type: "delete"; readonly parts: ReadonlySet<PartId>; readonly wires: ReadonlySet<WireId> }
  | { readonly type: "rename"; readonly id: PartId; readonly name: string }
  | { readonly type: "toggle"; readonly id: PartId }
  | { readonly type: "showOutput"; readonly id: PartId; readonly shown: boolean }
  /**
   * Adds a copy of another circuit, moved by dx and dy: new ids in its order, names kept where free, and what its loops
   * remember. Wires with an end outside the copy are dropped.
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
  | "circuit_full"
  /** A part or wire of the command is not there, for example because undo took it. */
  | "not_there";

export interface EditError {
  readonly code: EditErrorCode;
}

export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };
