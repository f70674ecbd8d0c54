// The truth tables of lesson 01 besides those of its figures; the page computes the values. Pure.

import type { TableData } from "#learn/core/data.ts";

export const tables = {
  and: {
    id: "and",
    caption: "AND",
    functions: [{ text: "A.B" }],
  },
  or: {
    id: "or",
    caption: "OR",
    functions: [{ text: "A+B" }],
  },
  not: {
    id: "not",
    caption: "NOT",
    functions: [{ text: "A'" }],
  },
  butNot: {
    id: "but-not",
    caption: "“{A} but not {B}”",
    functions: [{ text: "A.B'" }],
  },
  fan: {
    id: "fan",
    caption: "The rule of the fan",
    functions: [{ text: "H.W'", name: "fan" }],
    meanings: { H: "hot", W: "window open", fan: "runs" },
  },
  fee: {
    id: "fee",
    caption: "“Visitors pay, unless they are children”",
    functions: [{ text: "P+C", name: "kept" }],
    meanings: { C: "is a child", P: "pays", kept: "sentence kept" },
  },
  neither: {
    id: "neither",
    caption: "“Neither {A} nor {B}” in two ways",
    functions: [{ text: "(A+B)'" }, { text: "A'.B'" }],
  },
  exactlyOne: {
    id: "exactly-one",
    caption: "“{A} or {B}” and “exactly one of {A} and {B}”",
    functions: [{ text: "A+B" }, { text: "A^B" }],
  },
  bracket: {
    id: "brackets",
    caption: "{F = A+B.C}, and with brackets {G = (A+B).C}",
    functions: [
      { text: "A+B.C", name: "F" },
      { text: "(A+B).C", name: "G" },
    ],
  },
} as const satisfies Readonly<Record<string, TableData>>;
