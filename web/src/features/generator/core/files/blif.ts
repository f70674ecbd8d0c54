// A network in the Berkeley Logic Interchange Format: a table `.names` for each gate. Pure.
//
// Source: "Berkeley Logic Interchange Format (BLIF)", University of California (1992).

import type { NetworkGateKind } from "#contract/generated/logic-types.ts";
import { fileNames, type NameRules } from "./file-names.ts";
import type { FileNetwork } from "./file-network.ts";
import { narrowed } from "./narrow-gates.ts";
import type { WrittenFile } from "./written-file.ts";

const rules: NameRules = {
  reserved: new Set(),
  ignoresCase: false,
  allowsUnderscores: true,
  allowsSigns: true,
};

/** A table of XOR has half of all rows, so that it doubles with each input; Yosys reads no table of more than 12 inputs. */
const inputsMax = (kind: NetworkGateKind) => (kind === "xor" || kind === "xnor" ? 4 : 12);

export function blif(wide: FileNetwork, model: string): WrittenFile {
  const network = narrowed(wide, inputsMax);
  // A constant is a signal of its own, which is written only where it is used.
  const names = fileNames(network, rules, (one) => (one ? "$true" : "$false"));
  const { gates, outputs } = network;
  const used = new Set(
    [...gates.flatMap(({ inputs }) => inputs), ...outputs.map(({ signal }) => signal)].map(names.of),
  );
  const lines = [
    `.model ${model}`,
    `.inputs ${names.variables.join(" ")}`.trimEnd(),
    `.outputs ${names.outputs.join(" ")}`,
    ...(used.has("$false") ? [".names $false"] : []),
    ...(used.has("$true") ? [".names $true", "1"] : []),
    ...gates.flatMap(({ kind, inputs }, at) => table(kind, inputs.map(names.of), names.gate(at))),
    ...outputs.flatMap(({ signal }, at) => [`.names ${names.of(signal)} ${names.outputs[at]}`, "1 1"]),
    ".end",
    "",
  ];
  return { text: lines.join("\n"), changed: names.changed };
}

function table(kind: NetworkGateKind, inputs: readonly string[], output: string): readonly string[] {
  const rows = rowsOf(kind, inputs.length);
  return [`.names ${[...inputs, output].join(" ")}`, ...rows.map((row) => `${row} 1`)];
}

/** The rows in which the gate is 1. */
function rowsOf(kind: NetworkGateKind, inputs: number): readonly string[] {
  /** For each input a row in which it alone decides. */
  const each = (digit: string) =>
    Array.from({ length: inputs }, (_, at) => `${"-".repeat(at)}${digit}${"-".repeat(inputs - 1 - at)}`);
  switch (kind) {
    case "and":
      return ["1".repeat(inputs)];
    case "nand":
      return each("0");
    case "or":
      return each("1");
    case "nor":
    case "not":
      return ["0".repeat(inputs)];
    case "xor":
      return rowsWithOnes(inputs, 1);
    case "xnor":
      return rowsWithOnes(inputs, 0);
  }
}

/** The rows in which the number of ones is odd (1) or even (0). */
function rowsWithOnes(inputs: number, parity: number): readonly string[] {
  const rows = Array.from({ length: 2 ** inputs }, (_, row) => row.toString(2).padStart(inputs, "0"));
  return rows.filter((row) => row.replaceAll("0", "").length % 2 === parity);
}
