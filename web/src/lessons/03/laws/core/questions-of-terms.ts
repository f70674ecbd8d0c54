// Questions about the laws that are proved from others, about duality and about what is no law. Pure.

import type { Question } from "#learn/core/data.ts";

export const questionsOfTerms = {
  secondForm: {
    kind: "equal",
    id: "second-form",
    ask: "Which of these is equal to {A+B.C'}?",
    to: "A+B.C'",
    options: ["(A+B).C'", "(A+B).(A+C')", "A.B+A.C'", "A.(B+C')"],
    because: "The term {A} goes to each factor of the product.",
  },
  takenOut: {
    kind: "choice",
    id: "taken-out",
    ask: "What can be taken out of {A'.B.C+A'.C.D}?",
    options: [
      { text: "{A'}, and no more", says: "{A'} is right, but the terms share one more factor." },
      { text: "{A'.C}", isRight: true, says: "{A'.B.C+A'.C.D = A'.C.(B+D)}." },
      { text: "{A'.B}", says: "{B} is no factor of the second term." },
    ],
  },
  takesIn: {
    kind: "expression",
    id: "takes-in",
    ask: "Make {B'.C+A.B'.C.D+B'} as short as you can.",
    answer: "B'",
    must: "minimal",
    because: "{B'} is a term, and both other terms have the factor {B'}.",
  },
  complementBeside: {
    kind: "equal",
    id: "complement-beside",
    ask: "Which of these is equal to {B'+B.C}?",
    to: "B'+B.C",
    options: ["C", "B'", "B'+C", "B.C"],
    because:
      "{B'} is a term, and {B} is its complement. So the factor {B} can go, by Redundancy: {B'+B.C = B'+C}.",
  },
  lineBetween: {
    kind: "choice",
    id: "line-between",
    ask: "{(A''+B'')'} has a sum of two bars under its long bar. Which line comes next, by De Morgan from right to left on this sum?",
    options: [
      {
        text: "{(A'.B')''}",
        isRight: true,
        says: "The sum of two bars becomes one bar over the product: {A''+B'' = (A'.B')'}.",
      },
      { text: "{(A'+B')''}", says: "The two bars became one, but the sign stayed as it was." },
      { text: "{(A'.B')'}", says: "The long bar from before is missing here." },
    ],
    because: "Double Negation takes the two bars over the product away: {(A'.B')'' = A'.B'}.",
  },
  barOpened: {
    kind: "expression",
    id: "bar-opened",
    ask: "Write {(A'.B.C')'} without a long bar, as short as you can.",
    answer: "A+B'+C",
    must: "minimal",
  },
  whichConsensus: {
    kind: "choice",
    id: "which-consensus",
    ask: "Which product of {A.C+B'.C'+A.B'} is the consensus of the other two?",
    options: [
      {
        text: "{A.C}",
        says: "{B'.C'} and {A.B'} have no letter that is complemented in one and not in the other.",
      },
      {
        text: "{B'.C'}",
        says: "{A.C} and {A.B'} have no letter that is complemented in one and not in the other.",
      },
      {
        text: "{A.B'}",
        isRight: true,
        says: "{C} stands in {A.C}, and {C'} in {B'.C'}. The other letters are {A} and {B'}.",
      },
    ],
    because: "So {A.C+B'.C'+A.B' = A.C+B'.C'}.",
  },
  xorTwice: {
    kind: "equal",
    id: "xor-twice",
    ask: "Which of these is equal to {A^B^A}?",
    to: "A^B^A",
    options: ["A", "B", "B'", "A^B"],
    because: "The order does not matter: {A^A = 0}, and {0^B = B}.",
  },
  xorWithOne: {
    kind: "equal",
    id: "xor-with-one",
    ask: "Use {A^1 = A'} with {A'} in the place of {A}. Which of these is equal to {A'^1}?",
    to: "A'^1",
    options: ["A", "A'", "1", "0"],
    because: "{A'^1 = A''}, and two bars cancel.",
  },
  dualOf: {
    kind: "choice",
    id: "dual-of",
    ask: "Which is the dual of {A.(B'+0)}?",
    options: [
      {
        text: "{A+B'.1}",
        isRight: true,
        says: "Each sign and each constant is exchanged. The brackets keep together what they did.",
      },
      { text: "{A'+B.1}", says: "The letters and their bars stay as they are." },
      { text: "{A+B'.0}", says: "The constant is exchanged too: 0 becomes 1." },
      { text: "{(A+B').1}", says: "The part in brackets must stay one part." },
    ],
    because: "In full the dual is {A+(B'.1)}. AND is done first, so it needs no brackets.",
  },
  whatCancels: {
    kind: "choice",
    id: "what-cancels",
    ask: "Which of these proves that {B} and {C} have the same value?",
    options: [
      { text: "{A+B = A+C}", says: "With {A = 1} both sides are 1, whatever {B} and {C} are." },
      { text: "{A.B = A.C}", says: "With {A = 0} both sides are 0, whatever {B} and {C} are." },
      {
        text: "{A^B = A^C}",
        isRight: true,
        says: "XOR with {A} again gives {B} on the left side and {C} on the right side.",
      },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
