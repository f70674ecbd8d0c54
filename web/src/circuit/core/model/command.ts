// The commands on a circuit, and the errors of refused commands. Pure; apply.ts carries them out.

import type { Circuit, Definition, DefinitionId, PartId, Remembering, WireId } from "./circuit.ts";
import type { Bit, Kind } from "./kinds.ts";

export interface Position {
  readonly id: PartId;
  readonly x: number;
  readonly y: number;
}

export type Command =
  /** A box needs its definition; pins come with their part. */
  | {
      readonly type: "add";
      readonly kind: Kind;
      readonly definition?: DefinitionId;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: "connect"; readonly from: PartId; readonly to: PartId }
  /**
   * Moves parts to these positions; each id occurs once. A position off the sheet becomes one at its edge. Pins go with
   * their part, whatever is said of them.
   */
  | { readonly type: "place"; readonly positions: readonly Position[] }
  /** Deletes the parts with their wires, and the wires. A pin is deleted with its part, and not alone. */
  | { readonly type: "delete"; readonly parts: ReadonlySet<PartId>; readonly wires: ReadonlySet<WireId> }
  | { readonly type: "rename"; readonly id: PartId; readonly name: string }
  | { readonly type: "toggle"; readonly id: PartId }
  /** Sets switches to these positions, at once. */
  | { readonly type: "setSwitches"; readonly positions: ReadonlyMap<PartId, Bit> }
  | { readonly type: "showOutput"; readonly id: PartId; readonly shown: boolean }
  /** Makes a box with this name of those of the parts that can be inside one. */
  | { readonly type: "makeBox"; readonly parts: ReadonlySet<PartId>; readonly name: string }
  /** Gives the circuit these definitions; all boxes follow. None may contain itself. */
  | { readonly type: "redefine"; readonly definitions: readonly Definition[] }
  /** Of a clock, in gate delays. */
  | { readonly type: "setPeriod"; readonly id: PartId; readonly period: number }
  /**
   * Adds a copy of another circuit, moved by dx and dy. Its parts get new ids in the same order, keep names that are
   * free, and keep their outputs, which its loops remember. Wires with an end outside the copy are dropped.
   */
  | { readonly type: "insert"; readonly circuit: Remembering; readonly dx: number; readonly dy: number }
  /** Puts this circuit's gates in the place of those that lead to the bulbs of the same names. */
  | { readonly type: "rewire"; readonly circuit: Circuit };

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
  /** The circuit would have too many definitions. */
  | "too_many_boxes"
  /** A box, or a display, takes wires at its pins alone. */
  | "choose_a_pin"
  /** Only pins were to be deleted. */
  | "pin_of_a_part"
  /** None of the parts can be inside a box. */
  | "box_empty"
  | "box_name_taken"
  /** The definition that is being edited would contain itself. */
  | "box_in_itself"
  /** The circuit that was to take the place of gates has boxes or displays. */
  | "rewired_with_pins"
  /** A part or wire of the command does not exist, for example because undo removed it. */
  | "not_there";

export interface EditError {
  readonly code: EditErrorCode;
}

export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };
