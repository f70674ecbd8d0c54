// The tasks of "Binary numbers" for many seeds: what is right by an arithmetic of the test's own, and the judge against it.

import { describe, expect, test } from "vitest";
import { taskLevels, taskSeedMax } from "#addresses/core/learn.ts";
import { judgeAnswer } from "#learn/practice/binary/core/judge.ts";
import { askText, hintText, verdictText } from "#learn/practice/binary/core/sentences.ts";
import { binaryTask, rightAnswer, taskText, type BinaryTask } from "#learn/practice/binary/core/tasks.ts";
import { randomFrom } from "#learn/practice/core/random.ts";

/** The ends of the range among them. */
const seeds = [...Array.from({ length: 999 }, (_, at) => 1 + at * 997), taskSeedMax];

const signs = "0123456789ABCDEF";

/** In sixteenths of sixteenths, so that all fractions of the tasks are whole numbers. */
function sixteenths(digits: string, base: number): number {
  const [whole = "", fraction = ""] = digits.split(".");
  const value = [...whole].reduce((sum, digit) => base * sum + signs.indexOf(digit), 0);
  const rest = [...fraction].reduce((sum, digit, at) => sum + signs.indexOf(digit) / base ** (at + 1), 0);
  return Math.round((value + rest) * 1e6);
}

/** Whether the answer, of digits alone, is right. */
function isRight(answer: string, task: BinaryTask): boolean {
  switch (task.kind) {
    case "convert":
      return sixteenths(answer, task.target) === sixteenths(task.digits, task.base);
    case "complement":
      return sumIs(answer, task.bits, "0".repeat(task.bits.length));
    case "subtract":
      return sumIs(answer, task.right, task.left);
    case "signed": {
      const [first = "", ...others] = task.bits;
      const value = Number.parseInt(others.join(""), 2) - Number(first) * 2 ** others.length;
      return Number(answer) === value;
    }
  }
}

/** Whether two rows of bits give the third one, added from the right with carries, the last of which is lost. */
function sumIs(one: string, other: string, sum: string): boolean {
  if (one.length !== sum.length || other.length !== sum.length) return false;
  let carry = 0;
  for (let at = sum.length - 1; at >= 0; at -= 1) {
    const total = Number(one[at]) + Number(other[at]) + carry;
    if (total % 2 !== Number(sum[at])) return false;
    carry = total > 1 ? 1 : 0;
  }
  return true;
}

const promised: Readonly<Record<1 | 2 | 3, (task: BinaryTask) => boolean>> = {
  1: (task) => task.kind === "convert" && task.base + task.target === 12 && /^\d{1,8}$/.test(task.digits),
  2: (task) =>
    task.kind === "convert" &&
    (task.digits.includes(".")
      ? task.base + task.target === 12
      : [8, 16].includes(task.base) || [8, 16].includes(task.target)),
  3: (task) => task.kind !== "convert",
};

describe.each(taskLevels)("level %i", (level) => {
  const tasks = seeds.map((seed) => binaryTask({ level, seed }));

  test("each task is of its level, and the right answer is right", () => {
    for (const task of tasks) {
      expect(promised[level](task), taskText(task)).toBe(true);
      expect(isRight(rightAnswer(task), task), taskText(task)).toBe(true);
      expect(judgeAnswer(rightAnswer(task), task)).toEqual({ kind: "right" });
    }
  });

  test("2,000 answers are judged right exactly if they are, and each verdict has a sentence", () => {
    const random = randomFrom(level);
    for (const task of [...tasks, ...tasks]) {
      const right = rightAnswer(task);
      const digits =
        task.kind === "convert" ? signs.slice(0, task.target) : task.kind === "signed" ? "0123456789" : "01";
      const at = random.below(right.length);
      const changed = right[at] === "." || right[at] === "-" ? "" : random.one([...digits]);
      const answer = `${right.slice(0, at)}${changed}${right.slice(at + (changed === "" ? 0 : 1))}`;
      const verdict = judgeAnswer(answer, task);
      expect(verdict.kind === "right", `${taskText(task)}: ${answer}`).toBe(isRight(answer, task));
      expect(verdictText(verdict, task)).not.toBe("");
    }
  });

  test("the same seed gives the same task, the seeds give many, and each has a question and hints", () => {
    const found = () => seeds.slice(0, 300).map((seed) => taskText(binaryTask({ level, seed })));
    expect(found()).toEqual(found());
    expect(new Set(found()).size).toBeGreaterThan(150);
    for (const task of tasks.slice(0, 60)) {
      expect(askText(task)).not.toBe("");
      for (const degree of [1, 2, 3]) expect(hintText(task, degree)).not.toBe("");
    }
  });
});

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
