// The example that chooses one of two inputs. Pure.

import type { Saved } from "../file/saved.ts";
import { Drawing } from "./drawing.ts";

export function multiplexer(): Saved {
  const drawing = new Drawing();
  const zero = drawing.switch("D0", 40, 60);
  const one = drawing.switch("D1", 40, 150);
  const select = drawing.switch("S", 40, 240);
  const not = drawing.gate("not", 140, 100, [select]);
  const first = drawing.gate("and", 260, 65, [zero, not]);
  const second = drawing.gate("and", 260, 155, [one, select]);
  const or = drawing.gate("or", 400, 110, [first, second]);
  drawing.bulb("Y", 540, 110, or);
  return drawing.saved("2:1 multiplexer");
}
