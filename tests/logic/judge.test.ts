// The judge of answers compared with a second judge that shares no code with it: answers right, longer and wrong.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { taskLevels } from "#addresses/core/learn.ts";
import { verdictText } from "#learn/answer/core/verdict-text.ts";
import { compare, judge, judgeGates, judgeOpen } from "#learn/answer/judge.ts";
import { taskOf } from "#learn/practice/core/simplify-task.ts";
import { sample } from "#support/depth.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { ownVerdict, valueOf } from "#support/logic/own-judge.ts";

const engine = crateEngine();
const { signal } = new AbortController();
const judged = (answer: string, task: string) => judge(answer, task, signal, engine);

/** Changes of an answer that leave it as it is, make it longer, or make it another function. */
const changes: Readonly<Record<string, (minimum: string, task: string, letter: string) => string>> = {
  minimum: (minimum) => minimum,
  "minimum in brackets": (minimum) => `(${minimum})`,
  "terms turned": (minimum) => minimum.split("+").toReversed().join("+"),
  "two NOTs": (minimum) => `(${minimum})''`,
  "De Morgan": (minimum) =>
    `(${minimum
      .split("+")
      .map((term) => `(${term.split(".").map(complement).join("+")})`)
      .join(".")})'`,
  "the task itself": (_, task) => task,
  "a term twice": (minimum) => `${minimum}+${minimum.split("+")[0]}`,
  "with 0": (minimum) => `${minimum}+0`,
  "with 1": (minimum) => `(${minimum}).1`,
  "absorbed term": (minimum, _, letter) => `${minimum}+${minimum.split("+")[0]}.${letter}`,
  "split by a letter": (minimum, _, letter) => `(${minimum}).${letter}+(${minimum}).${letter}'`,
  complement: (minimum) => `(${minimum})'`,
  "first literal turned": (minimum) => minimum.replace(/[A-D]'?/, complement),
  "last literal turned": (minimum) => minimum.replace(/[A-D]'?$/, complement),
  "term missing": (minimum) => minimum.split("+")[1] ?? "0",
  "term too many": (minimum, _, letter) => `${minimum}+${letter}`,
  "OR for AND": (minimum) => minimum.replace(".", "+"),
  "XOR for OR": (minimum) => minimum.replace("+", "^"),
  "a letter for a letter": (minimum, _, letter) => minimum.replace(/[A-D]/, letter),
  constant: () => "1",
};

function complement(literal: string): string {
  return literal.endsWith("'") ? literal.slice(0, -1) : `${literal}'`;
}

const cases = sample(
  fc.record({
    level: fc.constantFrom(...taskLevels),
    seed: fc.integer({ min: 1, max: 999_999 }),
    change: fc.constantFrom(...Object.keys(changes)),
    letter: fc.constantFrom("A", "B", "C", "D", "E"),
  }),
  { seed: 18, runs: 2_000 },
);

test("answers get the verdict of the other judge, and each wrong one the same row", async () => {
  const met = new Map<string, number>();
  for (const { level, seed, change, letter } of cases) {
    const { text: task, minimum } = taskOf({ kind: "simplify", level, seed });
    const answer = changes[change]?.(minimum, task, letter) ?? "";
    const verdict = await judged(answer, task);
    const own = ownVerdict(answer, task);
    const said = `${answer} for ${task} (${change})`;
    expect(verdict.kind, said).toBe(own.kind);
    if (own.kind !== "minimal") expect(verdictText(verdict, ["yours", "the task"]), said).toBe(own.sentence);
    met.set(own.kind, (met.get(own.kind) ?? 0) + 1);
  }
  for (const kind of ["different", "longer", "minimal"])
    expect(met.get(kind), kind).toBeGreaterThan(0.15 * cases.length);
});

describe("single answers", () => {
  test.each([
    { task: "A.C+B", answer: "A.B.C", says: "In row 2 (A = 0, B = 1, C = 0) yours is 0, the task is 1." },
    { task: "A", answer: "A+D.D'", says: "Equal, with 2 terms; 1 is enough." },
    { task: "A", answer: "D", says: "In row 1 (A = 0, D = 1) yours is 1, the task is 0." },
    { task: "A.B+A.C", answer: "A.B+A.C", says: "Equal and minimal: no sum of products is smaller." },
    {
      task: "A.B+A.C",
      answer: "A.(B+C)",
      says: "Equal, with 3 literals. The smallest sum of products has 4, the smallest product of sums 3.",
    },
    // Task 20 of level 3: Redundancy still shortens the first answer.
    {
      task: "A.(C'+B.C)",
      answer: "A.(C'+B.C)",
      says: "Equal, with 4 literals. The smallest product of sums has 3.",
    },
    {
      task: "A.(C'+B.C)",
      answer: "A.(C'+B)",
      says: "Equal, with 3 literals. The smallest sum of products has 4, the smallest product of sums 3.",
    },
    {
      task: "A.B+A.C'",
      answer: "(A+C.C').(B+C')",
      says: "Equal, with 5 literals. The smallest product of sums has 3.",
    },
    {
      task: "A.B+A.C",
      answer: "a.b+a.c",
      says: "In row 5 (A = 0, B = 0, C = 0, a = 1, b = 0, c = 1) yours is 1, the task is 0. A and a are two variables.",
    },
    { task: "a'.b+c", answer: "A'.B+C", says: /A and a are two variables\.$/ },
    { task: "A.B+A.B'", answer: "A.B+A.B'", says: "Equal, with 2 terms; 1 is enough." },
    { task: "A+A'.B", answer: "A+A'.B", says: "Equal, with 3 literals; 2 are enough." },
    { task: "A+B", answer: "(A'.B')'", says: "Equal, with 3 NOTs; none is needed." },
    {
      task: "A'.B'",
      answer: "(A+B)'",
      says: "Equal, with 2 literals. The smallest sum of products has 2, the smallest product of sums 2.",
    },
    {
      task: "A.B'+A'.B",
      answer: "A^B",
      says: "Equal, with 2 literals. The smallest sum of products has 4, the smallest product of sums 4.",
    },
    { task: "A+A'", answer: "1", says: "Equal and minimal: no sum of products is smaller." },
    { task: "A+A'", answer: "B+B'", says: "Equal, but longer than it need be: the constant 1 is enough." },
    { task: "A.A'", answer: "0.A", says: "Equal, but longer than it need be: the constant 0 is enough." },
    { task: "A.A'", answer: "0", says: "Equal and minimal: no sum of products is smaller." },
    { task: "1", answer: "0", says: "Yours is 0, the task is 1." },
    { task: "A", answer: "A.1", says: "Equal, but a constant is not needed in it." },
    {
      task: "A.B",
      answer: "A AND B",
      says: "Read as A.B. Equal and minimal: no sum of products is smaller.",
    },
    { task: "A.B'", answer: "a ∧ ¬b", says: /^Read as a.b'\. In row / },
    { task: "x1.x2+x1.x2'", answer: " x1 ", says: "Equal and minimal: no sum of products is smaller." },
    { task: "A", answer: " ", says: "Type an expression first, then press Check." },
  ])("$answer for $task: $says", async ({ task, answer, says }) => {
    const said = verdictText(await judged(answer, task), ["yours", "the task"]);
    if (says instanceof RegExp) expect(said).toMatch(says);
    else expect(said).toBe(says);
  });

  test.each([
    { answer: "A.(B+C", code: "unclosed_bracket", span: { start: 2, end: 3 }, fix: "A.(B+C)" },
    { answer: "A..B", code: "missing_operand", span: { start: 2, end: 3 }, fix: "A.B" },
    { answer: "A+?", code: "unknown_character", span: { start: 2, end: 3 }, fix: undefined },
  ])(
    "$answer cannot be read: its mark, its sentence and its correction",
    async ({ answer, code, span, fix }) => {
      const verdict = await judged(answer, "A");
      if (verdict.kind !== "refused") throw new Error(verdict.kind);
      expect(verdict.failure).toMatchObject({ code, span, message: expect.stringMatching(/\.$/) });
      expect(verdict.fix?.text).toBe(fix);
    },
  );

  test.each([
    ["A''.B", "A.B", "wideBar"],
    ["(A)'+B", "A'+B", "equal"],
    ["A.B+1'", "A.B", "wideBar"],
  ])("%s with bars over variables alone for %s: %s", async (answer, task, kind) => {
    expect((await judgeOpen(answer, task, signal, engine)).kind).toBe(kind);
  });

  test.each([
    ["A.B", "nand", "and"],
    ["(A'+B')'", "nand", "or"],
    ["((A.B.1)')'", "nand", "constant"],
    ["A^(A.B')", "nand", "xor"],
    ["A.B", "nor", "and"],
    ["(A'+B')'+0", "nor", "constant"],
    ["(A+A).(B+B)", "nor", "and"],
  ] as const)("%s for A.B with %s alone has one more: %s", async (answer, gate, stray) => {
    const verdict = await judgeGates(answer, "A.B", gate, signal, engine);
    expect(verdict).toMatchObject({ kind: "otherGate", gate, stray });
  });

  test("a bar over the whole is of the gate", async () => {
    expect((await judgeGates("(A'.B')'", "A+B", "nand", signal, engine)).kind).toBe("equal");
  });

  test("the other judge refuses what it cannot read", () => {
    expect(() => valueOf("A+", new Map([["A", 1]]))).toThrow("cannot be read");
  });

  test("half of a character is refused before any engine sees it", async () => {
    expect(await judged("A\ud800", "A")).toMatchObject({
      kind: "refused",
      failure: { code: "lone_surrogate" },
    });
  });

  test("too many variables of both together are refused by the crate's sentence, without a mark", async () => {
    const many = Array.from({ length: 18 }, (_, at) => `x${at}`).join("+");
    const verdict = await judged(many, "A.B");
    expect(verdict).toMatchObject({ kind: "refused", failure: { code: "too_many_variables", span: null } });
  });

  test("a comparison says nothing of the length", async () => {
    expect(await compare("A.B+A.B'", "A", signal, engine)).toEqual({ kind: "equal", readAs: null });
  });

  test("without the WASM the verdict is that there is none", async () => {
    expect(await judge("A", "A", signal, crateEngine(false))).toEqual({ kind: "unavailable" });
  });

  test("a call that nobody waits for ends without a verdict", async () => {
    expect(await judge("A", "A", AbortSignal.abort(), engine)).toEqual({ kind: "cancelled" });
  });
});
