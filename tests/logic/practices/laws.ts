// The practices "De Morgan", "Consensus" and "Simplify" for the tests of all practices: opened bars, terms, hazards and minima by the
// crate, by a look at the text and by the tests' own judge.

import { expect } from "vitest";
import type { TaskLevel } from "#addresses/core/learn.ts";
import { judge, judgeOpen } from "#learn/answer/judge.ts";
import * as consensusWords from "#learn/practice/consensus/core/sentences.ts";
import {
  consensusTask,
  taskText as consensusText,
  type ConsensusTask,
} from "#learn/practice/consensus/core/tasks.ts";
import { hintsOf } from "#learn/practice/core/hints.ts";
import { taskOf, type Task } from "#learn/practice/core/simplify-task.ts";
import { answerText, bubbledText, gateVerdict, hintText } from "#learn/practice/de-morgan/core/sentences.ts";
import {
  deMorganTask,
  plainGates,
  taskText,
  type DeMorganTask,
} from "#learn/practice/de-morgan/core/tasks.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { crateDifference, crateMinimum, cratePrimes, crateTable } from "#support/logic/crate-values.ts";
import { operandsAt } from "#support/logic/operands.ts";
import { ownMinimum, ownVerdict } from "#support/logic/own-judge.ts";
import { hintsBy, literalsIn, type Practice } from "./practice.ts";

const engine = crateEngine();
const { signal } = new AbortController();

export const deMorgan: Practice<DeMorganTask, string> = {
  name: "De Morgan",
  taskOf: deMorganTask,
  textOf: taskText,
  different: { 1: 400, 2: 500, 3: 500 },
  promised: {
    1: (task) => task.kind === "gate" || (task.kind === "open" && depthOf(task.text) === 1),
    2: (task) => task.kind === "open" && depthOf(task.text) === 2,
    3: (task) => task.kind === "complement" && depthOf(task.text) === 0,
  },
  kinds: { counts: { 1: 2, 2: 1, 3: 1 }, of: ({ kind }) => kind },
  expectRight(task) {
    expect(task.text).not.toContain("^");
    if (task.kind === "gate") return;
    expect(crateDifference(task.answer, askedBy(task)), task.text).toBeNull();
    expect(depthOf(task.answer), task.answer).toBe(0);
  },
  judged: {
    levels: [1, 2, 3],
    answers(task, random) {
      if (task.kind === "gate") return plainGates;
      const { answer } = task;
      const turned = answer.replace(/[A-D]'?/, (one) => (one.endsWith("'") ? one.slice(0, -1) : `${one}'`));
      return [answer, random.one([askedBy(task), `(${answer})''`, turned])];
    },
    async judge(answer, task) {
      if (task.kind !== "gate") {
        const { kind } = await judgeOpen(answer, task.answer, signal, engine);
        return { isRight: kind === "equal", kind };
      }
      const gate = plainGates.find((each) => each === answer) ?? "and";
      return { isRight: gate === task.right, says: gateVerdict(task, gate) };
    },
    secondJudge(answer, task) {
      if (task.kind === "gate") {
        const text = bubbledText(plainGates.find((each) => each === answer) ?? "and", task.text);
        return { isRight: crateDifference(text, task.text) === null, says: expect.stringContaining(text) };
      }
      if (crateDifference(answer, task.answer) !== null) return { isRight: false, kind: "different" };
      const isRight = !/\)'|''/.test(answer);
      return { isRight, kind: isRight ? "equal" : "wideBar" };
    },
  },
  words: (task) => [...hintsBy((degree) => hintText(task, degree)), answerText(task)],
};

const askedBy = ({ kind, text }: DeMorganTask) => (kind === "open" ? text : `(${text})'`);

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

export const consensus: Practice<ConsensusTask, number> = {
  name: "Consensus",
  taskOf: consensusTask,
  textOf: consensusText,
  different: { 1: 600, 2: 600, 3: 600 },
  promised: {
    1: ({ kind, text, terms }) => kind === "superfluous" && terms.join("+") === text,
    2: ({ kind, text, terms }) => kind === "missing" && hazardsOf(terms, text).length > 0,
    3: ({ kind }) => kind === "hazard",
  },
  kinds: {
    counts: { 1: 1, 2: 1, 3: 2 },
    of: (task) => (task.kind === "hazard" ? String(task.hazard === null) : task.kind),
  },
  expectRight(task) {
    const { text, terms } = task;
    if (task.kind === "superfluous") {
      const canGo = terms.flatMap((_, at) => (canBeLeftOut(at, task) ? [at] : []));
      expect(canGo, text).toEqual([task.right]);
    } else if (task.kind === "missing") {
      expect(crateDifference(`${text}+${task.answer}`, text), text).toBeNull();
      const others = cratePrimes(text).filter((prime) => !terms.includes(prime));
      const enough = others.filter((prime) => hazardsOf([...terms, prime], text).length === 0);
      expect(enough, text).toEqual([task.answer]);
    } else {
      const all = hazardsOf(terms, text);
      expect(task.hazard === null, text).toBe(all.length === 0);
      if (!task.hazard) return;
      const [from, to] = task.hazard.rows;
      expect(all, text).toContainEqual([from, to]);
      expect(consensusWords.hazardVerdict(task)).toContain(`from row ${from} to row ${to}`);
    }
  },
  judged: {
    levels: [1],
    answers: ({ terms }) => terms.map((_, at) => at),
    judge(answer, task) {
      if (task.kind !== "superfluous") throw new Error(`${task.text} asks for no term.`);
      return { isRight: answer === task.right, says: consensusWords.termVerdict(task, answer) };
    },
    /** A term that is needed has a row of its own, and the verdict names it. */
    secondJudge(answer, task) {
      if (canBeLeftOut(answer, task)) return { isRight: true };
      const [first = [], ...each] = crateTable(task.text, ...task.terms).columns;
      const own = first.flatMap((_, row) =>
        each.every((column, at) => column[row] === (at === answer ? 1 : 0)) ? [row] : [],
      );
      return { isRight: false, says: expect.stringMatching(`in row (${own.join("|")}) `) };
    },
  },
  words: (task) => [
    ...hintsBy((degree) => consensusWords.hintText(task, degree)),
    consensusWords.answerText(task),
  ],
};

function canBeLeftOut(at: number, { text, terms }: ConsensusTask): boolean {
  return crateDifference(terms.filter((_, other) => other !== at).join("+"), text) === null;
}

/** The rows between which the sum has a static hazard, by the crate's columns of its terms. */
function hazardsOf(terms: readonly string[], whole: string): readonly (readonly [number, number])[] {
  const { rows, columns } = crateTable(whole, ...terms);
  const [sum = [], ...each] = columns;
  const found: (readonly [number, number])[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let bit = 1; bit < rows; bit *= 2)
      if ((row & bit) === 0 && sum[row] === 1 && sum[row | bit] === 1)
        if (!each.some((column) => column[row] === 1 && column[row | bit] === 1))
          found.push([row, row | bit]);
  return found;
}

export const simplify: Practice<Task, string> = {
  name: "Simplify",
  taskOf: ({ level, seed }) => taskOf({ kind: "simplify", level, seed }),
  textOf: ({ text }) => text,
  different: { 1: 500, 2: 500, 3: 500 },
  promised: {
    1: isWithin([2, 3], 6, /^[ABC.+()']+$/),
    2: isWithin([2, 3], 9, /^[ABC.+()']+$/),
    3: isWithin([2, 3, 4], 12, /^[ABCD.+()'^]+$/),
  },
  /** The minimum that the task carries is one, by the crate and by trying all covers; no constant is one. */
  expectRight({ text, minimum }) {
    const { terms, literals } = crateMinimum(text);
    expect(ownMinimum(text), text).toMatchObject({ terms, literals });
    expect([minimum.split("+").length, literalsIn(minimum)], text).toEqual([terms, literals]);
    expect(literals, text).toBeGreaterThan(0);
    expect(literalsIn(text), text).toBeGreaterThan(literals);
  },
  judged: {
    levels: [1, 2, 3],
    answers: ({ text, minimum }) => [text, minimum],
    async judge(answer, { text }) {
      const { kind } = await judge(answer, text, signal, engine);
      return { isRight: kind === "minimal", kind };
    },
    secondJudge(answer, { text }) {
      const { kind } = ownVerdict(answer, text);
      return { isRight: kind === "minimal", kind };
    },
  },
  words: hintsOf,
};

/** Also whether no term is written twice, and it is longer than a minimum. */
function isWithin(variables: readonly number[], literalsMax: number, signs: RegExp) {
  return ({ text }: Task) =>
    signs.test(text) &&
    new Set(operandsAt(text, "+")).size === operandsAt(text, "+").length &&
    variables.includes(crateTable(text).variables.length) &&
    literalsIn(text) <= literalsMax &&
    ownVerdict(text, text).kind === "longer";
}

/** The mean number of literals. */
export function meanLength(level: TaskLevel, seeds: readonly number[]): number {
  const lengths = seeds.map((seed) => literalsIn(simplify.taskOf({ level, seed }).text));
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}
