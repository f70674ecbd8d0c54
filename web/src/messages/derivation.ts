// Our own texts about the lines of a derivation. They are not among those of own.ts, which every visit loads.

const number = new Intl.NumberFormat("en-US");

export const derivation = {
  line: "Line",
  wholeLine: "The whole line",
  allFactors: (count: number) => `All ${number.format(count)} factors`,
  allCharacters: (count: number) => `All ${number.format(count)} characters`,
};
