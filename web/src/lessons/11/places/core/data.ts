// The conversions and questions about places. Pure.

import type { Question } from "#learn/core/data.ts";
import type { WorkingData } from "#learn/numbers/core/working-data.ts";

export const workings = {
  toDecimal: {
    id: "to-decimal",
    caption: "1101 in base 2, in decimal",
    digits: "1101",
    base: 2,
    target: 10,
  },
  toBinary: { id: "to-binary", caption: "45 in base 2", digits: "45", base: 10, target: 2 },
  toHex: { id: "to-hex", caption: "1011110 in base 16", digits: "1011110", base: 2, target: 16 },
  fraction: { id: "fraction", caption: "0.625 in base 2", digits: "0.625", base: 10, target: 2 },
  repeating: { id: "repeating", caption: "0.1 in base 2", digits: "0.1", base: 10, target: 2 },
} as const satisfies Readonly<Record<string, WorkingData>>;

export const questions = {
  places: {
    id: "places",
    kind: "choice",
    ask: "In decimal the places are worth 1, 10, 100, … What are they worth in base 2?",
    options: [
      {
        text: "1, 2, 4, 8, …",
        isRight: true,
        says: "Each place is worth twice as much as the one to its right.",
      },
      { text: "1, 2, 3, 4, …", says: "Each place is worth a fixed number of times the one to its right." },
      { text: "2, 4, 6, 8, …", says: "The last place is worth 1 in every base." },
    ],
  },
  read: {
    id: "read-binary",
    kind: "count",
    ask: "What is 10110 in base 2, in decimal?",
    of: { digits: "10110", base: 2 },
    because: "16 + 4 + 2.",
  },
  largest: {
    id: "largest",
    kind: "count",
    ask: "What is the largest number of eight bits, in decimal?",
    of: { digits: "11111111", base: 2 },
    because: "All bits are 1. It is one less than 256, the value of the ninth place.",
  },
  remainders: {
    id: "remainders",
    kind: "choice",
    ask: "Which remainder is the last digit, that of the place worth 1?",
    options: [
      { text: "The first one", isRight: true, says: "The first division tells whether the number is odd." },
      { text: "The last one", says: "The last remainder is the first digit." },
    ],
  },
  write: {
    id: "write-binary",
    kind: "choice",
    ask: "What is 19 in base 2?",
    options: [
      { text: "11001", says: "This is 25. The remainders are read from last to first." },
      { text: "10011", isRight: true, says: "16 + 2 + 1." },
      { text: "10101", says: "This is 21." },
    ],
  },
  hexDigit: {
    id: "hex-digit",
    kind: "count",
    ask: "What is 2F in base 16, in decimal?",
    of: { digits: "2F", base: 16 },
    because: "2 · 16 + 15. The digits A to F are worth 10 to 15.",
  },
  hexBits: {
    id: "hex-bits",
    kind: "choice",
    ask: "What is C5 in base 2?",
    options: [
      { text: "11000101", isRight: true, says: "C is 12, 1100, and 5 is 0101." },
      { text: "1100101", says: "5 needs all four of its bits: 0101." },
      { text: "01011100", says: "The order of the digits stays." },
    ],
  },
  half: {
    id: "half",
    kind: "choice",
    ask: "What is 0.75 in base 2?",
    options: [
      { text: "0.11", isRight: true, says: "One half and one quarter." },
      {
        text: "0.1001011",
        says: "These are the bits of 75. After the point the places are worth 1/2, 1/4, …",
      },
      { text: "0.3", says: "3 is no digit of base 2." },
    ],
  },
  ends: {
    id: "ends",
    kind: "choice",
    ask: "Which of these decimals ends in base 2?",
    options: [
      { text: "0.375", isRight: true, says: "It is 3/8, and 8 is a power of two." },
      { text: "0.3", says: "It is 3/10. No power of two is a multiple of 10." },
      { text: "0.6", says: "It is 3/5. No power of two is a multiple of 5." },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
