// The circuits, maps and questions about hazards. Pure.

import type { CircuitData } from "#learn/circuits/core/circuit-data.ts";
import type { TimingData } from "#learn/circuits/core/waveforms.ts";
import type { Question } from "#learn/core/data.ts";
import type { MapData } from "#learn/maps/core/map-data.ts";

export const circuits = {
  short: {
    id: "short",
    caption: "The circuit of {F = A.B+A'.C}",
    bulbs: [{ name: "F", text: "A.B+A'.C" }],
  },
  covered: {
    id: "covered",
    caption: "The circuit of {F = A.B+A'.C+B.C}",
    bulbs: [{ name: "F", text: "A.B+A'.C+B.C" }],
  },
} as const satisfies Readonly<Record<string, CircuitData>>;

export const timings = {
  short: {
    id: "short-timing",
    caption: "{F = A.B+A'.C} with {B = 1} and {C = 1}: {A} goes from 1 to 0",
    text: "A.B+A'.C",
    before: { A: 1, B: 1, C: 1 },
    changes: "A",
  },
  covered: {
    id: "covered-timing",
    caption: "The same change with the term {B.C}",
    text: "A.B+A'.C+B.C",
    before: { A: 1, B: 1, C: 1 },
    changes: "A",
  },
} as const satisfies Readonly<Record<string, TimingData>>;

export const maps = {
  short: {
    id: "map-short",
    caption: "{A'.C} and {A.B}: cells 3 and 7 are [neighbours|neighbour], and no [group] has both.",
    names: ["A", "B", "C"],
    ones: [1, 3, 6, 7],
    groups: ["A'.C", "A.B"],
  },
  covered: {
    id: "map-covered",
    caption: "With {B.C}, all neighbouring ones are together in a group.",
    names: ["A", "B", "C"],
    ones: [1, 3, 6, 7],
    groups: ["A'.C", "A.B", "B.C"],
    isHazardFree: true,
  },
} as const satisfies Readonly<Record<string, MapData>>;

export const questions = {
  late: {
    id: "late",
    kind: "choice",
    ask: "For how many gate delays is {F} wrong?",
    options: [
      { text: "One", isRight: true, says: "{A.B} goes to 0 one gate delay before {A'.C} goes to 1." },
      { text: "None", says: "Look at the line of {F}: it falls and rises again." },
      { text: "For ever", says: "In the end {A'.C} is 1, and so is {F}." },
    ],
  },
  which: {
    id: "which-change",
    kind: "choice",
    ask: "Which change of one input can cause a hazard in {A.B'+B.C}?",
    options: [
      {
        text: "{B}, while {A} and {C} are 1",
        isRight: true,
        says: "Both rows are 1, one by {A.B'} and one by {B.C}.",
      },
      { text: "{A}, while {B} is 0", says: "{F} is {A} there, so it must change." },
      { text: "{B}, while {A} is 0", says: "Then {F} is {B.C}, one term alone." },
    ],
  },
  add: {
    id: "add-term",
    kind: "expression",
    ask: "Which term makes {A.B'+B.C} free of hazards?",
    answer: "A.C",
    because: "It is the consensus of the two terms, and it stays 1 while {B} changes.",
  },
  price: {
    id: "price",
    kind: "choice",
    ask: "Why is the longer sum not the minimum?",
    options: [
      {
        text: "Its value in each row is the same without {B.C}",
        isRight: true,
        says: "The minimum looks at the rows alone, not at the moments between them.",
      },
      { text: "It has another value in some row", says: "The consensus adds nothing in any row." },
    ],
  },
  dual: {
    id: "dual-hazard",
    kind: "expression",
    ask: "Which factor makes {(A+B).(A'+C)} free of hazards?",
    answer: "B+C",
    because: "It is the dual of the term {B.C}.",
  },
} as const satisfies Readonly<Record<string, Question>>;
