// The example circuits, in the order of the menus. Pure.

import type { Saved } from "../file/saved.ts";
import { fourBitAdder, fullAdder, halfAdder } from "./adders.ts";
import { multiplexer } from "./choosing.ts";
import { counter, digitOfSegments, flipFlop, fourBitAdderOfBoxes, fullAdderOfBoxes } from "./of-boxes.ts";
import { dLatch, ringOfNots, srLatch } from "./loops.ts";

/** Each under its name. */
export const examples: readonly Saved[] = [
  halfAdder(),
  fullAdder(),
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
