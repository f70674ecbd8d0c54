// Our own texts that are on paper only.

const number = new Intl.NumberFormat("en-US");

export const printed = {
  first: (shown: number, total: number) =>
    `The first ${number.format(shown)} of ${number.format(total)} entries are printed.`,
  characters: (count: number) => `(${number.format(count)} characters)`,
  noAddress: "The input is too long for an address.",
  addressAbove: "The address is on the first sheet.",
} as const;
