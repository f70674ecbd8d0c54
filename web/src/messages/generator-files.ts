// Why a file of several outputs is not read by the circuit generator.

import { counted, number } from "./numbers.ts";

function sizes(inputs: number, outputs: number): string {
  return `${counted(inputs, "input", "inputs")}, ${counted(outputs, "output", "outputs")}`;
}

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
