// The truth tables of lesson 01 besides those of its figures; the page computes the values. Pure.

import type { TableData } from "#learn/core/data.ts";

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
  caption: "The rule of the fan",
  functions: [{ text: "H.W'", name: "fan" }],
  meanings: { H: "hot", W: "window open", fan: "runs" },
};

export const feeTable: TableData = {
  id: "fee",
  caption: "“Visitors pay, unless they are children”",
  functions: [{ text: "P+C", name: "kept" }],
  meanings: { C: "is a child", P: "pays", kept: "sentence kept" },
};

export const neitherTable: TableData = {
  id: "neither",
  caption: "“Neither {A} nor {B}” in two ways",
  functions: [{ text: "(A+B)'" }, { text: "A'.B'" }],
};

export const exactlyOneTable: TableData = {
  id: "exactly-one",
  caption: "“{A} or {B}” and “exactly one of {A} and {B}”",
  functions: [{ text: "A+B" }, { text: "A^B" }],
};

export const bracketTable: TableData = {
  id: "brackets",
  caption: "{F = A+B.C}, and with brackets {G = (A+B).C}",
  functions: [
    { text: "A+B.C", name: "F" },
    { text: "(A+B).C", name: "G" },
  ],
};
