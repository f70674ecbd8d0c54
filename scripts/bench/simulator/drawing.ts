// Layout and wires: how long they take, and how good the drawings are.

import { examples } from "#circuit/core/examples/examples.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { layout } from "#circuit/core/scene/layout.ts";
import { quality, type Quality } from "#support/circuit/wire-quality.ts";
import { route, routeInTime, routeMoved } from "#circuit/core/scene/route.ts";
import {
  generatedCircuit,
  mulberry32,
  placed,
  scattered,
  shuffled,
} from "../../../tests/support/circuit/generated.ts";
import { printFigure } from "../figures.ts";
import { Drawing } from "./circuits.ts";

const rounds = 9;

export function measureDrawing(): void {
  const generated = formula(200);
  printTimes("layout and wires, 200 generated parts (to reach: 100)", () => route(laidOut(generated)));
  const tangle = generatedCircuit(7, 165, false);
  printTimes(`layout and wires, ${tangle.parts.length} random parts`, () => route(laidOut(tangle)));

  const sheet = columns(1_000, 1_500);
  const before = route(sheet);
  const dragged = sheet.parts.find(
    ({ id }) => sheet.wires.filter(({ from, to }) => from === id || to === id).length === 4,
  );
  if (!dragged) throw new Error("No part has four wires.");
  const moved = new Set([dragged.id]);
  let step = 0;
  printTimes(
    "wires of a dragged part with 4, of 1,500",
    () => {
      step += 1;
      const parts = sheet.parts.map((part) => (part === dragged ? { ...part, x: part.x + 5 * step } : part));
      return routeMoved({ ...sheet, parts }, before, moved);
    },
    200,
  );
  printTimes("wires, 1,000 parts, 1,500 wires", () => route(sheet));
  let routing = before;
  printTimes(
    "wires after one of 1,000 parts was moved",
    () => {
      step += 1;
      const at = (37 * step) % sheet.parts.length;
      const parts = sheet.parts.map((part, index) => (index === at ? { ...part, x: part.x + 10 } : part));
      routing = route({ ...sheet, parts }, routing);
    },
    40,
  );
  const large = columns(5_000, 7_500);
  printTimes("wires, 5,000 parts, 7,500 wires", () => route(large), 1);
  printTimes("layout, 5,000 parts, 7,500 wires", () => layout(large), 1);
  for (const [name, circuit] of tangles()) printInTime(name, circuit);
  printQualities();
}

/** Circuits that nobody draws on purpose, but that a file or a link can have. */
function tangles(): readonly (readonly [string, Circuit])[] {
  const scatteredOf = (seed: number, size: number, gap: number) =>
    scattered(generatedCircuit(seed, size, true), seed, gap);
  return [
    ["scattered", scatteredOf(3, 330, 20)],
    ["on each other", scatteredOf(4, 46, -35)],
    ["on each other", scatteredOf(5, 84, -35)],
    ["on a tight grid", onGrid(generatedCircuit(8, 205, true), { x: 70, y: 45 })],
    ["scattered", scatteredOf(9, 820, 20)],
  ];
}

/** In a random order, as far apart as `pitch` says. */
function onGrid(circuit: Circuit, pitch: { readonly x: number; readonly y: number }): Circuit {
  const { parts } = shuffled(circuit, 9);
  const columnCount = Math.ceil(Math.sqrt(parts.length));
  return {
    ...circuit,
    parts: parts.map((part, index) => ({
      ...part,
      x: 40 + pitch.x * (index % columnCount),
      y: 40 + pitch.y * Math.floor(index / columnCount),
    })),
  };
}

/** What the page's thread does when the circuit is opened, and after each part is moved. */
function printInTime(name: string, circuit: Circuit): void {
  const parts = `${circuit.parts.length} parts ${name}`;
  printTimes(`${parts}, opened (to reach: 1,000)`, () => routeInTime(circuit, null), 3);
  let drawn = { circuit, routing: routeInTime(circuit, null) };
  let step = 0;
  printTimes(
    `${parts}, one moved (to reach: 50)`,
    () => {
      const at = (37 * ++step) % circuit.parts.length;
      const moved = {
        ...circuit,
        parts: drawn.circuit.parts.map((part, index) => (index === at ? { ...part, x: part.x + 10 } : part)),
      };
      drawn = { circuit: moved, routing: routeInTime(moved, drawn) };
    },
    20,
  );
}

function printTimes(name: string, run: () => unknown, count = rounds): void {
  // Run once first, so that the JavaScript engine has compiled the measured code.
  if (count > 1) run();
  const times = Array.from({ length: count }, () => {
    const startMs = performance.now();
    run();
    return performance.now() - startMs;
  });
  printFigure(name, times, "ms");
}

function printQualities(): void {
  for (const example of examples) printQuality(example.name, [example]);
  printQuality("the examples laid out", examples.map(laidOut));
  const circuits = Array.from({ length: 300 }, (_, index) =>
    generatedCircuit(index + 1, 2 + (index % 60), index % 2 === 0),
  );
  printQuality("300 generated circuits", circuits.map(laidOut));
  const small = circuits.filter(({ parts }) => parts.length <= 40);
  printQuality(
    `${small.length} scattered circuits`,
    small.map((circuit, index) => scattered(circuit, index, 20)),
  );
}

const measures = [
  "ink",
  "bends",
  "crossings",
  "overlaps",
  "bodiesCrossed",
  "rings",
  "dotsTouched",
] as const satisfies readonly (keyof Quality)[];

function printQuality(name: string, circuits: readonly Circuit[]): void {
  const all = circuits.map((circuit) => quality(circuit, route(circuit)));
  const sums = measures.map((measure) => `${measure} ${all.reduce((sum, each) => sum + each[measure], 0)}`);
  console.log(`wires of ${name}`.padEnd(44), sums.join(", "));
}

function laidOut(circuit: Circuit): Circuit {
  return placed(circuit, layout(circuit));
}

/** The circuit of one expression over eight variables: a tree of gates, its leaves the switches. */
function formula(parts: number): Circuit {
  const random = mulberry32(17);
  const drawing = new Drawing();
  const switches = Array.from({ length: 8 }, () => drawing.add("switch"));
  const gates = parts - switches.length - 1;
  const open = Array.from({ length: gates + 1 }, () => switches[Math.floor(random() * 8)] ?? 1);
  for (let gate = 0; gate < gates; gate += 1) {
    const at = Math.floor(random() * (open.length - 1));
    const [one = 1, other = 1] = open.splice(at, 2);
    const kind = (["and", "or", "nand", "nor"] as const)[Math.floor(random() * 4)] ?? "and";
    // Two inputs from one switch are one wire.
    open.splice(at, 0, drawing.add(kind, ...new Set([one, other])));
  }
  drawing.add("bulb", ...open);
  return drawing.circuit();
}

/** A circuit as people draw it: columns of 40 parts, most wires from a part near by in the column before. */
function columns(parts: number, wires: number): Circuit {
  const random = mulberry32(17);
  const drawing = new Drawing();
  const columnLength = 40;
  for (let part = 0; part < parts; part += 1) drawing.add(part < columnLength ? "switch" : "and");
  const known = new Set<string>();
  for (let count = 0; count < wires;) {
    const to = columnLength + 1 + Math.floor(random() * (parts - columnLength));
    const back = columnLength * (random() < 0.8 ? 1 : 2);
    const from = Math.max(1, to - back + Math.floor(random() * 5) - 2);
    if (from >= to || known.has(`${from} ${to}`)) continue;
    known.add(`${from} ${to}`);
    drawing.connect(from, to);
    count += 1;
  }
  const circuit = drawing.circuit();
  const place = (id: number) => ({
    x: 40 + 140 * Math.floor((id - 1) / columnLength),
    y: 40 + 70 * ((id - 1) % columnLength),
  });
  return { ...circuit, parts: circuit.parts.map((part) => ({ ...part, ...place(part.id) })) };
}
