// The tasks of "Circuits" for many seeds against the crate and against a search of the test's own: the circuit of the task, the one
// circuit that is right, and the one wire that is wrong.

import { describe, expect, test } from "vitest";
import { taskLevels, taskSeedMax } from "#addresses/core/learn.ts";
import type { Circuit, Wire } from "#circuit/core/model/circuit.ts";
import { isGate, type Bit } from "#circuit/core/model/kinds.ts";
import { gateNumbers, switchNames } from "#learn/circuits/core/circuit-data.ts";
import {
  answerText,
  circuitVerdict,
  hintText,
  wiresToGates,
  wireVerdict,
} from "#learn/practice/circuits/core/sentences.ts";
import { circuitTask, taskText, type TaskOf } from "#learn/practice/circuits/core/tasks.ts";
import { randomFrom } from "#learn/practice/core/random.ts";
import { circuitTasks as texts } from "#messages/lesson-circuits.ts";
import { crateDifference, crateTable } from "#support/logic/crate-values.ts";

/** The ends of the range among them. */
const seeds = [...Array.from({ length: 999 }, (_, at) => 1 + at * 997), taskSeedMax];

function tasksOf<Kind extends "expression" | "choice" | "wire">(level: 1 | 2 | 3, kind: Kind) {
  return seeds.map((seed) => {
    const task = circuitTask({ level, seed });
    if (task.kind !== kind) throw new Error(`Level ${level} gives a task of kind ${task.kind}.`);
    return task as TaskOf<Kind>;
  });
}

type Value = (inputs: readonly Bit[]) => boolean;
const all: Value = (inputs) => inputs.every((bit) => bit === 1);
const some: Value = (inputs) => inputs.some((bit) => bit === 1);
const odd: Value = (inputs) => inputs.filter((bit) => bit === 1).length % 2 === 1;
const not =
  (value: Value): Value =>
  (inputs) =>
    !value(inputs);
const values: Readonly<Record<string, Value>> = {
  and: all,
  or: some,
  xor: odd,
  not: not(some),
  nand: not(all),
  nor: not(some),
  xnor: not(odd),
  bulb: some,
};

/** The bulb's value in each row, of the test's own; null for a loop. */
function columnOf(circuit: Circuit): string | null {
  const names = switchNames(circuit);
  const bits = Array.from({ length: 2 ** names.length }, (_, row): string | null => {
    const known = new Map<number, Bit>();
    const open = new Set<number>();
    const valueOf = (id: number): Bit | null => {
      const done = known.get(id);
      if (done !== undefined) return done;
      if (open.has(id)) return null;
      const part = circuit.parts.find((each) => each.id === id);
      if (part?.kind === "switch") {
        const at = names.indexOf(part.name ?? "");
        return ((row >> (names.length - 1 - at)) & 1) === 1 ? 1 : 0;
      }
      open.add(id);
      const inputs = circuit.wires.filter(({ to }) => to === id).map(({ from }) => valueOf(from));
      open.delete(id);
      const settled = inputs.filter((bit) => bit !== null);
      if (settled.length < inputs.length) return null;
      const value = values[part?.kind ?? ""]?.(settled) ? 1 : 0;
      known.set(id, value);
      return value;
    };
    const value = valueOf(circuit.parts.find(({ kind }) => kind === "bulb")?.id ?? 0);
    return value === null ? null : String(value);
  });
  return bits.includes(null) ? null : bits.join("");
}

const crateColumn = (text: string) => crateTable(text).columns[0]?.join("");

test("level 1: the drawn circuit computes the expression, of 3 or 4 variables and 2 to 7 gates", () => {
  const counts = new Set<number>();
  for (const { text, circuit } of tasksOf(1, "expression")) {
    expect(columnOf(circuit), text).toBe(crateColumn(text));
    expect(switchNames(circuit), text).toEqual(crateTable(text).variables);
    expect([3, 4]).toContain(switchNames(circuit).length);
    counts.add(gateNumbers(circuit).size);
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...counts)).toBeLessThanOrEqual(7);
});

describe("level 2", () => {
  const tasks = tasksOf(2, "choice");

  test("exactly one of three circuits computes the expression, and no two others are equal", () => {
    let rewritten = 0;
    for (const { text, options, right } of tasks) {
      expect(options, text).toHaveLength(3);
      const columns = options.map(({ circuit }) => columnOf(circuit));
      expect(columns.map((column) => column === crateColumn(text))).toEqual(
        options.map((_, at) => at === right),
      );
      expect(new Set(columns).size, text).toBe(3);
      for (const option of options) {
        expect(columnOf(option.circuit), option.text).toBe(crateColumn(option.text));
        expect(switchNames(option.circuit), text).toEqual(crateTable(text).variables);
      }
      if (options[right]?.text !== text) rewritten += 1;
    }
    // The drawing of the expression as it is written, and an equal one, are both common.
    expect(rewritten).toBeGreaterThan(200);
    expect(rewritten).toBeLessThan(800);
  });

  test("the verdict on a wrong circuit names the first row in which it differs, with its value there", () => {
    for (const task of tasks)
      for (const [at, { text }] of task.options.entries()) {
        const said = circuitVerdict(task, at);
        if (at === task.right) expect(said).toBe(texts.rightCircuit(at + 1));
        else {
          const row = crateDifference(text, task.text) ?? -1;
          expect(said).toContain(`In row ${row} (`);
          expect(said).toContain(`gives ${crateColumn(text)?.[row]}, but`);
        }
      }
  });
});

describe("level 3", () => {
  const tasks = tasksOf(3, "wire");

  test("the circuit is wrong, and one wire alone can be moved so that it is right: the wrong one", () => {
    for (const task of tasks) {
      const { text, circuit, wire, should } = task;
      const right = crateColumn(text);
      expect(columnOf(circuit), text).not.toBe(right);
      const sources = circuit.parts.filter(({ kind }) => kind === "switch" || isGate(kind));
      const repairs = wiresToGates(circuit).flatMap((each) =>
        sources.flatMap(({ id: from }) => {
          if (from === each.to || circuit.wires.some((other) => other.from === from && other.to === each.to))
            return [];
          const wires = circuit.wires.map((other) => (other.id === each.id ? { ...other, from } : other));
          return columnOf({ ...circuit, wires }) === right ? [{ id: each.id, from }] : [];
        }),
      );
      expect(repairs, taskText(task)).toEqual([{ id: wire.id, from: should }]);
    }
  });

  test("each part but the bulb has a wire, and 2,000 chosen wires are judged right exactly if they are the wrong one", () => {
    const random = randomFrom(3);
    const isWrong = (task: TaskOf<"wire">, { id }: Wire) => task.wire.id === id;
    for (const task of [...tasks, ...tasks]) {
      const { circuit } = task;
      for (const { id, kind } of circuit.parts)
        if (kind !== "bulb") expect(circuit.wires.some(({ from }) => from === id)).toBe(true);
      const wire = random.one(wiresToGates(circuit));
      const said = wireVerdict(task, wire);
      expect(said.includes(" must get ") && !said.startsWith("This wire is right")).toBe(isWrong(task, wire));
    }
  });

  test("the first hint names a row in which the circuit differs, the second one a gate without the wrong wire", () => {
    for (const task of tasks) {
      const [, row, value] = /^In row (\d+) .* gives ([01]),/.exec(hintText(task, 1)) ?? [];
      expect(columnOf(task.circuit)?.[Number(row)]).toBe(value);
      expect(crateColumn(task.text)?.[Number(row)]).not.toBe(value);
      const number = gateNumbers(task.circuit).get(task.wire.to);
      expect(hintText(task, 2)).not.toBe(texts.hintRight(`gate ${number}`));
      expect(hintText(task, 3)).toBe(texts.hintTo(`gate ${number}`));
    }
  });
});

test.each(taskLevels)("level %i: the same seed gives the same task, and the seeds give many", (level) => {
  const found = () => seeds.slice(0, 300).map((seed) => taskText(circuitTask({ level, seed })));
  expect(found()).toEqual(found());
  expect(new Set(found()).size).toBeGreaterThan(250);
  for (const seed of seeds.slice(0, 50)) {
    const task = circuitTask({ level, seed });
    for (const degree of [1, 2, 3]) expect(hintText(task, degree)).not.toBe("");
    expect(answerText(task)).not.toBe("");
  }
});
