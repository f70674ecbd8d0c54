// A network as a picture in LaTeX, drawn by the package `circuitikz` with gates of IEEE Std 91. Pure.
//
// Source: S. Erhardt, S. Lindner, R. Giannetti, M. Redaelli, "CircuiTikZ", version 1.2.

import { latexName } from "#notation/core/row-list.ts";
import type { FileNetwork } from "./file-network.ts";
import type { Point } from "./grid-wires.ts";
import { narrowed } from "./narrow-gates.ts";
import { schematicOf, type GateShapes } from "./schematic.ts";

/** A wider gate would be a very long line with pins. */
const inputsMax = 16;

/** Half of the distance of two pins, which is 0.4 of `bipoles/length`. */
const unit = "2.8mm";
const length = "14mm";

/** A gate's pins are two units apart. Its width is nearly 8 units, whatever its kind, and less for NOT. */
const gateWidth = 8;
const shapes: GateShapes = {
  width: () => gateWidth,
  pins: (inputs) => Array.from({ length: inputs }, (_, at) => 2 * at - (inputs - 1)),
  reach: (inputs) => Math.max(4, inputs + 1),
};

export function circuitikz(wide: FileNetwork): string {
  const network = narrowed(wide, () => inputsMax);
  const { sources, gates, outputs, wires, branches } = schematicOf(network, shapes);
  /** The anchors at the pins of gates: their places differ from the grid's by the width of a line. */
  const anchors = new Map<string, string>();
  for (const [at, { output, pins }] of gates.entries()) {
    anchors.set(placeOf(output), `(g${at + 1}.out)`);
    for (const [index, pin] of pins.entries())
      anchors.set(placeOf(pin), `(g${at + 1}.in${pins.length > 1 ? ` ${index + 1}` : ""})`);
  }
  const anchorOf = (point: Point) => anchors.get(placeOf(point)) ?? placeOf(point);
  return [
    "% \\usepackage{circuitikz}",
    `\\begin{circuitikz}[x=${unit}, y=-${unit}]`,
    `  \\ctikzset{logic ports=ieee, bipoles/length=${length}}`,
    ...sources.map(({ signal, at }) => {
      const name =
        signal.kind === "constant"
          ? String(Number(signal.value))
          : latexName(network.variables[Number(signal.value)] ?? "");
      return `  \\node[left] at ${placeOf(at)} {$${name}$};`;
    }),
    ...gates.map(({ kind, output: { x, y }, pins }, at) => {
      const style =
        kind === "not" ? "not port" : `${kind} port, number inputs=${pins.length}, inner inputs=2`;
      return `  \\node[${style}] (g${at + 1}) at ${placeOf({ x: x - gateWidth / 2, y })} {};`;
    }),
    ...outputs.map(({ name, at }) => `  \\node[right] at ${placeOf(at)} {$${latexOutput(name)}$};`),
    ...wires.map(({ from, to }) => `  \\draw ${anchorOf(from)} -- ${anchorOf(to)};`),
    ...branches.map((point) => `  \\node[circ] at ${placeOf(point)} {};`),
    "\\end{circuitikz}",
    "",
  ].join("\n");
}

/** A letter with a number is set like a variable, a longer name upright. */
function latexOutput(name: string): string {
  return /^[A-Za-z]\d*$/.test(name) ? latexName(name) : `\\mathrm{${name.replaceAll("_", "\\_")}}`;
}

function placeOf({ x, y }: Point): string {
  return `(${x},${y})`;
}
