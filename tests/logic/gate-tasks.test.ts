// The tasks of "Gates" for many seeds against the crate: the output of each gate, the number of NAND gates, and answers made of one
// kind of gate; and the judge of such answers against one of the test's own.

import { describe, expect, test } from "vitest";
import { taskLevels, taskSeedMax } from "#addresses/core/learn.ts";
import { budgets } from "#contract/budgets.ts";
import { judgeGates } from "#learn/answer/judge.ts";
import type { OnlyGate } from "#learn/core/data.ts";
import { answerText, hintText, outputOf, wrongValue } from "#learn/practice/gates/core/sentences.ts";
import { gateTask, taskText, type GateTask, type GateTaskOf } from "#learn/practice/gates/core/tasks.ts";

import { crateEngine } from "#support/logic/crate-engine.ts";
import { crateDifference, crateMinimum, crateTable } from "#support/logic/crate-values.ts";

const engine = crateEngine();
const { signal } = new AbortController();

/** The ends of the range among them. */
const seeds = [...Array.from({ length: 999 }, (_, at) => 1 + at * 997), taskSeedMax];

function tasksOf<Kind extends GateTask["kind"]>(level: 1 | 2 | 3, kind: Kind): readonly GateTaskOf<Kind>[] {
  return seeds.map((seed) => {
    const task = gateTask({ level, seed });
    if (task.kind !== kind) throw new Error(`Level ${level} gives a task of kind ${task.kind}.`);
    return task as GateTaskOf<Kind>;
  });
}

test("level 1: the output is the crate's, of gates with two to four inputs, and both outputs are common", () => {
  const counts = new Map<string, number>();
  for (const task of tasksOf(1, "value")) {
    const { variables, columns } = crateTable(task.text);
    expect(Object.keys(task.row)).toEqual(variables);
    expect([2, 3, 4]).toContain(variables.length);
    const number = Object.values(task.row).reduce<number>((sum, bit) => 2 * sum + bit, 0);
    const output = outputOf(task);
    expect(output, taskText(task)).toBe(columns[0]?.[number]);
    const key = `${task.gate} ${output}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const ones = Object.values(task.row).filter((bit) => bit === 1).length;
    expect(wrongValue(task)).toContain(`${ones} of the ${variables.length} inputs`);
  }
  // Of each gate, although NAND is 0 in one row alone.
  expect(counts.size).toBe(8);
  expect(Math.min(...counts.values())).toBeGreaterThan(80);
});

test("level 2: the sum is minimal, and the crate builds it of as many NAND gates", async () => {
  for (const { text, form, count } of tasksOf(2, "count")) {
    expect(crateDifference(form, text), text).toBeNull();
    const minimum = crateMinimum(text);
    expect(text.split("+"), text).toHaveLength(minimum.terms);
    expect(text.match(/[A-D]/g), text).toHaveLength(minimum.literals);
    const [network] = await networksOf(text);
    expect(count, `${text}: ${form}`).toBe(network?.gates?.length);
    expect(count).toBeGreaterThanOrEqual(2);
  }
});

/** The crate's network of the minimal sum, of NAND gates with any number of inputs. */
async function networksOf(text: string) {
  const functions = { kind: "texts" as const, texts: [text] };
  const result = await engine.call("networks", { functions, gates: "nand", workMax: budgets.page.workMax });
  if (result.kind !== "outcome" || result.outcome.kind !== "networks")
    throw new Error(`${text} has no network.`);
  return result.outcome.networks.filter(({ form }) => form === "sum");
}

describe("level 3", () => {
  const tasks = tasksOf(3, "only");

  test("the shown answer is equal and passes, and so does each gate as often as the other", async () => {
    const met = { nand: 0, nor: 0 };
    for (const task of tasks) {
      expect(crateDifference(task.form, task.text), taskText(task)).toBeNull();
      const verdict = await judgeGates(task.form, task.text, task.gate, signal, engine);
      expect(verdict.kind, task.form).toBe("equal");
      met[task.gate] += 1;
    }
    expect(Math.min(met.nand, met.nor)).toBeGreaterThan(300);
  });

  test("2,000 answers: the form, the task itself, the form of the other gate, the form with a bar too many", async () => {
    for (const [at, task] of tasks.entries()) {
      const { text, form, gate } = task;
      const other = gateTask({ level: 3, seed: seeds[at] ?? 1 });
      const answers = [form, text, `(${form})'`, `${form}+0`, other.kind === "only" ? dual(form) : form];
      for (const answer of [answers[at % 5] ?? form, answers[(at + 1) % 5] ?? form]) {
        const verdict = await judgeGates(answer, text, gate, signal, engine);
        const isEqual = crateDifference(answer, text) === null;
        const expected = isEqual ? (isOnly(answer, gate) ? "equal" : "otherGate") : "different";
        expect(verdict.kind, `${answer} for ${text} with ${gate}`).toBe(expected);
      }
    }
  });
});

/** AND and OR exchanged. */
const dual = (text: string) => [...text].map((sign) => ({ ".": "+", "+": "." })[sign] ?? sign).join("");

/** Told by rewriting the text: a bar over variables joined by the gate's operator becomes a variable, until one is left. */
function isOnly(text: string, gate: OnlyGate): boolean {
  const sign = gate === "nand" ? "\\." : "\\+";
  let left = text;
  for (let before = ""; before !== left;) {
    before = left;
    left = left
      .replaceAll(new RegExp(`\\(([A-Z])((?:${sign}[A-Z])*)\\)'`, "g"), "Z")
      .replaceAll(/([A-Z])'/g, "$1")
      .replaceAll(/\(([A-Z])\)/g, "$1");
  }
  return left.length === 1 && left !== "0" && left !== "1";
}

test("a constant, an XOR and an operator without its bar are named", async () => {
  for (const [answer, gate, stray] of [
    ["A.B", "nand", "and"],
    ["(A'+B')'", "nand", "or"],
    ["((A.B.1)')'", "nand", "constant"],
    ["A^(A.B')", "nand", "xor"],
    ["A.B", "nor", "and"],
    ["(A'+B')'+0", "nor", "constant"],
    ["(A+A).(B+B)", "nor", "and"],
  ] as const) {
    const verdict = await judgeGates(answer, "A.B", gate, signal, engine);
    expect(verdict, answer).toMatchObject({ kind: "otherGate", gate, stray });
  }
  const whole = await judgeGates("(A'.B')'", "A+B", "nand", signal, engine);
  expect(whole.kind).toBe("equal");
});

test.each(taskLevels)("level %i: the same seed gives the same task, and the seeds give many", (level) => {
  const found = () => seeds.slice(0, 300).map((seed) => taskText(gateTask({ level, seed })));
  expect(found()).toEqual(found());
  expect(new Set(found()).size).toBeGreaterThan(60);
  for (const seed of seeds.slice(0, 50)) {
    const task = gateTask({ level, seed });
    for (const degree of [1, 2, 3]) expect(hintText(task, degree)).not.toBe("");
    expect(answerText(task)).not.toBe("");
  }
});
