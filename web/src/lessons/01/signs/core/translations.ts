// Six sentences of lesson 01 to translate into expressions, from short to long. Any equal expression counts. Pure.

import type { ExpressionQuestion } from "#learn/core/data.ts";

export const translations: readonly ExpressionQuestion[] = [
  {
    kind: "expression",
    id: "lift",
    ask: "The lift moves when a button is pressed ({B}) and the door is closed ({D}).",
    answer: "B.D",
    because: "“and” is AND: {B.D}.",
  },
  {
    kind: "expression",
    id: "heater",
    ask: "The heater runs when it is cold ({C}), unless a window is open ({W}).",
    answer: "C.W'",
    because: "This is a rule for the heater, so “unless” is “but not”: {C.W'}.",
  },
  {
    kind: "expression",
    id: "screen",
    ask: "The screen goes dark when neither the mouse ({M}) nor the keyboard ({K}) is used.",
    answer: "(K+M)'",
    because: "“neither … nor” is {(K+M)'}, and {K'.M'} says the same.",
  },
  {
    kind: "expression",
    id: "stairs",
    ask: "Two switches work one lamp on the stairs. It is on when exactly one of them is up ({S}, {T}).",
    answer: "S^T",
    because: "“exactly one” is {S^T}. With the other operators it is {S.T'+S'.T}.",
  },
  {
    kind: "expression",
    id: "car-light",
    ask: "The light in the car is on when the left door ({L}) or the right door ({R}) is open, but not when the car moves ({M}).",
    answer: "(L+R).M'",
    because: "“but not” is about both doors, so the OR stands in brackets: {(L+R).M'}.",
  },
  {
    kind: "expression",
    id: "safe",
    ask: "The safe opens with a key ({K}), or with a card ({C}) and a number ({N}). While the alarm rings ({A}), nothing opens it.",
    answer: "(K+C.N).A'",
    because: "The alarm stops both ways of opening: {(K+C.N).A'}.",
  },
];
