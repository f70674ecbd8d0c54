// The address of the circuit generator: #/cgen?input=A^B&fn=A.B&out=S,C&form=factored&gates=nand&in=2&replaces=2.4.1.2, or with a truth table
// #/cgen?vars=4&names=x,y,z,w&col=a:0,2-3:10-15&col=… (name, rows of 1, rows of X; long lists are bits in hexadecimal digits)
// with label=… for the file, each of its inputs and each of its outputs.
// Defaults are left out; invalid values are ignored. Pure.

import type { NetworkForm, NetworkGates } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import type { AddressCodec } from "./codec.ts";
import { readRows, writeRows } from "./sop-pos.ts";
import { isOutputName, rowCount } from "./sop-pos-setup.ts";

export interface OutputText {
  /** As given; empty for F1, F2, … */
  readonly name: string;
  readonly text: string;
}

export interface OutputColumn {
  readonly name: string;
  /** A digit for each row: 0, 1, or X where both will do. The first variable is the most significant bit of a row's number. */
  readonly values: string;
}

/** The names in the file that a table was read from. They are those of the files that are written of it. */
export interface FileLabels {
  /** The file's name without its ending. */
  readonly title: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

export type GeneratorSource =
  | { readonly kind: "texts"; readonly outputs: readonly OutputText[] }
  | {
      readonly kind: "table";
      /** From `tableInputs.min` to `fileInputsMax`. */
      readonly inputs: number;
      /** The variables; null for A, B, C, … */
      readonly names: readonly string[] | null;
      readonly outputs: readonly OutputColumn[];
      /** Left out for a table that was read from no file, or whose inputs or outputs are others now. */
      readonly labels?: FileLabels;
    };

/** The most inputs of a gate. */
export type GateInputs = "2" | "3" | "4" | "any";

export interface GeneratorSetup {
  readonly source: GeneratorSource;
  readonly form: NetworkForm;
  readonly gates: NetworkGates;
  readonly gateInputs: GateInputs;
  /** What the simulator's open circuit takes, if the functions are its own, so that the built one can take its place; else null. */
  readonly replaces: CircuitFigures | null;
}

export interface CircuitFigures {
  readonly gates: number;
  /** The inputs of all gates. */
  readonly inputs: number;
  /** The most gates on a way from a switch to a bulb. */
  readonly levels: number;
  readonly chips: number;
}

const networkForms: readonly NetworkForm[] = ["written", "sum", "product", "factored", "andXor"];
export const networkGates: readonly NetworkGates[] = ["andOrNot", "withXor", "nand", "nor"];
export const gateInputChoices: readonly GateInputs[] = ["2", "3", "4", "any"];

/** Of a table that is set by hand. */
export const tableInputs = { min: 1, max: 8 } as const;
/** Of an address that does not give their number. */
const inputsByDefault = 2;
export const tableOutputsMax = 8;
/** Of a table that was read from a file. */
const fileInputsMax = limits.networkVariablesMax;
/** Of either source; an address may hold any number. */
export const outputsMax = limits.networkFunctionsMax;

export const defaultGenerator: GeneratorSetup = {
  source: { kind: "texts", outputs: [{ name: "", text: "" }] },
  form: "sum",
  gates: "andOrNot",
  gateInputs: "any",
  replaces: null,
};

export const generatorAddress: AddressCodec<GeneratorSetup> = {
  path: "/cgen",
  texts: ["input", "fn", "col", "label"],
  choices: ["out", "vars", "names", "form", "gates", "in", "replaces"],
  write: ({ source, form, gates, gateInputs, replaces }) => [
    ...(source.kind === "texts" ? writeTexts(source.outputs) : writeTable(source)),
    ...(form === defaultGenerator.form ? [] : [["form", form] as const]),
    ...(gates === defaultGenerator.gates ? [] : [["gates", gates] as const]),
    ...(gateInputs === defaultGenerator.gateInputs ? [] : [["in", gateInputs] as const]),
    ...(replaces ? [["replaces", writeFigures(replaces)] as const] : []),
  ],
  read: (parameters) => {
    const texts = readTexts(parameters);
    const table = readTable(parameters);
    return {
      source: table ?? texts,
      form: chosen(networkForms, parameters.get("form")) ?? defaultGenerator.form,
      gates: chosen(networkGates, parameters.get("gates")) ?? defaultGenerator.gates,
      gateInputs: chosen(gateInputChoices, parameters.get("in")) ?? defaultGenerator.gateInputs,
      replaces: readFigures(parameters.get("replaces") ?? ""),
    };
  },
};

/** `2.4.1.2`. */
function writeFigures({ gates, inputs, levels, chips }: CircuitFigures): string {
  return [gates, inputs, levels, chips].join(".");
}

function readFigures(text: string): CircuitFigures | null {
  if (!/^\d{1,6}(\.\d{1,6}){3}$/.test(text)) return null;
  const [gates = 0, inputs = 0, levels = 0, chips = 0] = text.split(".").map(Number);
  return { gates, inputs, levels, chips };
}

function writeTexts(outputs: readonly OutputText[]): readonly (readonly [string, string])[] {
  const typed = outputs.filter(({ text }) => text.trim() !== "");
  const names = typed.map(({ name }) => (isOutputName(name) ? name : ""));
  return [
    ...typed.map(({ text }, at) => [at === 0 ? "input" : "fn", text] as const),
    ...(names.some((name) => name !== "") ? [["out", names.join(",")] as const] : []),
  ];
}

function readTexts(parameters: URLSearchParams): GeneratorSource {
  const texts = [...parameters.getAll("input"), ...parameters.getAll("fn")];
  const names = (parameters.get("out") ?? "").split(",");
  const outputs = texts.map((text, at) => ({ name: nameOf(names[at] ?? ""), text }));
  const typed = outputs.filter(({ text }) => text.trim() !== "").slice(0, outputsMax);
  return typed.length > 0 ? { kind: "texts", outputs: typed } : defaultGenerator.source;
}

function writeTable({
  inputs,
  names,
  outputs,
  labels,
}: Extract<GeneratorSource, { kind: "table" }>): readonly (readonly [string, string])[] {
  return [
    ["vars", String(inputs)],
    ...(names ? [["names", names.join(",")] as const] : []),
    ...outputs.map(({ name, values }) => {
      const free = values.includes("X") ? `:${writeDigits(values, "X")}` : "";
      return ["col", `${nameOf(name)}:${writeDigits(values, "1")}${free}`] as const;
    }),
    ...(labels ? [labels.title, ...labels.inputs, ...labels.outputs] : []).map(
      (label) => ["label", label] as const,
    ),
  ];
}

function readTable(parameters: URLSearchParams): GeneratorSource | null {
  const columns = parameters.getAll("col").slice(0, outputsMax);
  if (columns.length === 0) return null;
  const given = Number(parameters.get("vars"));
  const isKnown = Number.isInteger(given) && given >= tableInputs.min && given <= fileInputsMax;
  const inputs = isKnown ? given : inputsByDefault;
  const names = (parameters.get("names") ?? "").split(",");
  const outputs = columns.map((column) => {
    const [name = "", ones = "", free = ""] = column.split(":");
    return { name: nameOf(name), values: readDigits(ones, free, inputs) };
  });
  const labels = labelsIn(parameters.getAll("label"), inputs, outputs.length);
  return {
    kind: "table",
    inputs,
    names: areVariables(names, inputs) ? names : null,
    outputs,
    ...(labels && { labels }),
  };
}

/** Null unless there is one for the file, each input and each output. */
function labelsIn(all: readonly string[], inputs: number, outputs: number): FileLabels | null {
  const cut = all.map((label) => label.slice(0, limits.nameCharsMax));
  const [title, ...names] = cut;
  if (title === undefined || names.length !== inputs + outputs) return null;
  return { title, inputs: names.slice(0, inputs), outputs: names.slice(inputs) };
}

/** A longer list of rows is not read. */
const listMax = 256;

/** The rows of a digit, as a list or as bits in hexadecimal digits, whichever is shorter. */
function writeDigits(values: string, digit: "1" | "X"): string {
  const list = writeRows(rowsOf(values, digit));
  if (list.length < values.length / 4 || values.length < 32) return list;
  let bits = "x";
  for (let row = 0; row < values.length; row += 4) {
    const four = [0, 1, 2, 3].map((at) => (values[row + at] === digit ? 1 : 0)).join("");
    bits += Number.parseInt(four, 2).toString(16);
  }
  return list.split(",").length <= listMax && list.length <= bits.length ? list : bits;
}

function readDigits(ones: string, free: string, inputs: number): string {
  const [isOne, isFree] = [ones, free].map((text) => testOf(text, inputs));
  // A row that is in both is 1.
  return Array.from({ length: rowCount(inputs) }, (_, row) =>
    isOne?.(row) ? "1" : isFree?.(row) ? "X" : "0",
  ).join("");
}

function testOf(text: string, inputs: number): (row: number) => boolean {
  if (!/^x[0-9a-f]*$/.test(text)) {
    const rows = new Set(readRows(text, inputs));
    return (row) => rows.has(row);
  }
  return (row) => {
    const four = Number.parseInt(text[1 + (row >> 2)] ?? "0", 16);
    return ((four >> (3 - (row & 3))) & 1) === 1;
  };
}

/** The rows with this digit, ascending. */
export function rowsOf(values: string, digit: string): number[] {
  return [...values].flatMap((value, row) => (value === digit ? [row] : []));
}

/** Whether they can be the names of so many variables: letters, each with a number or without. */
export function areVariables(names: readonly string[], inputs: number): boolean {
  return (
    names.length === inputs &&
    new Set(names).size === inputs &&
    names.every((name) => /^[A-Za-z](?:0|[1-9]\d{0,8})?$/.test(name))
  );
}

function nameOf(text: string): string {
  return isOutputName(text) ? text : "";
}

function chosen<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | null {
  return choices.find((choice) => choice === text) ?? null;
}
