// The pictures of parts: sizes and outlines of the design, leads where wires end, one source for canvas and page.

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { GatePicture } from "#circuit/gate-picture.tsx";
import { kindNames, kinds, type GateKind, type Kind } from "#circuit/core/model/kinds.ts";
import { inputLead, inputOffsets, outputLead } from "#circuit/core/scene/geometry.ts";
import { linesOf } from "#circuit/core/scene/outline.ts";
import { hexSegments } from "#circuit/core/scene/segments.ts";
import { inputDepth, looseLook, outputStart, pictureOf, type Shape } from "#circuit/core/scene/pictures.ts";

const gates: readonly Kind[] = ["and", "or", "nand", "nor", "xor", "xnor"];

/** Path data of the shapes with a role. */
const paths = (kind: Kind, role: Shape["role"], look = looseLook) =>
  pictureOf(kind, look).flatMap(({ outline, role: its }) =>
    its === role && outline.type === "path" ? [outline.d] : [],
  );

const circles = (kind: Kind, role: Shape["role"], look = looseLook) =>
  pictureOf(kind, look).flatMap(({ outline, role: its }) =>
    its === role && outline.type === "circle" ? [[outline.x, outline.y, outline.radius]] : [],
  );

/** Without curves' inner points: the corners of a path that begin and end its segments. */
const corners = (d: string) => linesOf(d).flatMap(({ points }) => points);

describe("a part looks as the design draws it", () => {
  test.each([
    ["and", "M8 0H37.2A20 20 0 0 1 37.2 40H8Z"],
    ["nand", "M8 0H30.2A20 20 0 0 1 30.2 40H8Z"],
    ["or", "M8 0H22.6A40 40 0 0 1 57.2 20A40 40 0 0 1 22.6 40H8A40 40 0 0 0 8 0Z"],
    ["nor", "M8 0H15.6A40 40 0 0 1 50.2 20A40 40 0 0 1 15.6 40H8A40 40 0 0 0 8 0Z"],
    ["not", "M12 3L45 20L12 37Z"],
  ] as const)("the body of %s", (kind, body) => {
    expect(paths(kind, "body")).toEqual([body]);
  });

  test.each([
    ["nand", [[53.9, 20, 3.6]]],
    ["nor", [[53.9, 20, 3.6]]],
    ["not", [[48.7, 20, 3.6]]],
    ["and", []],
    ["or", []],
  ] as const)("the bubble of %s", (kind, bubbles) => {
    expect(circles(kind, "bubble")).toEqual(bubbles);
  });

  test.each([
    ["left and 0", false, 13, "line-strong"],
    ["right and 1", true, 32, "one"],
  ] as const)("a switch has its knob %s", (_, isOn, x, stroke) => {
    const look = { ...looseLook, isOn };
    expect(circles("switch", "knob", look)).toEqual([[x, 15, 8.5]]);
    const [digit] = paths("switch", "digit", look);
    const middle = corners(digit ?? "").reduce((sum, point, _at, all) => sum + point.x / all.length, 0);
    expect(middle < 22.5).toBe(isOn);
    expect(pictureOf("switch", look).find(({ role }) => role === "body")?.paint.stroke).toBe(stroke);
  });

  test("a bulb is a circle with a cross, and lit adds yellow and seven rays", () => {
    expect(circles("bulb", "body")).toEqual([[21, 20, 13]]);
    expect(paths("bulb", "cross")).toHaveLength(1);
    expect(paths("bulb", "ray")).toEqual([]);
    const lit = { ...looseLook, isOn: true };
    expect(linesOf(paths("bulb", "ray", lit)[0] ?? "")).toHaveLength(7);
    expect(pictureOf("bulb", lit).find(({ role }) => role === "body")?.paint.fill).toBe("lamp");
  });

  test("a node is a dot with a ring, and has no leads", () => {
    expect(circles("node", "dot")).toEqual([[20, 20, 4.5]]);
    expect(linesOf(paths("node", "ring")[0] ?? "")).toHaveLength(12);
    expect(paths("node", "lead")).toEqual([]);
  });
});

describe("leads end where wires do", () => {
  const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const cases = gates.flatMap((kind) => counts.map((inputs) => [kind, inputs] as const));

  test.each(cases)("%s with %i wires leaves leads where no wire ends", (kind, inputs) => {
    const part = { id: 1, kind, x: 0, y: 0 };
    const shown = paths(kind, "lead", { ...looseLook, inputs, hasOutputWire: true });
    const ends = shown.map((d) => corners(d)[0]);
    const offsets = inputOffsets(part, inputs);
    expect(ends).toEqual(offsets.slice(inputs).map((_, index) => inputLead(part, inputs, inputs + index)));
  });

  test.each(cases)("each of %s's %i wires meets its back edge or bar", (kind, inputs) => {
    const bar = paths(kind, "bar", { ...looseLook, inputs }).flatMap(corners);
    const ys = bar.length > 0 ? bar.map(({ y }) => y) : [0, 40];
    for (const y of inputOffsets({ kind }, inputs)) {
      expect(y).toBeGreaterThanOrEqual(Math.min(...ys));
      expect(y).toBeLessThanOrEqual(Math.max(...ys));
      const depth = inputDepth(kind, y);
      const edge = paths(kind, "curve").length > 0 ? 2 : 8;
      expect(depth).toBeGreaterThanOrEqual(edge);
      expect(depth).toBeLessThan(edge + 6);
    }
  });

  test.each([
    [2, []],
    [4, []],
    [5, [-4, 0, 40, 44]],
    [7, [-14, 0, 40, 54]],
  ] as const)("a gate with %i inputs has a bar only where leads reach its corners", (inputs, ys) => {
    const bar = paths("and", "bar", { ...looseLook, inputs }).flatMap(corners);
    expect(bar.map(({ y }) => y)).toEqual(ys);
    expect(bar.every(({ x }) => x === 8)).toBe(true);
  });

  test.each(kindNames.filter((kind) => kinds[kind].isSource && kind !== "node"))(
    "the output lead of %s ends where its wires begin, and is covered by them",
    (kind) => {
      const end = outputLead({ id: 1, kind, x: 0, y: 0 });
      const lead = paths(kind, "lead").at(-1) ?? "";
      expect(corners(lead)).toEqual([{ x: outputStart(kind), y: end.y }, end]);
      expect(paths(kind, "lead", { ...looseLook, hasOutputWire: true })).not.toContain(lead);
    },
  );

  test.each(gates)("the bent or straight back edge of %s is where its leads end", (kind) => {
    const [body = ""] = [...paths(kind, "curve"), ...paths(kind, "body")];
    for (const y of [10, 20, 30]) {
      const back = Math.min(...crossings(body, y));
      expect(inputDepth(kind, y)).toBeCloseTo(back, 1);
    }
  });
});

describe("rectangular symbols", () => {
  const rectangular = { ...looseLook, isRectangular: true };
  const all: readonly GateKind[] = ["and", "or", "not", "nand", "nor", "xor", "xnor"];

  test.each(all)(
    "%s is a rectangle that covers the ends of its wires, with its output where it was",
    (kind) => {
      const [body = ""] = paths(kind, "body", rectangular);
      const xs = corners(body).map(({ x }) => x);
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      expect(corners(body).map(({ y }) => y)).toEqual([0, 0, 40, 40]);
      for (let y = 0; y <= 40; y += 5) {
        expect(inputDepth(kind, y)).toBeGreaterThanOrEqual(left);
        expect(inputDepth(kind, y)).toBeLessThan(right);
      }
      const [[bubble, , radius] = []] = circles(kind, "bubble", rectangular);
      const end = bubble === undefined ? right : bubble + (radius ?? 0);
      expect(outputStart(kind)).toBeCloseTo(end, 1);
      expect(circles(kind, "bubble", rectangular)).toEqual(circles(kind, "bubble"));
    },
  );

  test("tell AND, OR, XOR and NOT apart, and a gate with a bubble has the symbol of the gate without", () => {
    const shapeOf = (kind: GateKind) => {
      const points = linesOf(paths(kind, "symbol", rectangular)[0] ?? "").flatMap((line) => line.points);
      const first = points[0] ?? { x: 0, y: 0 };
      return points.map(({ x, y }) => `${(x - first.x).toFixed(1)} ${y.toFixed(1)}`).join();
    };
    expect(new Set((["and", "or", "xor", "not"] as const).map(shapeOf)).size).toBe(4);
    for (const [one, other] of [
      ["and", "nand"],
      ["or", "nor"],
      ["xor", "xnor"],
    ] as const)
      expect(shapeOf(one)).toBe(shapeOf(other));
  });
});

/** Where the outline crosses a level line. */
function crossings(d: string, y: number): readonly number[] {
  return linesOf(d).flatMap(({ points, isClosed }) =>
    points.flatMap((from, index) => {
      const to = points[index + 1] ?? (isClosed ? points[0] : from) ?? from;
      if (from.y === to.y || (from.y - y) * (to.y - y) > 0) return [];
      return [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)];
    }),
  );
}

test("nothing of a part but rays, bar and the thickness of lines is outside its box", () => {
  for (const kind of kindNames)
    for (const isOn of [false, true])
      for (const { role, outline } of pictureOf(kind, { ...looseLook, isOn })) {
        if (role === "ray") continue;
        const points =
          outline.type === "path"
            ? corners(outline.d)
            : [-1, 1].map((side) => ({ x: outline.x + side * outline.radius, y: outline.y }));
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(kinds[kind].width);
          expect(y).toBeGreaterThanOrEqual(-1e-9);
          expect(y).toBeLessThanOrEqual(kinds[kind].height + 1e-9);
        }
      }
});

test.each(kindNames)(
  "the picture of %s on the page has the shapes of the canvas, and is hidden from readers",
  (kind) => {
    const markup = renderToStaticMarkup(createElement(GatePicture, { kind }));
    for (const { outline } of pictureOf(kind, looseLook))
      expect(markup).toContain(outline.type === "path" ? `d="${outline.d}"` : `r="${outline.radius}"`);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toMatch(/undefined|NaN/);
  },
);

test("a hexadecimal digit has the segments of its number, whose most significant bit is the first pin", () => {
  // The segments from a to g that are dark.
  const dark = [
    "g",
    "adefg",
    "cf",
    "ef",
    "ade",
    "be",
    "b",
    "defg",
    "",
    "e",
    "d",
    "ab",
    "bcg",
    "af",
    "bc",
    "bcd",
  ];
  for (const [digit, segments] of dark.entries()) {
    expect(hexSegments[digit], `digit ${digit}`).toBe(litOf(segments));
    const pins = [8, 4, 2, 1].reduce((bits, weight, pin) => bits | (digit & weight ? 1 << pin : 0), 0);
    const strokes = pictureOf("hexDigit", { ...looseLook, pins }).filter(({ role }) => role === "digit");
    const count = strokes
      .filter(({ paint }) => paint.stroke === "line-strong")
      .map(({ outline }) => (outline.type === "path" ? outline.d.split("M").length - 1 : 0));
    expect(count[0] ?? 0, `digit ${digit}`).toBe(segments.length);
    const lit = pictureOf("segments", { ...looseLook, pins: litOf(segments) });
    const whole = lit.find(({ role, paint }) => role === "digit" && paint.stroke === "one");
    expect(whole?.outline.type === "path" && whole.outline.d.split("M").length - 1).toBe(7 - segments.length);
  }
});

/** The pins of the segments that are not named. */
function litOf(dark: string): number {
  return [..."abcdefg"].reduce((bits, segment, pin) => bits | (dark.includes(segment) ? 0 : 1 << pin), 0);
}
