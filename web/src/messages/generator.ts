// The circuit generator, and the files of several outputs that it and the fields of expressions read.

import { counted, number } from "./numbers.ts";

/** "2 gates fewer", "1 chip more"; empty for no change. */
const changed = (saved: number, one: string, many: string) =>
  saved === 0 ? "" : `${counted(Math.abs(saved), one, many)} ${saved > 0 ? "fewer" : "more"}`;

const copy = { label: "Copy", gates: "As a list of gates" } as const;

export const generatorTexts = {
  startFrom: "Start from",
  source: "Functions",
  sources: { texts: "Expressions", table: "Truth table" },
  nameOf: (output: string) => `Name of ${output}`,
  expressionOf: (output: string) => `Expression of ${output}`,
  fieldHint: "A.B+C'",
  clear: (output: string) => `Clear ${output}`,
  remove: (output: string) => `Remove ${output}`,
  removed: (output: string) => `${output} was removed.`,
  output: "Output",
  addOutput: "Add an output",
  outputsFull: (most: number) => `A circuit has at most ${most} outputs here.`,
  inputs: { inputs: "Inputs", fewerInputs: "Remove an input", moreInputs: "Add an input" },
  outputs: { inputs: "Outputs", fewerInputs: "Remove an output", moreInputs: "Add an output" },
  tableOf: (variables: readonly string[]) =>
    `Truth table of ${variables.join(", ")}. Press a cell for 0, 1 and X, or type the value.`,
  tableHint:
    "A press changes 0 to 1, 1 to X (don't-care) and X to 0. Drag over cells to set them all; “All” sets a whole column.",
  all: "All",
  allRows: (output: string) => `All rows of ${output}`,
  cell: (row: number, output: string, value: string) => `Row ${row}, ${output}: ${value}`,
  forms: {
    written: "As written",
    sum: "Sum",
    product: "Product",
    factored: "Factored",
    andXor: "AND–XOR",
  },
  gates: "Gates",
  gateSets: { andOrNot: "AND OR NOT", withXor: "With XOR", nand: "NAND", nor: "NOR" },
  gateInputs: "Inputs a gate",
  gateInputsAre: (most: string) => `Inputs: ${most.toLowerCase()}`,
  gateInputsMost: { 2: "2", 3: "3", 4: "4", any: "Any" },
  circuit: "Circuit",
  circuitOf: (outputs: readonly string[]) => `Circuit of ${outputs.join(", ")}`,
  gateIs: (gate: string, kind: string, expression: string) => `${gate}, ${kind}: ${expression}`,
  gateIsLong: (gate: string, kind: string) => `${gate}, ${kind}: its expression is too long to be shown.`,
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
  empty: "Type an expression to see its circuit, or start from a truth table, a file or an example.",
  failed: "This needs WebAssembly, which is not available in this browser. What you typed is kept.",
  tooManyVariables: (most: number) => `All expressions together may have at most ${most} variables here.`,
  refused: (output: string, sentence: string) => `${output}: ${sentence}`,
  tooLongForTable: "The expressions of this circuit are too long for the truth table.",
  simulatorName: "Generated circuit",
  replace: "Replace in the simulator",
  examplesTitle: "Examples",
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

function sizes(inputs: number, outputs: number): string {
  return `${counted(inputs, "input", "inputs")}, ${counted(outputs, "output", "outputs")}`;
}

/** Why a file of several outputs is not read. */
export const generatorFiles = {
  open: "Open a file",
  accepts: "PLA, BLIF or CSV; a table can also be pasted into the cells.",
  refused: (line: number | null, reason: string) => (line === null ? reason : `Line ${line}: ${reason}`),
  read: (name: string, inputs: number, outputs: number) => `${name} was read: ${sizes(inputs, outputs)}.`,
  pasted: "The pasted table",
  renamed: (names: readonly { readonly from: string; readonly to: string }[]) =>
    `Named otherwise here: ${names.map(({ from, to }) => `${from} is ${to}`).join(", ")}.`,
  large: (inputs: number, outputs: number) =>
    `This table has ${sizes(inputs, outputs)}: too many to be set by hand here.`,
  newTable: "Start a new table",
  emptied: "A new table was started.",
  unreadable: "The file could not be read.",
  tooLong: (most: number) => `The file has more than ${number.format(most)} lines.`,
  titles: (count: number) =>
    count === 1
      ? "The line above the names is no part of the table."
      : `The ${count} lines above the names are no part of the table.`,
  skipped: (line: number, statement: string) => `Line ${line}: ${statement} was left out.`,
  twoBorders: "More than one column is empty. Leave one, between the inputs and the outputs.",
  border: (inputs: readonly string[], outputs: readonly string[], isSure: boolean) =>
    `Inputs: ${inputs.join(", ")}. Outputs: ${outputs.join(", ")}.${isSure ? "" : " This border was guessed."}`,
  moveBorder: {
    inputs: "Columns that are inputs",
    fewerInputs: "One input fewer",
    moreInputs: "One input more",
  },
  empty: "The text is empty.",
  tooMuch: "The file has too many lines for its number of inputs.",
  inputs: (count: number, least: number, most: number) =>
    `${counted(count, "input", "inputs")}: from ${least} to ${most} can be read here.`,
  outputs: (count: number, most: number) =>
    `${counted(count, "output", "outputs")}: from 1 to ${most} can be read here.`,
  missing: (statement: string) => `The statement ${statement} is missing.`,
  noNumber: (statement: string) => `${statement} needs a number.`,
  names: (statement: string, found: number, wanted: number) =>
    `${statement} has ${found} names, and ${wanted} are needed; the number must be said first.`,
  twice: (name: string) => `The name ${name} is given twice.`,
  type: (found: string, known: readonly string[]) =>
    `The type ${found} is unknown; known are ${known.join(", ")}.`,
  unknown: (statement: string) => `The statement ${statement} is not read here.`,
  headFirst: "A product comes before .i and .o.",
  digits: (found: number, inputs: number, outputs: number) =>
    `${found} signs, and ${inputs} for inputs and ${outputs} for outputs are needed.`,
  sign: (sign: string) => `The sign ${sign} has no meaning here.`,
  contradiction: (output: string) => `The output ${output} is 1 and 0 in the same row.`,
  noRows: "A line of names and a line for each row are needed.",
  oneColumn: "An input and an output are needed, separated by a comma, a semicolon or a tab.",
  cells: (found: number, wanted: number) => `${found} cells, and ${wanted} are needed.`,
  cell: (cell: string) => `A cell is 0, 1, X, -, TRUE or FALSE, and not ${cell}.`,
  rowTwice: (line: number) => `The same inputs as in line ${line}, with other outputs.`,
  noNames: ".names needs the name of a signal.",
  latch: "A latch remembers; only circuits without memory are read here.",
  noTable: "A row comes before .names.",
  bothValues: (signal: string) => `The rows of ${signal} give both 0 and 1.`,
  noSource: (signal: string) => `Nothing gives the signal ${signal}.`,
  pins: (statement: string) => `${statement} needs pairs of names like A=x.`,
  gate: (name: string) => `The gate ${name} is not known here.`,
  noModel: (name: string) => `The file has no model ${name}.`,
  withinItself: (name: string) => `The model ${name} is a part of itself.`,
  noPin: (model: string, pin: string) => `The model ${model} has no signal ${pin}.`,
  loop: (signal: string) => `The signal ${signal} depends on itself.`,
} as const;
