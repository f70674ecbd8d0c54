// Everything that one picture of the canvas shows. The view draws it and decides nothing. Pure.

import type { PartId, State, WireId } from "../model/circuit.ts";
import type { Box, Point } from "./geometry.ts";
import type { Routing } from "./routing.ts";
import type { Size, Viewport } from "./viewport.ts";

/** Frames around parts, from the strongest to the weakest where several hold. */
export interface Marks {
  readonly selectedParts: ReadonlySet<PartId>;
  readonly selectedWires: ReadonlySet<WireId>;
  /** Red: the part under the pointer takes no wire from the source. */
  readonly refused: PartId | null;
  /** Orange: the part under the pointer, which a press or a release would meet. */
  readonly hovered: PartId | null;
  /** Green, dashed: the parts at which a wire in hand may end. */
  readonly targets: ReadonlySet<PartId>;
  /** The parts and wires of a loop that the user asked to see. */
  readonly loop: ReadonlySet<PartId>;
}

export interface Frame {
  /** With dragged parts where they are dragged to. Parts that did not change are the same objects as in the frame before. */
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
  /** Every part shows its output value, not only those that are set to. */
  readonly showsOutputs: boolean;
  readonly showsJoints: boolean;
  /** On small screens the names of switches and bulbs stand above them, else beside. */
  readonly namesAbove: boolean;
}
