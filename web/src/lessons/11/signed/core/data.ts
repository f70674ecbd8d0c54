// The questions about adding, complements and subtraction. Pure.

import type { Question, TableData } from "#learn/core/data.ts";

/** One place of an addition: two bits and the carry from the place before. */
export const placeTable: TableData = {
  id: "one-place",
  caption: "One place: the bits {A} and {B}, and the carry {C} from the place before",
  functions: [
    { text: "A.B+A.C+B.C", name: "carry" },
    { text: "A^B^C", name: "bit" },
  ],
};

export const questions = {
  carry: {
    id: "add",
    kind: "count",
    ask: "1011 + 0110 in base 2: what do you get, in decimal?",
    of: { digits: "10001", base: 2 },
    because: "11 + 6. In base 2 it is 10001, which needs a fifth bit.",
  },
  overflow: {
    id: "overflow",
    kind: "choice",
    ask: "A circuit for four bits adds 1011 and 0110 and has no fifth place. Which number does it show?",
    options: [
      { text: "0001", isRight: true, says: "The carry of the last place is lost: 17 − 16 = 1." },
      { text: "1111", says: "A circuit does not stop at the largest number." },
      { text: "10001", says: "It has only four places." },
    ],
  },
  ones: {
    id: "ones-complement",
    kind: "choice",
    ask: "What is the 1's complement of 0101?",
    options: [
      { text: "1010", isRight: true, says: "Each bit is inverted." },
      { text: "1011", says: "This is the 2's complement: 1 is added, too." },
      { text: "0110", says: "This is 6, one more than 5." },
    ],
  },
  twos: {
    id: "twos-complement",
    kind: "choice",
    ask: "What is the 2's complement of 0110 in four bits?",
    options: [
      { text: "1001", says: "This is the 1's complement. Add 1." },
      {
        text: "1010",
        isRight: true,
        says: "Inverted 1001, and 1 more. 0110 + 1010 is 0000 with a lost carry.",
      },
      { text: "1110", says: "It is not enough to change the first bit: 0110 + 1110 is 0100." },
    ],
  },
  subtract: {
    id: "subtract",
    kind: "choice",
    ask: "0111 − 0110 in four bits: what is added to 0111?",
    options: [
      { text: "1010", isRight: true, says: "0111 + 1010 is 0001 with a lost carry: 7 − 6 = 1." },
      { text: "1001", says: "This is the 1's complement of 0110, so the result is one too small." },
      { text: "0110", says: "That would be 7 + 6." },
    ],
  },
  negative: {
    id: "negative",
    kind: "choice",
    ask: "In four bits with a sign, what is 1101?",
    options: [
      { text: "13", says: "Without a sign it would be 13. The first bit is 1, so the number is negative." },
      { text: "−3", isRight: true, says: "Its 2's complement is 0011." },
      { text: "−5", says: "The first bit is no minus sign alone: the others are complemented too." },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
