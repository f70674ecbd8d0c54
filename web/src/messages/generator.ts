// Our own texts of the circuit generator.

import { counted } from "./numbers.ts";

/** "2 gates fewer", "1 chip more"; empty for no change. */
const changed = (saved: number, one: string, many: string) =>
  saved === 0 ? "" : `${counted(Math.abs(saved), one, many)} ${saved > 0 ? "fewer" : "more"}`;

const copy = { label: "Copy", gates: "As a list of gates" } as const;

export const generatorTexts = {
  source: "Functions",
  sources: { texts: "Expressions", table: "Truth table" },
  nameOf: (output: string) => `Name of ${output}`,
  expressionOf: (output: string) => `Expression of ${output}`,
  fieldHint: "A.B+C'",
  clear: (output: string) => `Clear ${output}`,
  remove: (output: string) => `Remove ${output}`,
  removed: (output: string) => `${output} was removed.`,
  addOutput: "Add an output",
  outputsFull: (most: number) => `A circuit has at most ${most} outputs here.`,
  nameForm: "A letter, then letters, digits or _",
  nameIsVariable: (name: string) => `${name} is a variable.`,
  nameTaken: (name: string) => `Another output is named ${name}.`,
  inputs: { inputs: "Inputs", fewerInputs: "Remove an input", moreInputs: "Add an input" },
  outputs: { inputs: "Outputs", fewerInputs: "Remove an output", moreInputs: "Add an output" },
  tableOf: (variables: readonly string[]) =>
    `Truth table of ${variables.join(", ")}. Press a cell for 0, 1 and X, or type the value.`,
  tableHint: "A press changes 0 to 1, 1 to X (don't-care) and X to 0.",
  cell: (row: number, output: string, value: string) => `Row ${row}, ${output}: ${value}`,
  form: "Form",
  forms: {
    written: "As written",
    sum: "Sum",
    product: "Product",
    factored: "Factored",
    andXor: "AND–XOR",
  },
  gates: "Gates",
  gateSets: { andOrNot: "AND OR NOT", withXor: "With XOR", nand: "NAND only", nor: "NOR only" },
  gateInputs: "Inputs a gate",
  gateInputsMost: { 2: "2", 3: "3", 4: "4", any: "Any" },
  circuit: "Circuit",
  circuitOf: (outputs: readonly string[]) => `Circuit of ${outputs.join(", ")}`,
  gateIs: (gate: string, kind: string, expression: string) => `${gate}, ${kind}: ${expression}`,
  gateIsLong: (gate: string, kind: string) => `${gate}, ${kind}: its expression is too long to be shown.`,
  gateHint: "Point at a gate, or press it, to see its expression.",
  compare: "Compare",
  compareTable: "Table of all forms",
  columns: {
    form: "Form",
    gates: "Gates",
    inputs: "Inputs",
    levels: "Levels",
    literals: "Literals",
    chips: "Chips",
  },
  now: "Now",
  notCounted: "not counted",
  saves: (gates: number, chips: number) => {
    const changes = [changed(gates, "gate", "gates"), changed(chips, "chip", "chips")].filter(
      (text) => text !== "",
    );
    return changes.length === 0
      ? "As many gates and chips as the circuit takes now."
      : `Than now: ${changes.join(", ")}.`;
  },
  compareCaption: "The circuits of all forms. Press a form to show its circuit.",
  proved: "fewest products or sums in all: proved",
  notProved: "best found, not proved to be the fewest",
  unread: "The circuit comes when each expression can be read.",
  tooManyGates: (gates: string, most: string) => `${gates} gates: more than ${most} are not built here.`,
  tooManyOperands: (operands: string | null, most: string) =>
    `${operands === null ? "Too many" : operands} operands: more than ${most} are not built here.`,
  /** Why there is no AND–XOR form. */
  andXorMost: (most: number) => `Of at most ${most} inputs: all polarities are compared.`,
  notDrawn: (gates: number, most: number) =>
    `This circuit has ${gates} gates; up to ${most} are drawn. ${copy.label}, ${copy.gates}, gives them all.`,
  noGates: "No gates: each output is an input or a constant.",
  kinds: (kinds: readonly (readonly [kind: string, count: number])[]) =>
    kinds.map(([kind, count]) => `${count} ${kind}`).join(", "),
  chips: (chips: readonly (readonly [name: string, count: number])[]) =>
    chips.map(([name, count]) => `${count} × ${name}`).join(", "),
  unused: (unused: number, all: number) => `${unused} of ${all} gates unused`,
  save: "Save",
  saveSvg: "SVG",
  savePng: "PNG",
  pictureFailed: "The picture could not be made. Try SVG.",
  saveCircuit: "File of the simulator",
  saveAs: {
    verilog: "Verilog, assignments",
    verilogGates: "Verilog, gates",
    vhdl: "VHDL",
    blif: "BLIF",
    pla: "PLA, the sums",
    logisim: "Logisim-evolution",
    digital: "Digital",
  },
  renamed: (names: readonly { readonly from: string; readonly to: string }[]) =>
    `The format does not allow all names: ${names.map(({ from, to }) => `${from} is written as ${to}`).join(", ")}.`,
  copy: copy.label,
  copyExpressions: "As expressions",
  copyGates: copy.gates,
  copyPicture: "As a picture in LaTeX",
  empty: "Type an expression, or set cells of a truth table, to see its circuit.",
  failed: "This needs WebAssembly, which is not available in this browser. What you typed is kept.",
  tooManyVariables: (most: number) => `All expressions together may have at most ${most} variables here.`,
  refused: (output: string, sentence: string) => `${output}: ${sentence}`,
  tooLongForTable: "The expressions of this circuit are too long for the truth table.",
  simulatorName: "Generated circuit",
  replace: "Replace in the simulator",
  examples: {
    segments: "BCD to 7 segments",
    fullAdder: "Full adder",
    comparator: "2-bit comparator",
    multiplier: "2-bit multiplier",
    decoder: "3-to-8 decoder",
    multiplexer: "4:1 multiplexer",
    gray: "Gray to binary",
    majority: "Majority of 5",
  },
} as const;
