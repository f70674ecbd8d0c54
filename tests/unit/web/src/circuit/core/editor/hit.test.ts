// The part or wire that a point of the canvas hits: hit areas in px of the screen at every zoom.

import { describe, expect, test } from "vitest";
import type { Device, Hit } from "#circuit/core/editor/gesture.ts";
import { hitAt, partAt } from "#circuit/core/editor/hit.ts";
import type { State } from "#circuit/core/model/circuit.ts";
import type { Point } from "#circuit/core/scene/geometry.ts";
import { route } from "#circuit/core/scene/route.ts";
import { circuitOf } from "#support/circuit/board.ts";

const sheet: Hit = { sheet: true };
const part = (id: number, isLead = false): Hit => ({ part: id, lead: isLead });

function hit(state: State, zoom: number, at: Point, device: Device): Hit {
  return hitAt(state, route(state), { zoom, x: 0, y: 0 }, at, device);
}

const and = circuitOf([["and", 100, 100]]);
describe("a part is hit", () => {
  test.each<[string, number, Point, Device, Hit]>([
    ["inside", 1, { x: 130, y: 120 }, "mouse", part(1)],
    ["6 px beside", 1, { x: 94, y: 120 }, "mouse", part(1)],
    ["not 7 px beside", 1, { x: 93, y: 120 }, "mouse", sheet],
    ["6 px beside at 400 %", 4, { x: 394, y: 480 }, "mouse", part(1)],
    ["not 7 px beside at 400 %", 4, { x: 393, y: 480 }, "mouse", sheet],
    ["by a finger on 44 px at 25 %", 0.25, { x: 33, y: 8.5 }, "touch", part(1)],
    ["not by a finger beyond 44 px at 25 %", 0.25, { x: 33, y: 7.5 }, "touch", sheet],
    ["not by a mouse there", 0.25, { x: 33, y: 8.5 }, "mouse", sheet],
  ])("%s", (_, zoom, at, device, expected) => {
    expect(hit(and, zoom, at, device)).toEqual(expected);
  });
});

describe("of several parts", () => {
  test("the nearest is hit", () => {
    const state = circuitOf([
      ["and", 100, 100],
      ["and", 100, 150],
    ]);
    expect(hit(state, 1, { x: 110, y: 144 }, "mouse")).toEqual(part(1));
    expect(hit(state, 1, { x: 110, y: 146 }, "mouse")).toEqual(part(2));
  });

  test("at equal distance the one whose middle is nearer, then the one drawn above", () => {
    const state = circuitOf([
      ["and", 100, 100],
      ["or", 130, 100],
      ["not", 130, 100],
    ]);
    expect(hit(state, 1, { x: 132, y: 120 }, "mouse")).toEqual(part(1));
    expect(hit(state, 1, { x: 150, y: 120 }, "mouse")).toEqual(part(3));
  });
});

describe("an output lead is hit", () => {
  const state = circuitOf([
    ["and", 100, 100],
    ["node", 300, 100],
    ["bulb", 500, 100],
    ["or", 170, 100],
  ]);
  test.each<[string, number, Point, Device, Hit]>([
    ["by a mouse at its end", 1, { x: 164, y: 120 }, "mouse", part(1, true)],
    ["beyond it", 1, { x: 169, y: 120 }, "mouse", part(1, true)],
    ["not by a finger", 1, { x: 164, y: 120 }, "touch", part(1)],
    ["not by a pen", 1, { x: 164, y: 120 }, "pen", part(1)],
    ["not within a neighbour", 1, { x: 172, y: 120 }, "mouse", part(4)],
    ["at a node's right edge", 1, { x: 342, y: 120 }, "mouse", part(2, true)],
    ["not in a node's middle, by which it is moved", 1, { x: 320, y: 120 }, "mouse", part(2)],
    ["not at a bulb, which has none", 1, { x: 540, y: 120 }, "mouse", part(3)],
    ["not in the middle of a small part", 0.25, { x: 33, y: 30 }, "mouse", part(1)],
  ])("%s", (_, zoom, at, device, expected) => {
    expect(hit(state, zoom, at, device)).toEqual(expected);
  });
});

describe("a wire is hit", () => {
  const state = circuitOf(
    [
      ["and", 100, 100],
      ["or", 400, 110],
    ],
    [[1, 2]],
  );
  test.each<[string, number, Point, Device, Hit]>([
    ["within 6 px", 1, { x: 300, y: 126 }, "mouse", { wire: 1 }],
    ["not beyond", 1, { x: 300, y: 127 }, "mouse", sheet],
    ["by a finger within 22 px", 1, { x: 300, y: 142 }, "touch", { wire: 1 }],
    ["not by a finger beyond", 1, { x: 300, y: 143 }, "touch", sheet],
    ["after the part beside it", 1, { x: 395, y: 120 }, "mouse", part(2)],
    ["at 400 % within 6 px", 4, { x: 1200, y: 486 }, "mouse", { wire: 1 }],
  ])("%s", (_, zoom, at, device, expected) => {
    expect(hit(state, zoom, at, device)).toEqual(expected);
  });
});

test("a wire's end looks for parts alone", () => {
  const view = { zoom: 1, x: 0, y: 0 };
  expect(partAt(and, view, { x: 168, y: 120 }, "mouse")).toBe(1);
  expect(partAt(and, view, { x: 200, y: 120 }, "mouse")).toBeNull();
});
