// The texts of the tutorial's controls; the lesson's prose is in its sections.

export const texts = {
  rowsLabel: "Number of rows",
  listLabel: "Row numbers",
  head: "Your table so far",
  emptyCell: "empty",
  emptySlot: (slot: number) => `Row ${slot}: empty`,
  placedRow: (slot: number, row: string) => `Row ${slot}: ${row}. Press to take it back.`,
  pool: "Rows to put in order",
  openSteps: (step: string) => `The table grows from step to step. Next to do: ${step}.`,
  doBefore: "Fill in the earlier steps",
  startAgain: "Start the table again",
  cleared: "The table is empty again.",
  undo: "Undo",
} as const;

/** The name of each step in the page's sentences. */
export const stepNames = {
  variables: "step 1, the variables",
  rows: "step 2, the number of rows",
  order: "step 3, the order of the rows",
  complement: "step 4, the column of B'",
  parts: "step 4, the column of A+B'",
  output: "step 5, the output column",
  "min-terms": "step 6, the list of min terms",
} as const;
