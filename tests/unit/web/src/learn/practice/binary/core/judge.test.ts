// The judge of "Binary numbers": what it says of single answers.

import { expect, test } from "vitest";
import { judgeAnswer } from "#learn/practice/binary/core/judge.ts";
import type { BinaryTask } from "#learn/practice/binary/core/tasks.ts";

test.each<[string, BinaryTask, object]>([
  ["  ", { kind: "convert", digits: "5", base: 10, target: 2 }, { kind: "empty" }],
  ["1 0_1", { kind: "convert", digits: "5", base: 10, target: 2 }, { kind: "right" }],
  ["00101", { kind: "convert", digits: "5", base: 10, target: 2 }, { kind: "right" }],
  ["102", { kind: "convert", digits: "5", base: 10, target: 2 }, { kind: "digit", character: "2", base: 2 }],
  [
    "1.0.1",
    { kind: "convert", digits: "5", base: 10, target: 2 },
    { kind: "digit", character: ".", base: 2 },
  ],
  [".", { kind: "convert", digits: "5", base: 10, target: 2 }, { kind: "digit", character: ".", base: 2 }],
  [
    "110",
    { kind: "convert", digits: "5", base: 10, target: 2 },
    { kind: "other", answer: "110", is: "6", base: 10 },
  ],
  ["2f", { kind: "convert", digits: "47", base: 10, target: 16 }, { kind: "right" }],
  [".1100", { kind: "convert", digits: "0.75", base: 10, target: 2 }, { kind: "right" }],
  ["101", { kind: "complement", bits: "0011" }, { kind: "width", bits: 4 }],
  ["1111", { kind: "complement", bits: "0011" }, { kind: "place", at: 3 }],
  ["12", { kind: "complement", bits: "0011" }, { kind: "digit", character: "2", base: 2 }],
  ["−3", { kind: "signed", bits: "1101" }, { kind: "right" }],
  ["13", { kind: "signed", bits: "1101" }, { kind: "outside", bits: 4 }],
  ["8", { kind: "signed", bits: "1101" }, { kind: "outside", bits: 4 }],
  ["-9", { kind: "signed", bits: "1101" }, { kind: "outside", bits: 4 }],
  ["-8", { kind: "signed", bits: "1101" }, { kind: "other", answer: "-8", is: "1000", base: 2 }],
  ["-5", { kind: "signed", bits: "1101" }, { kind: "other", answer: "-5", is: "1011", base: 2 }],
  ["-", { kind: "signed", bits: "1101" }, { kind: "digit", character: "-", base: 10 }],
  ["three", { kind: "signed", bits: "1101" }, { kind: "digit", character: "T", base: 10 }],
])("%j for %o: %o", (answer, task, verdict) => {
  expect(judgeAnswer(answer, task)).toEqual(verdict);
});
