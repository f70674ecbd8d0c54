// A network as a circuit of Logisim-evolution, and of Logisim. Pure.
//
// Source: the reader of files and the shapes of gates in Logisim-evolution 4 (`XmlReader`, `AbstractGate`, `NotGate`).

import type { NetworkGateKind } from "#contract/generated/logic-types.ts";
import { fileNames, type NameRules } from "./file-names.ts";
import type { FileNetwork } from "./file-network.ts";
import type { Point } from "./grid-wires.ts";
import { narrowed } from "./narrow-gates.ts";
import { schematicOf, type GateShapes } from "./schematic.ts";
import { middlePins, middleReach } from "./middle-pins.ts";
import type { WrittenFile } from "./written-file.ts";

/** Logisim-evolution changes other labels when it reads the file. */
const rules: NameRules = { reserved: new Set(), ignoresCase: true, allowsUnderscores: false };

/** Logisim's gates have at most 32; those of Logisim-evolution 64. */
const inputsMax = 32;

const names: Readonly<Record<NetworkGateKind, string>> = {
  and: "AND Gate",
  nand: "NAND Gate",
  not: "NOT Gate",
  or: "OR Gate",
  nor: "NOR Gate",
  xor: "XOR Gate",
  xnor: "XNOR Gate",
};

/** Narrow gates, in units of 10 pixels. */
const shapes: GateShapes = {
  width: (kind) => ({ not: 2, and: 3, or: 3, nand: 4, nor: 4, xor: 4, xnor: 5 })[kind],
  pins: middlePins,
  reach: middleReach,
};

/** From the edge of the sheet to the first part, in pixels. */
const margin = 100;

export function logisim(wide: FileNetwork, circuit: string): WrittenFile {
  const network = narrowed(wide, () => inputsMax);
  const labels = fileNames(network, rules, () => "");
  const { sources, gates, outputs, wires } = schematicOf(network, shapes);
  const components = [
    ...sources.map(({ signal, at }) =>
      signal.kind === "constant"
        ? component(0, at, "Constant", { value: signal.value ? "0x1" : "0x0" })
        : component(0, at, "Pin", { label: labels.of(signal) }),
    ),
    ...gates.map(({ kind, output, pins }) =>
      component(1, output, names[kind], {
        size: kind === "not" ? "20" : "30",
        ...(kind !== "not" && { inputs: String(pins.length) }),
        // Otherwise the gate is 1 where exactly one input is.
        ...((kind === "xor" || kind === "xnor") && { xor: "odd" }),
      }),
    ),
    ...outputs.map(({ at }, index) =>
      component(0, at, "Pin", { facing: "west", output: "true", label: labels.outputs[index] ?? "" }),
    ),
  ];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<project source="3.8.0" version="1.0">',
    ...libraries.map((library, at) => `  <lib desc="#${library}" name="${at}"/>`),
    `  <main name="${circuit}"/>`,
    "  <toolbar>",
    ...toolbar.map((tool) => `    ${tool}`),
    "  </toolbar>",
    `  <circuit name="${circuit}">`,
    ...wires.map(({ from, to }) => `    <wire from="${placeOf(from)}" to="${placeOf(to)}"/>`),
    ...components.map((line) => `    ${line}`),
    "  </circuit>",
    "</project>",
    "",
  ];
  return { text: lines.join("\n"), changed: labels.changed };
}

/** Their parts can be added to the circuit. */
const libraries = ["Wiring", "Gates", "Plexers", "Arithmetic", "Memory", "I/O", "Base"];

const toolbar = [
  '<tool lib="6" name="Poke Tool"/>',
  '<tool lib="6" name="Edit Tool"/>',
  '<tool lib="6" name="Text Tool"/>',
  "<sep/>",
  '<tool lib="0" name="Pin"/>',
  '<tool lib="0" name="Pin"><a name="facing" val="west"/><a name="output" val="true"/></tool>',
  ...(["not", "and", "or", "nand", "nor", "xor"] as const).map(
    (kind) => `<tool lib="1" name="${names[kind]}"/>`,
  ),
];

function component(
  library: number,
  at: Point,
  name: string,
  attributes: Readonly<Record<string, string>>,
): string {
  const written = Object.entries(attributes).map(([key, value]) => `<a name="${key}" val="${value}"/>`);
  return `<comp lib="${library}" loc="${placeOf(at)}" name="${name}">${written.join("")}</comp>`;
}

function placeOf({ x, y }: Point): string {
  return `(${margin + 10 * x},${margin + 10 * y})`;
}
