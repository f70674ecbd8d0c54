// Layout and wires: how long they take, and how good the drawings are.

import { examples } from "#circuit/core/examples/examples.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { layout } from "#circuit/core/scene/layout.ts";
import { quality, type Quality } from "#support/circuit/wire-quality.ts";
import { route, routeMoved } from "#circuit/core/scene/route.ts";
import { generatedCircuit, mulberry32, placed, scattered } from "../../../tests/support/circuit/generated.ts";
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
  printQualities();
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

function printQuality(name: string, circuits: readonly Circuit[]): void {
  const sums = { ink: 0, bends: 0, crossings: 0, overlaps: 0, bodiesCrossed: 0 };
  for (const circuit of circuits) {
    const each: Quality = quality(circuit, route(circuit));
    for (const key of ["ink", "bends", "crossings", "overlaps", "bodiesCrossed"] as const)
      sums[key] += each[key];
  }
  const { ink, bends, crossings, overlaps, bodiesCrossed } = sums;
  console.log(
    `wires of ${name}`.padEnd(44),
    `ink ${ink}, bends ${bends}, crossings ${crossings}, overlaps ${overlaps}, bodies crossed ${bodiesCrossed}`,
  );
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
