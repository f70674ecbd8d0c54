// The examples with a loop: two that remember, and one that never settles. Pure.

import type { Saved } from "../file/saved.ts";
import { Drawing } from "./drawing.ts";

/** Of NORs; Q is 0 at first. */
export function srLatch(): Saved {
  const drawing = new Drawing();
  const reset = drawing.switch("R", 40, 60);
  const set = drawing.switch("S", 40, 180);
  const q = drawing.gate("nor", 220, 65, [reset]);
  const notQ = drawing.gate("nor", 220, 165, [q, set]);
  drawing.connect(notQ, q);
  drawing.startAtOne(notQ);
  drawing.bulb("Q", 400, 65, q);
  drawing.bulb("Qn", 400, 165, notQ);
  return drawing.saved("SR latch");
}

/** Of NANDs; follows D while E is on. Q is 0 at first. */
export function dLatch(): Saved {
  const drawing = new Drawing();
  const data = drawing.switch("D", 60, 60);
  const enable = drawing.switch("E", 60, 180);
  const set = drawing.gate("nand", 145, 65, [data, enable]);
  const reset = drawing.gate("nand", 255, 165, [set, enable]);
  const q = drawing.gate("nand", 370, 75, [set]);
  const notQ = drawing.gate("nand", 370, 155, [q, reset]);
  drawing.connect(notQ, q);
  drawing.startAtOne(set, reset, notQ);
  drawing.bulb("Q", 460, 75, q);
  drawing.bulb("Qn", 460, 155, notQ);
  return drawing.saved("D latch");
}

/** Three NOTs in a ring have no state in which each is the opposite of the one before. */
export function ringOfNots(): Saved {
  const drawing = new Drawing();
  const first = drawing.gate("not", 120, 80, []);
  const second = drawing.gate("not", 220, 80, [first]);
  const third = drawing.gate("not", 320, 80, [second]);
  drawing.connect(third, first);
  drawing.bulb("F1", 460, 80, third);
  return drawing.saved("Ring of NOTs");
}
