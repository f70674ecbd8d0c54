// The gesture that is under way, by pointers or by the keys that move parts and wire them. Pure.

import type { PartId, State, WireId } from "../model/circuit.ts";
import type { Kind } from "../model/kinds.ts";
import type { Point } from "../scene/geometry.ts";
import type { Routing } from "../scene/routing.ts";
import type { Viewport } from "../scene/viewport.ts";
import type { Selection } from "./selection.ts";

export type Device = "mouse" | "touch" | "pen";

/** In px; a press that moves less is a click. */
export const clickReach: Readonly<Record<Device, number>> = { mouse: 4, pen: 4, touch: 8 };

/** A press that does not move for this long opens the menu. */
export const holdMs = 500;

/**
 * The item at a point of the canvas. `lead` is true at the end of the part's output lead, where a mouse pulls a wire. `pin`
 * is the pin of the part that the point is at.
 */
export type Hit =
  | { readonly part: PartId; readonly pin?: PartId; readonly lead: boolean }
  | { readonly wire: WireId }
  | { readonly sheet: true };

/** The state and routing that are drawn instead of the present ones while a gesture runs. */
export interface Preview {
  readonly state: State;
  readonly routing: Routing;
}

/** A wire whose target is not chosen yet. */
export interface LooseWire {
  readonly source: PartId;
  /** The parts that the wire may end at. */
  readonly targets: ReadonlySet<PartId>;
}

/** A gesture of one pointer that is down. */
interface Held {
  /** The browser's number of the pointer. */
  readonly pointer: number;
  readonly device: Device;
  /** The present point of the pointer. */
  readonly at: Point;
}

/** Points are in px from the canvas's top left corner unless they are said to be on the sheet. */
export type Gesture =
  | { readonly type: "idle" }
  | (Held & {
      readonly type: "pressing";
      readonly from: Point;
      readonly on: Hit;
      /** With Shift, or while a tap adds to the selection. */
      readonly shift: boolean;
      /** The wire in hand, which this press may end. */
      readonly inHand: LooseWire | null;
    })
  | (Held & {
      readonly type: "panning";
      readonly from: Point;
      /** The one it began with. */
      readonly viewport: Viewport;
      /** A wire in hand, which the pan keeps. */
      readonly inHand: LooseWire | null;
    })
  | {
      readonly type: "pinching";
      readonly pointers: readonly [number, number];
      readonly from: readonly [Point, Point];
      readonly at: readonly [Point, Point];
      /** The one it began with. */
      readonly viewport: Viewport;
      readonly inHand: LooseWire | null;
    }
  | (Held & {
      readonly type: "marquee";
      /** On the sheet. */
      readonly from: Point;
      /** The selection before the marquee, which it adds to. */
      readonly before: Selection;
      /** The selection on release. */
      readonly selection: Selection;
    })
  | (Held & {
      readonly type: "dragging";
      /** On the sheet. */
      readonly from: Point;
      /** The pressed part, which ends on the grid. */
      readonly part: PartId;
      /** The selection on release, whose parts move. */
      readonly selection: Selection;
      /** The distances moved on the sheet, snapped like they will be on release. */
      readonly dx: number;
      readonly dy: number;
      readonly preview: Preview;
    })
  /** A wire that is pulled with the button down; `over` is the part below the pointer. */
  | (Held & LooseWire & { readonly type: "wiring"; readonly over: PartId | null })
  /** A wire in hand after a tap or the key C; `over` is the part that it would end at. */
  | (LooseWire & {
      readonly type: "wireInHand";
      /** The point of the pointer; null until it moves, and after a key chose `over`. */
      readonly at: Point | null;
      readonly over: PartId | null;
    })
  /** After the key M; `dx` and `dy` are distances on the sheet. */
  | { readonly type: "movingByKeys"; readonly dx: number; readonly dy: number; readonly preview: Preview }
  /** A button that is held down by a key, or in the list. */
  | { readonly type: "holding"; readonly part: PartId }
  /** A part dragged from the palette; its middle is at `at`. */
  | { readonly type: "palette"; readonly kind: Kind; readonly at: Point; readonly preview: Preview | null };

export const idle: Gesture = { type: "idle" };
