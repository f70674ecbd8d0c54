// The part of the sheet that is in view: home, zoom, pan, fit.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialEditor } from "#circuit/core/editor/initial.ts";
import { extentOfBoard } from "#circuit/core/editor/extent.ts";
import {
  firstViewport,
  fit,
  home,
  isClear,
  isInView,
  nextZoom,
  panned,
  pinched,
  toScreen,
  toSheet,
  zoomAbout,
  zoomMax,
  zoomMin,
} from "#circuit/core/scene/viewport.ts";
import { after, boardOf, circuitOf, phone, wide } from "#support/circuit/board.ts";
import { assertProperty } from "#support/depth.ts";

const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const viewport = fc.record({
  zoom: fc.double({ min: zoomMin, max: zoomMax, noNaN: true }),
  x: coordinate,
  y: coordinate,
});
/** The canvas of a phone on its side. */
const low = { width: 740, height: 150 };
const runs = { seed: 17, runs: 1000 };

test("at home sheet point (0, 0) is 72 px below the canvas's corner, on small screens 20", () => {
  expect(toScreen(home(false), { x: 0, y: 0 })).toEqual({ x: 0, y: 72 });
  expect(toScreen(home(true), { x: 0, y: 0 })).toEqual({ x: 0, y: 20 });
});

test("a canvas at home that becomes small or wide is at home again", () => {
  const board = boardOf([["and", 10, 64]]);
  const small = after(board, { type: "resized", size: phone, isSmall: true });
  expect(small.viewport).toEqual(home(true));
  expect(after(small, { type: "resized", size: wide, isSmall: false }).viewport).toEqual(home(false));
});

test("zooming about a point keeps the sheet point under it, within the limits of zoom", () => {
  assertProperty(
    fc.property(viewport, point, fc.double({ min: 0.001, max: 100, noNaN: true }), (view, at, zoom) => {
      const next = zoomAbout(view, at, zoom);
      expect(next.zoom).toBeGreaterThanOrEqual(zoomMin);
      expect(next.zoom).toBeLessThanOrEqual(zoomMax);
      const under = toScreen(next, toSheet(view, at));
      expect(Math.hypot(under.x - at.x, under.y - at.y)).toBeLessThan(1e-6);
    }),
    runs,
  );
});

test("pinching keeps what was between the fingers between them", () => {
  const endless = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 };
  assertProperty(
    fc.property(viewport, point, point, point, point, (view, a, b, c, d) => {
      const next = pinched(view, [a, b], [c, d], wide, endless);
      const before = toSheet(view, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      const now = toScreen(next, before);
      expect(now.x).toBeCloseTo((c.x + d.x) / 2, 4);
      expect(now.y).toBeCloseTo((c.y + d.y) / 2, 4);
    }),
    runs,
  );
});

test("however it is panned, some of the drawing stays on the canvas", () => {
  const extent = { x: 300, y: 200, width: 500, height: 400 };
  const move = fc.record({
    dx: fc.integer({ min: -3000, max: 3000 }),
    dy: fc.integer({ min: -3000, max: 3000 }),
  });
  assertProperty(
    fc.property(fc.array(move, { maxLength: 20 }), fc.constantFrom(0.1, 0.5, 1, 4), (moves, zoom) => {
      let view = zoomAbout(home(false), { x: 400, y: 400 }, zoom);
      for (const { dx, dy } of moves) view = panned(view, dx, dy, wide, extent);
      const start = toScreen(view, extent);
      const end = toScreen(view, { x: extent.x + extent.width, y: extent.y + extent.height });
      const kept = (from: number, to: number, room: number) => Math.min(to, room) - Math.max(from, 0);
      expect(kept(start.x, end.x, wide.width)).toBeGreaterThanOrEqual(
        Math.min(64, extent.width * zoom) - 1e-6,
      );
      expect(kept(start.y, end.y, wide.height)).toBeGreaterThanOrEqual(
        Math.min(64, extent.height * zoom) - 1e-6,
      );
    }),
    runs,
  );
});

test("pinching does not carry the drawing off the canvas", () => {
  const fingers = [
    { x: 300, y: 300 },
    { x: 500, y: 300 },
  ] as const;
  const away = [
    { x: 5300, y: 300 },
    { x: 5500, y: 300 },
  ] as const;
  const extent = { x: 0, y: 0, width: 400, height: 400 };
  expect(pinched(home(false), fingers, away, wide, extent).x).toBe(wide.width - 64);
});

test("the room to pan in grows with the farthest part", () => {
  const far = (x: number) => {
    const extent = { x: 0, y: 0, width: x, height: 40 };
    return panned(home(false), -100_000, 0, wide, extent).x;
  };
  expect(far(1000)).toBe(64 - 1000);
  expect(far(9000)).toBe(64 - 9000);
});

test("a view beyond the limits, from zooming, may only come nearer", () => {
  const lost = { zoom: 1, x: -5000, y: 0 };
  const extent = { x: 0, y: 0, width: 100, height: 100 };
  expect(panned(lost, -10, 0, wide, extent).x).toBe(-5000);
  expect(panned(lost, 10, 0, wide, extent).x).toBe(-4990);
});

test.each<[number, "in" | "out", number]>([
  [1, "in", 1.25],
  [1, "out", 0.75],
  [1.1, "in", 1.25],
  [1.1, "out", 1],
  [0.1, "out", 0.05],
  [0.02, "out", 0.02],
  [4, "in", 4],
  [0.06, "in", 0.1],
  [0.9999, "in", 1.25],
])("from zoom %d the next %s is %d", (zoom, direction, next) => {
  expect(nextZoom(zoom, direction)).toBe(next);
});

describe("fit", () => {
  const box = fc.record({
    x: fc.integer({ min: 0, max: 15_000 }),
    y: fc.integer({ min: 0, max: 15_000 }),
    width: fc.integer({ min: 40, max: 5000 }),
    height: fc.integer({ min: 30, max: 5000 }),
  });
  test.each([
    ["wide", wide, false],
    ["small", phone, true],
    ["low", low, true],
  ] as const)("shows all of a drawing on a %s canvas, never above 100 %%", (_, size, isSmall) => {
    assertProperty(
      fc.property(box, (extent) => {
        const view = fit(extent, size, isSmall);
        expect(view.zoom).toBeLessThanOrEqual(1);
        if (view.zoom > zoomMin) expect(isClear(extent, view, size, isSmall)).toBe(true);
      }),
      runs,
    );
  });

  test("uses the room between the tools of a low canvas", () => {
    const view = fit({ x: 10, y: 10, width: 300, height: 100 }, low, true);
    expect(view).toEqual({ zoom: 1, x: 116 + (740 - 116 - 212 - 300) / 2 - 10, y: 28 + 6 / 2 - 10 });
  });

  test("is home on an empty sheet", () => {
    expect(fit(null, wide, false)).toEqual(home(false));
  });
});

describe("a circuit is first shown", () => {
  test.each<[string, number, readonly [number, number], boolean, boolean]>([
    ["at home where that shows all of it", 0, [600, 500], false, true],
    ["fitted where it does not", 0, [1500, 100], false, false],
    ["at home on a phone", 64, [200, 300], true, true],
    ["fitted on a phone", 64, [375, 300], true, false],
    ["below the tools of a phone", 0, [200, 300], true, false],
  ])("%s", (_, top, [x, y], isSmall, isAtHome) => {
    const state = circuitOf([
      ["and", 0, top],
      ["or", x, y],
    ]);
    const size = isSmall ? phone : wide;
    const board = after(initialEditor(state), { type: "resized", size, isSmall });
    const extent = extentOfBoard(board);
    expect(board.viewport).toEqual(isAtHome ? home(isSmall) : firstViewport(extent, size, isSmall));
    if (!extent) throw new Error("An extent");
    expect(isInView(extent, board.viewport, size)).toBe(true);
    if (isSmall) expect(toScreen(board.viewport, extent).y).toBeGreaterThanOrEqual(84);
  });

  test("no smaller than 75 % on a phone, its top left corner in view", () => {
    const view = firstViewport({ x: 500, y: 500, width: 3000, height: 3000 }, phone, true);
    expect(view.zoom).toBe(0.75);
    expect(isInView({ x: 500, y: 500, width: 65, height: 40 }, view, phone)).toBe(true);
  });
});

describe("the wheel", () => {
  const board = boardOf([
    ["and", 300, 200],
    ["or", 600, 400],
  ]);
  const at = { x: 400, y: 300 };
  test("pans against its turn", () => {
    const next = after(board, { type: "wheelTurned", at, dx: 30, dy: 40, zooms: false });
    expect(next.viewport).toEqual({ zoom: 1, x: -30, y: 32 });
  });

  test("with Ctrl zooms about the pointer, by at most a notch", () => {
    const next = after(board, { type: "wheelTurned", at, dx: 0, dy: -10_000, zooms: true });
    expect(next.viewport.zoom).toBeCloseTo(Math.exp(0.25));
    const under = toScreen(next.viewport, toSheet(board.viewport, at));
    expect(under.x).toBeCloseTo(at.x);
    expect(under.y).toBeCloseTo(at.y);
  });
});
