// Texts that only SoP PoS uses.

export const sopPos = {
  inputs: "Inputs",
  fewerInputs: "Remove an input",
  moreInputs: "Add an input",
  startVariable: "Start variable",
  startRefused: "One letter, A to Z",
  form: "Form",
  sopPosTable: (variables: readonly string[]) =>
    `Truth table of ${variables.join(", ")}. Tick the rows where the output is 1.`,
  allRows: "All rows",
  rowIs: (row: number, bits: string) => `Row ${row}: ${bits}`,
  selectionCleared: "Selection cleared",
  expression: "Expression",
  toExpression: "Go to the expression",
  sumOfProducts: "Sum of products",
  canonicalForm: { sop: "Canonical sum of products", pos: "Canonical product of sums" },
  maxTerms: "Max terms",
  noRowSelected: "Tick the rows where the output is 1.",
  formsUnavailable: "This needs WebAssembly, which is not available in this browser. Your selection is kept.",
  output: "Output",
  outputRefused: "A letter, then letters, digits or _",
  view: "View",
  table: "Table",
  map: "Map",
  noMap: (inputsMax: number) => `A map has at most ${inputsMax} inputs.`,
  press: "Press sets",
  noCellSelected: "Press the cells where the output is 1.",
  /** After the name of a row. */
  isFree: ", don't-care",
} as const;
