// Our own texts that are only on paper.

const number = new Intl.NumberFormat("en-US");

export const printed = {
  first: (shown: number, total: number) =>
    `The first ${number.format(shown)} of ${number.format(total)} entries are printed.`,
} as const;
