// The Karnaugh maps of lesson 06, in the order in which they are drawn. Pure.

import type { TableData } from "#learn/core/data.ts";
import type { MapData } from "#learn/maps/core/map-data.ts";

export const firstTable: TableData = {
  id: "first-table",
  caption: "The truth table of {A+B}.",
  functions: [{ text: "A+B", name: "F" }],
};

const two = ["A", "B"];
const three = ["A", "B", "C"];
const four = ["A", "B", "C", "D"];

export const maps = {
  first: {
    id: "map-first",
    caption: "The same function as a map. Its two [products|product] are {A} and {B}; cell 3 is in both.",
    names: two,
    ones: [1, 2, 3],
    groups: ["A", "B"],
  },
  gray: {
    id: "map-gray",
    caption: "Cell 5 and its [neighbours|neighbour]: cells 1, 4 and 7.",
    names: three,
    ones: [1, 4, 5, 7],
  },
  pairs: {
    id: "map-pairs",
    caption: "Two groups of two cells: {A.B'} and {B.C}.",
    names: three,
    ones: [3, 4, 5, 7],
    groups: ["A.B'", "B.C"],
  },
  larger: {
    id: "map-larger",
    caption: "A group of four cells and one of two. Cell 3 is in both.",
    names: three,
    ones: [1, 2, 3, 5, 7],
    groups: ["C", "A'.B"],
  },
  corners: {
    id: "map-corners",
    caption: "The four corners are one group, {B'.D'}. The middle is {B.D}.",
    names: four,
    ones: [0, 2, 5, 7, 8, 10, 13, 15],
    groups: ["B'.D'", "B.D"],
  },
  essential: {
    id: "map-essential",
    caption: "Cell 0 is in one group only, and so is cell 14. Cells 5 and 7 then need one more.",
    names: four,
    ones: [0, 1, 5, 7, 14, 15],
    groups: ["A'.B'.C'", "A.B.C", "A'.B.D"],
  },
  own: {
    id: "map-own",
    caption: "Group Σm(0, 1, 2, 4, 5, 6, 8, 9, 12, 13, 14).",
    names: four,
    ones: [0, 1, 2, 4, 5, 6, 8, 9, 12, 13, 14],
    groups: ["C'", "A'.D'", "B.D'"],
  },
  cyclic: {
    id: "map-cyclic",
    caption: "One of the two smallest sums of Σm(0, 1, 2, 5, 6, 7).",
    names: three,
    ones: [0, 1, 2, 5, 6, 7],
    groups: ["A'.B'", "A.C", "B.C'"],
  },
  free: {
    id: "map-free",
    caption: "Digits from 5 on. Rows 10 to 15 never occur.",
    names: four,
    ones: [5, 6, 7, 8, 9],
    dontCares: [10, 11, 12, 13, 14, 15],
    groups: ["A", "B.D", "B.C"],
  },
  zeros: {
    id: "map-zeros",
    caption: "Groups of zeros give the factors of {(A+B).(B'+C)}.",
    names: three,
    ones: [3, 4, 5, 7],
    kind: "pos",
    groups: ["A+B", "B'+C"],
  },
  five: {
    id: "map-five",
    caption: "Five variables: two maps, for {A = 0} and {A = 1}. The group {C.E} has cells in both.",
    names: ["A", "B", "C", "D", "E"],
    ones: [5, 7, 13, 15, 21, 23, 29, 31],
    groups: ["C.E"],
  },
} as const satisfies Readonly<Record<string, MapData>>;
