// The truth tables of lesson 02 besides those of the demonstrations; the values are worked out. Pure.

import type { TableData } from "#learn/core/data.ts";

export const nandTable: TableData = {
  id: "nand",
  caption: "AND and NAND",
  functions: [{ text: "A.B" }, { text: "(A.B)'" }],
};

export const norTable: TableData = {
  id: "nor",
  caption: "OR and NOR",
  functions: [{ text: "A+B" }, { text: "(A+B)'" }],
};

export const xorTable: TableData = {
  id: "xor",
  caption: "XOR, and what it is made of",
  functions: [{ text: "A.B'" }, { text: "A'.B" }, { text: "A^B" }],
};

export const xnorTable: TableData = {
  id: "xnor",
  caption: "XOR and XNOR",
  functions: [{ text: "A^B" }, { text: "(A^B)'" }],
};

export const threeInputsTable: TableData = {
  id: "three-inputs",
  caption: "AND and OR of three inputs",
  functions: [{ text: "A.B.C" }, { text: "A+B+C" }],
};

export const xorThreeTable: TableData = {
  id: "xor-three",
  caption: "XOR of three inputs",
  functions: [{ text: "A^B" }, { text: "A^B^C" }],
};
