// Everything that one picture of the canvas shows. The view draws it and decides nothing. Pure.

import type { PartId, State, WireId } from "../model/circuit.ts";
import type { Box, Point } from "./geometry.ts";
import type { Routing } from "./routing.ts";
import type { Size, Viewport } from "./viewport.ts";

/** The marks of parts and wires. If a part has several, mark-frames.ts draws the strongest. */
export interface Marks {
  readonly selectedParts: ReadonlySet<PartId>;
  readonly selectedWires: ReadonlySet<WireId>;
  /** Red: the part under the pointer takes no wire from the source. */
  readonly refused: PartId | null;
  /** Orange: the part under the pointer, which a press or a release would act on. */
  readonly hovered: PartId | null;
  /** Green, dashed: the parts at which a wire in hand may end. */
  readonly targets: ReadonlySet<PartId>;
  /** The parts and wires of a loop that the user asked to see. */
  readonly loop: ReadonlySet<PartId>;
  /** The parts whose output the next gate delay changes. */
  readonly changing: ReadonlySet<PartId>;
}

export interface Frame {
  /**
   * The state, with dragged parts at their new positions. Parts that did not change are the same objects as in the
   * frame before.
   */
  readonly state: State;
  /** Paths that did not change are the same arrays as in the frame before. */
  readonly routing: Routing;
  readonly viewport: Viewport;
  readonly size: Size;
  readonly marks: Marks;
  /** Corners of the wire in hand, on the sheet. */
  readonly wireInHand: readonly Point[] | null;
  /** On the sheet. */
  readonly marquee: Box | null;
  /** Whether every part shows its output value, and not only those with `showsOutput`. */
  readonly showsOutputs: boolean;
  readonly showsJoints: boolean;
  /** Whether gates are drawn as rectangles with a symbol (IEC). */
  readonly isRectangular: boolean;
  /** Whether the names of switches and bulbs are above them, as on small screens, and not at their side. */
  readonly namesAbove: boolean;
}
