// A network as a circuit of Digital. Pure.
//
// Source: the files that Digital comes with, and its shapes of gates (`GenericShape`, `IEEENotShape`).

import type { NetworkGateKind } from "#contract/generated/logic-types.ts";
import { fileNames, type NameRules } from "./file-names.ts";
import type { FileNetwork } from "./file-network.ts";
import type { Point } from "./grid-wires.ts";
import { middlePins, middleReach } from "./middle-pins.ts";
import { narrowed } from "./narrow-gates.ts";
import { schematicOf, type GateShapes } from "./schematic.ts";
import type { WrittenFile } from "./written-file.ts";

const rules: NameRules = { reserved: new Set(), ignoresCase: false, allowsUnderscores: true };

/** Digital has no limit; wider gates are hard to read. */
const inputsMax = 32;

const names: Readonly<Record<NetworkGateKind, string>> = {
  and: "And",
  nand: "NAnd",
  not: "Not",
  or: "Or",
  nor: "NOr",
  xor: "XOr",
  xnor: "XNOr",
};

/** In units of 20 pixels. */
const shapes: GateShapes = {
  width: (kind) => ({ not: 2, and: 3, or: 3, nand: 4, nor: 4, xor: 3, xnor: 4 })[kind],
  pins: middlePins,
  reach: middleReach,
};

export function digital(wide: FileNetwork): WrittenFile {
  const network = narrowed(wide, () => inputsMax);
  const labels = fileNames(network, rules, () => "");
  const { sources, gates, outputs, wires } = schematicOf(network, shapes);
  const elements = [
    ...sources.map(({ signal, at }) =>
      signal.kind === "constant"
        ? element("Const", at, signal.value ? [] : [["Value", "long", "0"]])
        : element("In", at, [["Label", "string", labels.of(signal)]]),
    ),
    ...gates.map(({ kind, output, pins: [first = output, ...others] }) =>
      element(names[kind], first, others.length > 1 ? [["Inputs", "int", String(others.length + 1)]] : []),
    ),
    ...outputs.map(({ at }, index) => element("Out", at, [["Label", "string", labels.outputs[index] ?? ""]])),
  ];
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    "<circuit>",
    "  <version>2</version>",
    "  <attributes/>",
    "  <visualElements>",
    ...elements.flat().map((line) => `    ${line}`),
    "  </visualElements>",
    "  <wires>",
    ...wires.flatMap(({ from, to }) => [
      "    <wire>",
      `      <p1 ${placeOf(from)}/>`,
      `      <p2 ${placeOf(to)}/>`,
      "    </wire>",
    ]),
    "  </wires>",
    "  <measurementOrdering/>",
    "</circuit>",
    "",
  ];
  return { text: lines.join("\n"), changed: labels.changed };
}

function element(
  name: string,
  at: Point,
  attributes: readonly (readonly [key: string, type: "string" | "int" | "long", value: string])[],
): readonly string[] {
  const entries = attributes.flatMap(([key, type, value]) => [
    "    <entry>",
    `      <string>${key}</string>`,
    `      <${type}>${value}</${type}>`,
    "    </entry>",
  ]);
  return [
    "<visualElement>",
    `  <elementName>${name}</elementName>`,
    ...(entries.length > 0
      ? ["  <elementAttributes>", ...entries, "  </elementAttributes>"]
      : ["  <elementAttributes/>"]),
    `  <pos ${placeOf(at)}/>`,
    "</visualElement>",
  ];
}

function placeOf({ x, y }: Point): string {
  return `x="${20 * x}" y="${20 * y}"`;
}
