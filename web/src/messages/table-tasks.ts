// The texts of a table that the reader fills in. Text in braces is typeset.

type Where = { readonly row: number; readonly part: string };

export const fillTableTexts = {
  practice: "Task: fill in the table",
  task: (text: string) => `Fill in the table of {F = ${text}}.`,
  rowNumber: "Row",
  check: "Check",
  emptyCell: "empty",
  spokenCell: (row: number, part: string, content: string) => `Row ${row}, ${part}: ${content}`,
  spokenMark: {
    wrong: (operands: string) => (operands === "" ? ", wrong" : `, wrong: here ${operands}`),
    empty: () => ", not filled in yet",
  },
  keys: "Press a cell to change it: empty, 0, 1. Or use the keys 0, 1, Delete and the arrows.",
  allRight: "All cells are right.",
  found: (wrong: number, empty: number) =>
    [
      ...(wrong > 0 ? [wrong === 1 ? "1 cell is wrong." : `${wrong} cells are wrong.`] : []),
      ...(empty > 0 ? [empty === 1 ? "1 cell is empty." : `${empty} cells are empty.`] : []),
      "Every other cell is right.",
    ].join(" "),
  wrongCell: (row: number, part: string, operands: string) =>
    operands === "" ? `Row ${row}, ${part}.` : `Row ${row}, ${part}: here ${operands}.`,
  moreWrong: (cells: number) =>
    cells === 1
      ? "1 more cell is marked. Choose it to read its row."
      : `${cells} more cells are marked. Choose one to read its row.`,
  hintCopy: ({ row, part }: Where) => `Row ${row}: copy the value of ${part}.`,
  hintOperands: ({ row, part }: Where, operands: string) =>
    `Row ${row}: ${part} is made of ${operands}. Look at these columns first.`,
  hintValues: ({ row, part }: Where, values: string, putIn: string) =>
    `Row ${row}: ${values}. With these values ${part} is ${putIn}.`,
  hintRule: {
    not: (result: string) => `NOT gives the other value: ${result}.`,
    and: (result: string) => `AND gives 1 only when each value is 1: ${result}.`,
    or: (result: string) => `OR gives 1 when at least one value is 1: ${result}.`,
    xor: (result: string) => `XOR gives 1 when the number of 1s is odd: ${result}.`,
  },
} as const;
