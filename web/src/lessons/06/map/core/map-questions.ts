// The questions on Karnaugh maps. Pure.

import type { Question } from "#learn/core/data.ts";

export const questions = {
  cell: {
    id: "which-cell",
    kind: "choice",
    ask: "Which cell of this map belongs to {A = 1} and {B = 0}?",
    options: [
      { text: "Cell 1", says: "Row 1 has {A = 0} and {B = 1}." },
      { text: "Cell 2", isRight: true, says: "Row 2 has {A = 1} and {B = 0}. The lower line has {A = 1}." },
      { text: "Cell 3", says: "Row 3 has {A = 1} and {B = 1}." },
    ],
  },
  neighbours: {
    id: "neighbours",
    kind: "choice",
    ask: "Which cells of this map are neighbours of cell 2?",
    options: [
      { text: "Cells 3 and 6", says: "There is one more, over the edge: from 010 to 000 one digit changes." },
      {
        text: "Cells 0, 3 and 6",
        isRight: true,
        says: "2 is 010. One digit changes: 000 is 0, 011 is 3, 110 is 6.",
      },
      { text: "Cells 1, 3 and 6", says: "1 is 001. From 010 to 001 two digits change." },
    ],
  },
  pair: {
    id: "pair",
    kind: "expression",
    ask: "Cells 2 and 6 are a group. Which product is it?",
    answer: "B.C'",
    must: "minimal",
    because: "2 is 010 and 6 is 110: {A} changes, {B} stays 1, {C} stays 0.",
  },
  foursome: {
    id: "foursome",
    kind: "expression",
    ask: "Cells 0, 1, 4 and 5 are a group. Which product is it?",
    answer: "B'",
    must: "minimal",
    because: "{A} and {C} change, and {B} stays 0. One literal is left.",
  },
  grow: {
    id: "grow",
    kind: "expression",
    ask: "Rows 0, 1, 2, 3 and 7 have a 1. Write the smallest sum of {A}, {B} and {C}.",
    answer: "A'+B.C",
    must: "minimal",
    because: "Cells 0 to 3 are {A'}. Cell 7 has the neighbour 3, so it gives {B.C}.",
  },
  edge: {
    id: "edge",
    kind: "expression",
    ask: "Cells 4, 6, 12 and 14 of a map of {A}, {B}, {C} and {D} are a group. Which product is it?",
    answer: "B.D'",
    must: "minimal",
    because: "0100, 0110, 1100 and 1110: {B} stays 1 and {D} stays 0.",
  },
  only: {
    id: "only-group",
    kind: "choice",
    ask: "Why is {A'.B'.C'} in every smallest sum of this function?",
    options: [
      { text: "It has the most literals.", says: "Literals make a sum larger." },
      { text: "No other prime implicant covers cell 0.", isRight: true, says: "Without it, cell 0 is lost." },
      { text: "No other prime implicant covers cell 1.", says: "{A'.C'.D} covers cell 1 too." },
    ],
  },
  equalMinima: {
    id: "equal-minima",
    kind: "expression",
    ask: "Write a smallest sum for Σm(0, 1, 2, 5, 6, 7).",
    answer: "A'.B'+A.C+B.C'",
    must: "minimal",
    because: "{A'.B'+A.C+B.C'} and {A'.C'+B'.C+A.B} both have three terms and six literals.",
  },
  free: {
    id: "free",
    kind: "choice",
    ask: "Must a group cover each X?",
    options: [
      { text: "Yes", says: "An X has no value that counts, so nothing is missing without it." },
      {
        text: "No",
        isRight: true,
        says: "It is covered where that makes a group larger, and left alone elsewhere.",
      },
    ],
  },
  zeros: {
    id: "zeros",
    kind: "expression",
    ask: "A map of {A}, {B} and {C} has zeros in cells 0, 1, 4 and 5 and in no other cell. Which expression is it?",
    answer: "B",
    must: "minimal",
    because: "{B} is 0 in all four cells, so the factor is {B}.",
  },
  twin: {
    id: "twin",
    kind: "choice",
    ask: "Which cell of the other map is the neighbour of cell 5?",
    options: [
      { text: "Cell 10", says: "5 is 00101 and 10 is 01010. Four digits change." },
      { text: "Cell 20", says: "20 is 10100. The first digit and the last one change." },
      { text: "Cell 21", isRight: true, says: "5 is 00101 and 21 is 10101. One digit changes." },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
