// The truth tables that lesson 01 shows beside those of its figures; the values are worked out. Pure.

import type { TableData } from "../../../core/data.ts";
import { stories } from "./stories.ts";

export const andTable: TableData = {
  id: "and",
  caption: "AND",
  functions: [{ text: "A.B" }],
};

export const orTable: TableData = {
  id: "or",
  caption: "OR",
  functions: [{ text: "A+B" }],
};

export const notTable: TableData = {
  id: "not",
  caption: "NOT",
  functions: [{ text: "A'" }],
};

export const butNotTable: TableData = {
  id: "but-not",
  caption: "“{A} but not {B}”",
  functions: [{ text: "A.B'" }],
};

export const fanTable: TableData = {
  id: "fan",
  caption: "The fan runs when it is hot, unless the window is open",
  functions: [{ text: "H.W'", name: "fan" }],
  meanings: { H: "it is hot", W: "the window is open", fan: "the fan runs" },
};

export const feeTable: TableData = {
  id: "fee",
  caption: "A visitor pays, unless the visitor is a child",
  functions: [{ text: "P+C", name: "kept" }],
  meanings: { C: "the visitor is a child", P: "the visitor pays", kept: "nobody broke the sentence" },
};

export const neitherTable: TableData = {
  id: "neither",
  caption: "“Neither {A} nor {B}”, written in two ways",
  functions: [{ text: "(A+B)'" }, { text: "A'.B'" }],
};

export const exactlyOneTable: TableData = {
  id: "exactly-one",
  caption: "“{A} or {B}” and “exactly one of {A} and {B}”",
  functions: [{ text: "A+B" }, { text: "A^B" }],
};

export const bracketTable: TableData = {
  id: "brackets",
  caption: "The same signs with and without brackets",
  functions: [{ text: "A+B.C" }, { text: "(A+B).C" }],
};

export const tables: readonly TableData[] = [
  ...stories.map(({ table }) => table),
  andTable,
  orTable,
  notTable,
  butNotTable,
  fanTable,
  feeTable,
  neitherTable,
  exactlyOneTable,
  bracketTable,
];
