// What the pointers, or the keys that move and wire, are doing. Pure.

import type { PartId, WireId } from "../model/circuit.ts";
import type { Kind } from "../model/kinds.ts";
import type { Point } from "../scene/geometry.ts";
import type { Viewport } from "../scene/viewport.ts";

/** In px; a press that moves less is a click. */
export const clickReach = { mouse: 4, pen: 4, touch: 8 } as const;

/** A press this long, still, asks for the menu. */
export const holdMs = 500;

/** Points are in px from the canvas's top left corner unless they are said to be on the sheet. */
export type Gesture =
  | { readonly type: "idle" }
  | {
      readonly type: "pressing";
      readonly pointer: number;
      readonly device: "mouse" | "touch" | "pen";
      readonly from: Point;
      readonly on:
        | { readonly part: PartId; readonly lead: boolean }
        | { readonly wire: WireId }
        | { readonly sheet: true };
      readonly shift: boolean;
    }
  | { readonly type: "panning"; readonly pointer: number; readonly from: Point; readonly viewport: Viewport }
  | {
      readonly type: "pinching";
      readonly pointers: readonly [number, number];
      readonly from: readonly [Point, Point];
      readonly at: readonly [Point, Point];
      readonly viewport: Viewport;
    }
  | {
      readonly type: "marquee";
      readonly pointer: number;
      readonly from: Point;
      readonly at: Point;
      readonly adds: boolean;
    }
  /** Sheet distances, snapped as they will be on release. */
  | {
      readonly type: "dragging";
      readonly pointer: number;
      readonly from: Point;
      readonly dx: number;
      readonly dy: number;
    }
  /** A pressed wire; `over` is the part below the pointer. */
  | {
      readonly type: "wiring";
      readonly pointer: number;
      readonly source: PartId;
      readonly at: Point;
      readonly over: PartId | null;
    }
  /** A wire in hand after a tap, or by the key C; `over` is the part it would end at. */
  | {
      readonly type: "wireInHand";
      readonly source: PartId;
      readonly at: Point | null;
      readonly over: PartId | null;
    }
  /** By the key M. */
  | { readonly type: "movingByKeys"; readonly dx: number; readonly dy: number }
  /** A part on its way from the palette, its middle at this point. */
  | { readonly type: "palette"; readonly kind: Kind; readonly at: Point; readonly alt: boolean };
