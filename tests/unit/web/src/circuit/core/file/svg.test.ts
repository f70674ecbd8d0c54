// A drawing as SVG: well-formed, cropped, with values, without elements that only the canvas has.

import { expect, test } from "vitest";
import { nameFont } from "#circuit/core/scene/captions.ts";
import { fixedColours, themeColours, type Colours } from "#circuit/core/scene/paint.ts";
import { looseLook, pictureOf } from "#circuit/core/scene/pictures.ts";
import type { Drawing } from "#circuit/core/scene/looks.ts";
import type { Part, State, Wire } from "#circuit/core/model/circuit.ts";
import { svgOf } from "#circuit/core/file/svg.ts";
import { roles } from "#theme/roles.ts";
import { theme } from "#theme/theme.ts";

const colours = {
  ...fixedColours,
  ...Object.fromEntries(themeColours.map((colour) => [colour, roles[colour][0]])),
} as Colours;

const parts: readonly Part[] = [
  { id: 1, kind: "switch", x: 100, y: 205, name: "A", on: true },
  { id: 2, kind: "and", x: 200, y: 200 },
  { id: 3, kind: "bulb", x: 300, y: 200, name: "F1" },
];
const wires: readonly Wire[] = [
  { id: 1, from: 1, to: 2 },
  { id: 2, from: 2, to: 3 },
];
const state: State = {
  parts,
  definitions: [],
  wires,
  nextIds: { part: 4, wire: 3 },
  outputs: new Map([
    [1, 1],
    [2, 1],
    [3, 1],
  ]),
  unstable: new Set(),
  error: null,
  races: [],
};
const drawing: Drawing = {
  state,
  routing: {
    paths: new Map([
      [
        1,
        [
          { x: 150, y: 220 },
          { x: 175, y: 220 },
          { x: 175, y: 210 },
          { x: 200, y: 210 },
        ],
      ],
      [
        2,
        [
          { x: 265, y: 220 },
          { x: 300, y: 220 },
        ],
      ],
    ]),
    joints: [{ source: 1, x: 175, y: 220 }],
    inputs: new Map([
      [2, [1]],
      [3, [2]],
    ]),
    isRough: false,
  },
  showsOutputs: false,
  showsJoints: true,
  namesAbove: false,
  isRectangular: false,
};
const empty: Drawing = {
  ...drawing,
  state: { ...state, parts: [], wires: [] },
  routing: { paths: new Map(), joints: [], inputs: new Map(), isRough: false },
};
const unstable: Drawing = { ...drawing, state: { ...state, unstable: new Set([2]) } };

test.each([
  ["a drawing", drawing],
  ["all values", { ...drawing, showsOutputs: true }],
  ["names above", { ...drawing, namesAbove: true }],
  ["an unstable part", unstable],
  ["a name that looks like markup", renamed('<&">')],
  ["nothing", empty],
])("%s is a well-formed document", (_, shown) => {
  const svg = svgOf(shown, colours);
  expect(misnested(svg)).toBeNull();
  expect(svg).not.toMatch(/undefined|NaN|Infinity/);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
});

test("the document is as large as the drawing, with a margin, wherever that is", () => {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox(svgOf(drawing, colours));
  // The name left of the switch and the name right of the bulb are inside.
  expect(x).toBeLessThan(100 - 8 - 10);
  expect(x).toBeGreaterThan(100 - 40);
  expect(y).toBeGreaterThan(180);
  expect(y).toBeLessThanOrEqual(200 - 6);
  expect(x + width).toBeGreaterThan(350 + 20);
  expect(x + width).toBeLessThan(350 + 60);
  expect(y + height).toBeGreaterThanOrEqual(240 + 6);
  expect(y + height).toBeLessThan(270);
});

test("a wire that goes around everything is inside", () => {
  const path = [
    { x: 265, y: 220 },
    { x: 265, y: 500 },
    { x: 20, y: 500 },
    { x: 20, y: 220 },
  ];
  const paths = new Map(drawing.routing.paths).set(2, path);
  const shown = { ...drawing, routing: { ...drawing.routing, paths } };
  const [x = 0, y = 0, , height = 0] = viewBox(svgOf(shown, colours));
  expect(x).toBeLessThanOrEqual(15);
  expect(y + height).toBeGreaterThanOrEqual(505);
});

test("there is no background, no grid and no mark", () => {
  const svg = svgOf(drawing, colours);
  expect(svg).not.toContain("<rect");
  expect(svg).not.toContain("<pattern");
  for (const colour of [colours.dots, colours.accent, colours.hover, colours.ok])
    expect(svg).not.toContain(colour);
});

test("parts have the shapes of the canvas", () => {
  const svg = svgOf(drawing, colours);
  for (const { outline } of pictureOf("and", { ...looseLook, inputs: 1, hasOutputWire: true }))
    if (outline.type === "path") expect(svg).toContain(`d="${outline.d}"`);
});

test("a shape has the paint of the canvas: fill, stroke with its width and ends, or fill alone", () => {
  const node: Part = { id: 99, kind: "node", x: 400, y: 200 };
  const svg = svgOf({ ...drawing, state: { ...state, parts: [...parts, node] } }, colours);
  const { ink, surface, warn } = colours;
  // The body of the gate, the rays of the lit bulb, the dot of the node.
  expect(svg).toMatch(new RegExp(`<path d="[^"]*" fill="${surface}" stroke="${ink}" stroke-width="2"/>`));
  expect(svg).toMatch(
    new RegExp(`<path d="[^"]*" stroke="${warn}" stroke-width="2" stroke-linecap="round"/>`),
  );
  expect(svg).toContain(`<circle cx="20" cy="20" r="4.5" fill="${ink}"/>`);
});

test("a wire carries its value in colour and width, and reaches the bodies at its ends", () => {
  const lineOf = (shown: Drawing) => /<path d="M257\.2 220L308 220"[^>]*>/.exec(svgOf(shown, colours))?.[0];
  expect(lineOf(drawing)).toContain(`stroke="${colours.one}" stroke-width="3.25"`);
  const off = { ...drawing, state: { ...state, outputs: new Map([[1, 1] as const]) } };
  expect(lineOf(off)).toContain(`stroke="${colours["line-strong"]}" stroke-width="2"`);
  expect(lineOf(unstable)).toContain(`stroke="${colours.warn}" stroke-width="2" stroke-dasharray="6 4"`);
});

test("wires that carry 1 lie above the others", () => {
  const off = svgOf({ ...drawing, state: { ...state, outputs: new Map([[1, 1] as const]) } }, colours);
  expect(off.indexOf(`stroke="${colours["line-strong"]}"`)).toBeLessThan(
    off.indexOf(`stroke="${colours.one}"`),
  );
});

test("joints and values are there when they are shown", () => {
  const joint = '<circle cx="175" cy="220" r="5"';
  expect(svgOf(drawing, colours)).toContain(joint);
  expect(svgOf({ ...drawing, showsJoints: false }, colours)).not.toContain(joint);
  const valueAt = 'transform="translate(263.5 209.3)"';
  expect(svgOf(drawing, colours)).not.toContain(valueAt);
  expect(svgOf({ ...drawing, showsOutputs: true }, colours)).toContain(valueAt);
  const ofOne = parts.map((part) => (part.id === 2 ? { ...part, showsOutput: true } : part));
  expect(svgOf({ ...drawing, state: { ...state, parts: ofOne } }, colours)).toContain(valueAt);
});

test("names are text: digits at the end stand lower, markup is escaped", () => {
  expect(svgOf(drawing, colours)).toMatch(/<text [^>]*text-anchor="end">A<\/text>/);
  expect(svgOf(drawing, colours)).toMatch(
    /<text [^>]*>F<tspan dy="3\.3" font-size="10\.8">1<\/tspan><\/text>/,
  );
  expect(svgOf(renamed('<&">'), colours)).toContain("&lt;&amp;&quot;&gt;");
});

test("names are written in the theme's serif", () => {
  expect(nameFont).toBe(theme.headings?.fontFamily);
});

function renamed(name: string): Drawing {
  const renamedParts = parts.map((part) => (part.id === 1 ? { ...part, name } : part));
  return { ...drawing, state: { ...state, parts: renamedParts } };
}

function viewBox(svg: string): readonly number[] {
  return /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
}

/** The first tag or text that XML would not take, or null. */
function misnested(xml: string): string | null {
  const open: string[] = [];
  for (const [all, text, closing, name, attributes, selfClosing] of xml.matchAll(
    /([^<]*)<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>|[^]/g,
  )) {
    if (name === undefined) {
      if (all.trim() !== "") return all;
      continue;
    }
    if (/&(?!(?:amp|lt|gt|quot);)/.test(`${text ?? ""}${attributes ?? ""}`)) return all;
    if (closing === "/") {
      if (open.pop() !== name) return all;
    } else if (selfClosing !== "/") open.push(name);
  }
  return open[0] ?? null;
}

test("a title is a line above the drawing, for which the picture grows, and is escaped", () => {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox(svgOf(drawing, colours));
  const svg = svgOf(drawing, colours, { title: "Adder <1>" });
  expect(svg).toMatch(/<text [^>]*>Adder &lt;1&gt;<\/text>/);
  expect(viewBox(svg)).toEqual([x, y - 30, width, height + 30]);
  expect(viewBox(svgOf(drawing, colours, { title: "x".repeat(60) }))[2]).toBeGreaterThan(60 * 9);
});

test("a note's text is upright, with its digits on the line", () => {
  const note: Part = { id: 99, kind: "note", name: "Sum of 2 < 3", x: 400, y: 20 };
  const svg = svgOf(
    { ...drawing, state: { ...drawing.state, parts: [...drawing.state.parts, note] } },
    colours,
  );
  expect(svg).toMatch(/<text x="424" y="35" [^>]*font-style="normal"[^>]*>Sum of 2 &lt; 3<\/text>/);
});
