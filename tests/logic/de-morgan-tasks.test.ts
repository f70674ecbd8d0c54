// The tasks of "De Morgan" for many seeds against the crate: the equal gate, the depth of the bars, the answers; and the judge of
// answers without wide bars against one of the test's own.

import { expect, test } from "vitest";
import { taskLevels, taskSeedMax } from "#addresses/core/learn.ts";
import { judgeOpen } from "#learn/answer/judge.ts";
import { answerText, bubbledText, gateVerdict, hintText } from "#learn/practice/de-morgan/core/sentences.ts";
import {
  deMorganTask,
  plainGates,
  taskText,
  type DeMorganTask,
} from "#learn/practice/de-morgan/core/tasks.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { crateDifference } from "#support/logic/crate-values.ts";

const engine = crateEngine();
const { signal } = new AbortController();

/** The ends of the range among them. */
const seeds = [...Array.from({ length: 999 }, (_, at) => 1 + at * 997), taskSeedMax];
const tasksOf = (level: 1 | 2 | 3) => seeds.map((seed) => deMorganTask({ level, seed }));

/** The most bars over brackets, one within the other, by the text. */
function depthOf(text: string): number {
  const opens: number[] = [];
  const inner = new Map<number, number>([[-1, 0]]);
  for (const [at, sign] of [...text].entries()) {
    if (sign === "(") {
      opens.push(at);
      inner.set(at, 0);
    } else if (sign === ")") {
      const own = inner.get(opens.pop() ?? -1) ?? 0;
      const around = opens.at(-1) ?? -1;
      const depth = own + (text[at + 1] === "'" ? 1 : 0);
      inner.set(around, Math.max(inner.get(around) ?? 0, depth));
    }
  }
  return inner.get(-1) ?? 0;
}

const promised: Readonly<Record<1 | 2 | 3, (task: DeMorganTask) => boolean>> = {
  1: (task) => task.kind === "gate" || (task.kind === "open" && depthOf(task.text) === 1),
  2: (task) => task.kind === "open" && depthOf(task.text) === 2,
  3: (task) => task.kind === "complement" && depthOf(task.text) === 0,
};

test.each(taskLevels)(
  "level %i: each task is of its level, and its answer is right by the crate",
  async (level) => {
    const kinds = new Set<string>();
    for (const task of tasksOf(level)) {
      kinds.add(task.kind);
      expect(promised[level](task), taskText(task)).toBe(true);
      expect(task.text).not.toContain("^");
      if (task.kind === "gate") {
        const equal = plainGates.filter(
          (gate) => crateDifference(bubbledText(gate, task.text), task.text) === null,
        );
        expect(equal, task.text).toEqual([task.right]);
        for (const gate of plainGates)
          expect(gateVerdict(task, gate)).toContain(bubbledText(gate, task.text));
        continue;
      }
      const wanted = task.kind === "open" ? task.text : `(${task.text})'`;
      expect(crateDifference(task.answer, wanted), task.text).toBeNull();
      expect(depthOf(task.answer), task.answer).toBe(0);
      expect((await judgeOpen(task.answer, task.answer, signal, engine)).kind).toBe("equal");
    }
    expect(kinds.size).toBe(level === 1 ? 2 : 1);
  },
);

test("2,000 answers: the answer, the text with its bars, two bars too many, a literal turned", async () => {
  for (const level of [2, 3] as const)
    for (const [at, task] of tasksOf(level).entries()) {
      if (task.kind === "gate") continue;
      const { text, answer } = task;
      const asked = task.kind === "open" ? text : `(${text})'`;
      const answers = [
        answer,
        asked,
        `(${answer})''`,
        answer.replace(/[A-D]'?/, (one) => (one.endsWith("'") ? one.slice(0, -1) : `${one}'`)),
      ];
      const given = answers[at % 4] ?? answer;
      const verdict = await judgeOpen(given, answer, signal, engine);
      const isEqual = crateDifference(given, answer) === null;
      const expected = isEqual ? (/\)'|''/.test(given) ? "wideBar" : "equal") : "different";
      expect(verdict.kind, given).toBe(expected);
    }
});

test.each([
  ["A''.B", "A.B", "wideBar"],
  ["(A)'+B", "A'+B", "equal"],
  ["A.B+1'", "A.B", "wideBar"],
])("%s for %s: %s", async (given, asked, kind) => {
  expect((await judgeOpen(given, asked, signal, engine)).kind).toBe(kind);
});

test.each(taskLevels)("level %i: the same seed gives the same task, and the seeds give many", (level) => {
  const found = () => seeds.slice(0, 300).map((seed) => taskText(deMorganTask({ level, seed })));
  expect(found()).toEqual(found());
  expect(new Set(found()).size).toBeGreaterThan(120);
  for (const seed of seeds.slice(0, 60)) {
    const task = deMorganTask({ level, seed });
    for (const degree of [1, 2, 3]) expect(hintText(task, degree)).not.toBe("");
    expect(answerText(task)).not.toBe("");
  }
});
