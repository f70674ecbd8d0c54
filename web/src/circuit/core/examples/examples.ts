// The example circuits, in the order of the menus. Pure.

import type { Saved } from "../file/saved.ts";
import { fourBitAdder, fullAdder, fullAdderOfNands, halfAdder, halfAdderOfNands } from "./adders.ts";
import { multiplexer } from "./choosing.ts";
import { counter, digitOfSegments, flipFlop, fourBitAdderOfBoxes, fullAdderOfBoxes } from "./of-boxes.ts";
import { dLatch, ringOfNots, srLatch } from "./loops.ts";

/** Each under its name. */
export const examples: readonly Saved[] = [
  halfAdder(),
  halfAdderOfNands(),
  fullAdder(),
  fullAdderOfNands(),
  multiplexer(),
  srLatch(),
  dLatch(),
  fourBitAdder(),
  ringOfNots(),
  digitOfSegments(),
  fullAdderOfBoxes(),
  fourBitAdderOfBoxes(),
  flipFlop(),
  counter(),
];
