// The truth tables of lesson 02 besides those of the demonstrations; the values are worked out. Pure.

import type { TableData } from "#learn/core/data.ts";

export const tables = {
  nand: {
    id: "nand",
    caption: "AND and NAND",
    functions: [{ text: "A.B" }, { text: "(A.B)'" }],
  },
  nor: {
    id: "nor",
    caption: "OR and NOR",
    functions: [{ text: "A+B" }, { text: "(A+B)'" }],
  },
  xor: {
    id: "xor",
    caption: "XOR, and what it is made of",
    functions: [{ text: "A.B'" }, { text: "A'.B" }, { text: "A^B" }],
  },
  xnor: {
    id: "xnor",
    caption: "XOR and XNOR",
    functions: [{ text: "A^B" }, { text: "(A^B)'" }],
  },
  threeInputs: {
    id: "three-inputs",
    caption: "AND and OR of three inputs",
    functions: [{ text: "A.B.C" }, { text: "A+B+C" }],
  },
  xorThree: {
    id: "xor-three",
    caption: "XOR of three inputs",
    functions: [{ text: "A^B" }, { text: "A^B^C" }],
  },
} as const satisfies Readonly<Record<string, TableData>>;
