// Texts of SoP PoS alone.

export const sopPos = {
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
