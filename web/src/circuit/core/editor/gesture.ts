// What the pointers, or the keys that move and wire, are doing. Pure.

import type { PartId, State, WireId } from "../model/circuit.ts";
import type { Kind } from "../model/kinds.ts";
import type { Point } from "../scene/geometry.ts";
import type { Routing } from "../scene/routing.ts";
import type { Viewport } from "../scene/viewport.ts";
import type { Selection } from "./editor.ts";

export type Device = "mouse" | "touch" | "pen";

/** In px; a press that moves less is a click. */
export const clickReach: Readonly<Record<Device, number>> = { mouse: 4, pen: 4, touch: 8 };

/** A press this long, still, asks for the menu. */
export const holdMs = 500;

/** What lies at a point of the canvas. `lead`: the end of the part's output lead, from which a mouse pulls a wire. */
export type Hit =
  { readonly part: PartId; readonly lead: boolean } | { readonly wire: WireId } | { readonly sheet: true };

/** What is drawn while a gesture runs, in place of the present state and its routing. */
export interface Preview {
  readonly state: State;
  readonly routing: Routing;
}

/** A wire in the making. */
export interface LooseWire {
  readonly source: PartId;
  /** Where it may end. */
  readonly targets: ReadonlySet<PartId>;
}

/** A gesture of one pointer that is down. */
interface Held {
  /** The browser's number of the pointer. */
  readonly pointer: number;
  readonly device: Device;
  /** Where it is now. */
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
      /** A wire in hand, which stays there. */
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
      /** What is selected besides. */
      readonly before: Selection;
      /** What is selected on release. */
      readonly selection: Selection;
    })
  | (Held & {
      readonly type: "dragging";
      /** On the sheet. */
      readonly from: Point;
      /** The part that was pressed: it ends on the grid. */
      readonly part: PartId;
      /** What is selected on release; its parts move. */
      readonly selection: Selection;
      /** Sheet distances, snapped as they will be on release. */
      readonly dx: number;
      readonly dy: number;
      readonly preview: Preview;
    })
  /** A pressed wire; `over` is the part below the pointer. */
  | (Held & LooseWire & { readonly type: "wiring"; readonly over: PartId | null })
  /** A wire in hand after a tap, or by the key C; `over` is the part it would end at. */
  | (LooseWire & {
      readonly type: "wireInHand";
      /** Null until a pointer moves, and after a key chose `over`. */
      readonly at: Point | null;
      readonly over: PartId | null;
    })
  /** By the key M; sheet distances. */
  | { readonly type: "movingByKeys"; readonly dx: number; readonly dy: number; readonly preview: Preview }
  /** A part on its way from the palette, its middle at this point. */
  | { readonly type: "palette"; readonly kind: Kind; readonly at: Point; readonly preview: Preview | null };

export const idle: Gesture = { type: "idle" };
