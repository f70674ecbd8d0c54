// The example that chooses one of two inputs. Pure.

import type { Saved } from "../file/saved.ts";
import { Drawing } from "./drawing.ts";

export function multiplexer(): Saved {
  const drawing = new Drawing();
  const zero = drawing.switch("D0", 60, 60);
  const one = drawing.switch("D1", 60, 150);
  const select = drawing.switch("S", 60, 240);
  const not = drawing.gate("not", 140, 100, [select]);
  const first = drawing.gate("and", 245, 65, [zero, not]);
  const second = drawing.gate("and", 245, 155, [one, select]);
  const or = drawing.gate("or", 355, 110, [first, second]);
  drawing.bulb("Y", 455, 110, or);
  return drawing.saved("2:1 multiplexer");
}
