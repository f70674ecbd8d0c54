// The address of the circuit generator: #/cgen?input=A^B&fn=A.B&out=S,C&form=factored&gates=nand&in=2, or with a truth table
// #/cgen?vars=4&col=a:0,2-3:10-15&col=… (name, rows of 1, rows of X). Defaults are left out; invalid values are ignored. Pure.

import type { NetworkForm, NetworkGates } from "#contract/generated/logic-types.ts";
import type { AddressCodec } from "./codec.ts";
import { readRows, writeRows } from "./sop-pos.ts";
import { isOutputName } from "./sop-pos-setup.ts";

export interface OutputText {
  /** As given; empty for F1, F2, … */
  readonly name: string;
  readonly text: string;
}

export interface OutputRows {
  readonly name: string;
  /** The rows in which the output is 1, ascending; the first variable is the most significant bit of a row's number. */
  readonly ones: readonly number[];
  /** The rows in which it may be 0 or 1, ascending; none of them is among `ones`. */
  readonly dontCares: readonly number[];
}

export type GeneratorSource =
  | { readonly kind: "texts"; readonly outputs: readonly OutputText[] }
  | { readonly kind: "table"; readonly inputs: number; readonly outputs: readonly OutputRows[] };

/** The most inputs of a gate. */
export type GateInputs = "2" | "3" | "4" | "any";

export interface GeneratorSetup {
  readonly source: GeneratorSource;
  readonly form: NetworkForm;
  readonly gates: NetworkGates;
  readonly gateInputs: GateInputs;
}

export const networkForms: readonly NetworkForm[] = ["written", "sum", "product", "factored", "andXor"];
export const networkGates: readonly NetworkGates[] = ["andOrNot", "withXor", "nand", "nor"];
export const gateInputChoices: readonly GateInputs[] = ["2", "3", "4", "any"];

export const tableInputs = { min: 2, max: 8 } as const;
export const tableOutputsMax = 8;

export const defaultGenerator: GeneratorSetup = {
  source: { kind: "texts", outputs: [{ name: "", text: "" }] },
  form: "sum",
  gates: "andOrNot",
  gateInputs: "any",
};

export const generatorAddress: AddressCodec<GeneratorSetup> = {
  path: "/cgen",
  texts: ["input", "fn"],
  choices: ["out", "vars", "col", "form", "gates", "in"],
  write: ({ source, form, gates, gateInputs }) => [
    ...(source.kind === "texts" ? writeTexts(source.outputs) : writeTable(source)),
    ...(form === defaultGenerator.form ? [] : [["form", form] as const]),
    ...(gates === defaultGenerator.gates ? [] : [["gates", gates] as const]),
    ...(gateInputs === defaultGenerator.gateInputs ? [] : [["in", gateInputs] as const]),
  ],
  read: (parameters) => {
    const texts = readTexts(parameters);
    const table = readTable(parameters);
    return {
      source: table ?? texts,
      form: chosen(networkForms, parameters.get("form")) ?? defaultGenerator.form,
      gates: chosen(networkGates, parameters.get("gates")) ?? defaultGenerator.gates,
      gateInputs: chosen(gateInputChoices, parameters.get("in")) ?? defaultGenerator.gateInputs,
    };
  },
};

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
  const typed = outputs.filter(({ text }) => text.trim() !== "").slice(0, textsMax);
  return typed.length > 0 ? { kind: "texts", outputs: typed } : defaultGenerator.source;
}

/** The crate's most functions of one network; an address may hold any number. */
const textsMax = 32;

function writeTable(
  source: Extract<GeneratorSource, { kind: "table" }>,
): readonly (readonly [string, string])[] {
  const columns = source.outputs.map(({ name, ones, dontCares }) => {
    const free = dontCares.length > 0 ? `:${writeRows(dontCares)}` : "";
    return ["col", `${nameOf(name)}:${writeRows(ones)}${free}`] as const;
  });
  return [["vars", String(source.inputs)], ...columns];
}

function readTable(parameters: URLSearchParams): GeneratorSource | null {
  const columns = parameters.getAll("col").slice(0, tableOutputsMax);
  if (columns.length === 0) return null;
  const given = Number(parameters.get("vars"));
  const inputs = given >= tableInputs.min && given <= tableInputs.max ? Math.floor(given) : tableInputs.min;
  const outputs = columns.map((column) => {
    const [name = "", rows = "", free = ""] = column.split(":");
    const ones = readRows(rows, inputs);
    // A row that is in both lists is 1.
    const dontCares = readRows(free, inputs).filter((row) => !ones.includes(row));
    return { name: nameOf(name), ones, dontCares };
  });
  return { kind: "table", inputs, outputs };
}

function nameOf(text: string): string {
  return isOutputName(text) ? text : "";
}

function chosen<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | null {
  return choices.find((choice) => choice === text) ?? null;
}
