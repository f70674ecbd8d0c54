// A tooltip is below its button, or above it, and always inside the window.

import { expect, test } from "vitest";
import { tooltipPosition } from "#components/core/tooltip-position.ts";

const view = { width: 360, height: 740 };
const tooltip = { width: 120, height: 26 };
const button = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

test.each([
  ["in the middle: centred below", button(158, 100), { left: 120, top: 150 }],
  ["at the left edge: 8 px inside", button(4, 6), { left: 8, top: 56 }],
  ["at the right edge: 8 px inside", button(312, 6), { left: 232, top: 56 }],
  ["at the lower edge: above", button(158, 690), { left: 120, top: 658 }],
  ["with just enough room below: below", button(158, 656), { left: 120, top: 706 }],
  ["with one pixel too little: above", button(158, 657), { left: 120, top: 625 }],
])("%s", (_name, at, position) => {
  expect(tooltipPosition(at, tooltip, view)).toEqual(position);
});

test("in a window too low for either it stands below", () => {
  expect(tooltipPosition(button(0, 10), tooltip, { width: 200, height: 70 }).top).toBe(60);
});
