// The practices "Gates" and "Circuits" for the tests of all practices: outputs, numbers of gates and circuits by the crate, and by an
// evaluator and a search of the test's own.

import { expect } from "vitest";
import type { Circuit, Wire } from "#circuit/core/model/circuit.ts";
import { isGate, type Bit } from "#circuit/core/model/kinds.ts";
import { budgets } from "#contract/budgets.ts";
import { judgeGates } from "#learn/answer/judge.ts";
import { gateNumbers, switchNames } from "#learn/circuits/core/circuit-data.ts";
import type { OnlyGate } from "#learn/core/data.ts";
import * as circuitWords from "#learn/practice/circuits/core/sentences.ts";
import {
  circuitTask,
  taskText as circuitText,
  type CircuitTask,
} from "#learn/practice/circuits/core/tasks.ts";
import { answerText, hintText, outputOf, wrongValue } from "#learn/practice/gates/core/sentences.ts";
import { gateTask, taskText, type GateTask } from "#learn/practice/gates/core/tasks.ts";
import { circuitTasks as texts } from "#messages/lesson-circuits.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { crateDifference, crateMinimum, crateTable } from "#support/logic/crate-values.ts";
import { hintsBy, literalsIn, type Practice } from "./practice.ts";

const engine = crateEngine();
const { signal } = new AbortController();

export const gates: Practice<GateTask, string> = {
  name: "Gates",
  taskOf: gateTask,
  textOf: taskText,
  different: { 1: 70, 2: 400, 3: 400 },
  promised: {
    1: (task) => task.kind === "value" && [2, 3, 4].includes(crateTable(task.text).variables.length),
    2: (task) => task.kind === "count" && task.count >= 2,
    3: (task) => task.kind === "only",
  },
  kinds: {
    // Each output of each gate, although NAND is 0 in one row alone.
    counts: { 1: 8, 2: 1, 3: 2 },
    of: (task) =>
      task.kind === "value" ? `${task.gate} ${outputOf(task)}` : task.kind === "only" ? task.gate : task.kind,
  },
  async expectRight(task) {
    if (task.kind === "value") {
      const { variables, columns } = crateTable(task.text);
      expect(Object.keys(task.row)).toEqual(variables);
      const bits = Object.values(task.row);
      const number = bits.reduce<number>((sum, bit) => 2 * sum + bit, 0);
      expect(outputOf(task), taskText(task)).toBe(columns[0]?.[number]);
      const ones = bits.filter((bit) => bit === 1).length;
      expect(wrongValue(task)).toContain(`${ones} of the ${variables.length} inputs`);
      return;
    }
    expect(crateDifference(task.form, task.text), taskText(task)).toBeNull();
    if (task.kind === "only") return;
    const { terms, literals } = crateMinimum(task.text);
    expect([task.text.split("+").length, literalsIn(task.text)], task.text).toEqual([terms, literals]);
    expect(task.count, `${task.text}: ${task.form}`).toBe(await nandGatesOf(task.text));
  },
  judged: {
    levels: [3],
    answers: (task, random) =>
      task.kind === "only"
        ? random
            .shuffled([task.form, task.text, `(${task.form})'`, `${task.form}+0`, dual(task.form)])
            .slice(0, 2)
        : [],
    async judge(answer, task) {
      if (task.kind !== "only") throw new Error(`${taskText(task)} asks for no expression.`);
      const { kind } = await judgeGates(answer, task.text, task.gate, signal, engine);
      return { isRight: kind === "equal", kind };
    },
    secondJudge(answer, task) {
      if (crateDifference(answer, task.text) !== null) return { isRight: false, kind: "different" };
      const isRight = task.kind === "only" && isOnly(answer, task.gate);
      return { isRight, kind: isRight ? "equal" : "otherGate" };
    },
  },
  words: (task) => [...hintsBy((degree) => hintText(task, degree)), answerText(task)],
};

/** By the crate's network of the minimal sum, of NAND gates with any number of inputs. */
async function nandGatesOf(text: string): Promise<number | undefined> {
  const functions = { kind: "texts" as const, texts: [text] };
  const result = await engine.call("networks", { functions, gates: "nand", workMax: budgets.page.workMax });
  if (result.kind !== "outcome" || result.outcome.kind !== "networks")
    throw new Error(`${text} has no network.`);
  const built = result.outcome.networks.find(({ form }) => form === "sum")?.built;
  return built?.kind === "network" ? built.gates.length : undefined;
}

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

export const circuits: Practice<CircuitTask, number | Wire> = {
  name: "Circuits",
  taskOf: circuitTask,
  textOf: circuitText,
  different: { 1: 800, 2: 900, 3: 900 },
  promised: {
    1: (task) => {
      if (task.kind !== "expression") return false;
      const count = gateNumbers(task.circuit).size;
      return [3, 4].includes(switchNames(task.circuit).length) && 2 <= count && count <= 7;
    },
    2: (task) => task.kind === "choice" && task.options.length === 3,
    3: (task) =>
      task.kind === "wire" &&
      task.circuit.parts.every(
        ({ id, kind }) => kind === "bulb" || task.circuit.wires.some(({ from }) => from === id),
      ),
  },
  kinds: {
    counts: { 1: 1, 2: 2, 3: 1 },
    // The drawing of the expression as it is written, and an equal one.
    of: (task) => (task.kind === "choice" ? String(task.options[task.right]?.text === task.text) : task.kind),
  },
  expectRight(task) {
    const { text } = task;
    const right = crateColumn(text);
    const { variables } = crateTable(text);
    if (task.kind === "expression") {
      expect(columnOf(task.circuit), text).toBe(right);
      expect(switchNames(task.circuit), text).toEqual(variables);
    } else if (task.kind === "choice") {
      const columns = task.options.map(({ circuit }) => columnOf(circuit));
      expect(columns.map((column) => column === right)).toEqual(columns.map((_, at) => at === task.right));
      expect(new Set(columns).size, text).toBe(3);
      expect(columns, text).toEqual(task.options.map((option) => crateColumn(option.text)));
      for (const { circuit } of task.options) expect(switchNames(circuit), text).toEqual(variables);
    } else {
      const { circuit, wire, should } = task;
      expect(columnOf(circuit), text).not.toBe(right);
      expect(repairsOf(circuit, right), circuitText(task)).toEqual([{ id: wire.id, from: should }]);
      const [, row, value] = /^In row (\d+) .* gives ([01]),/.exec(circuitWords.hintText(task, 1)) ?? [];
      expect(columnOf(circuit)?.[Number(row)]).toBe(value);
      expect(right?.[Number(row)]).not.toBe(value);
      const gate = `gate ${gateNumbers(circuit).get(wire.to)}`;
      expect(circuitWords.hintText(task, 2)).not.toBe(texts.hintRight(gate));
      expect(circuitWords.hintText(task, 3)).toBe(texts.hintTo(gate));
    }
  },
  judged: {
    levels: [2, 3],
    answers(task, random) {
      if (task.kind === "choice") return [0, 1, 2];
      if (task.kind === "expression") return [];
      const wires = circuitWords.wiresToGates(task.circuit);
      return [random.one(wires), random.one(wires)];
    },
    judge(answer, task) {
      if (task.kind === "choice" && typeof answer === "number") {
        const says = circuitWords.circuitVerdict(task, answer);
        return { isRight: says === texts.rightCircuit(answer + 1), says };
      }
      if (task.kind !== "wire" || typeof answer === "number") throw new Error("No answer of this task.");
      const says = circuitWords.wireVerdict(task, answer);
      return { isRight: says.includes(" must get ") && !says.startsWith("This wire is right") };
    },
    secondJudge(answer, task) {
      if (typeof answer !== "number") return { isRight: task.kind === "wire" && task.wire.id === answer.id };
      const text = (task.kind === "choice" && task.options[answer]?.text) || "";
      const row = crateDifference(text, task.text);
      if (row === null) return { isRight: true };
      const says = `In row ${row} \\(.*gives ${crateColumn(text)?.[row]}, but`;
      return { isRight: false, says: expect.stringMatching(says) };
    },
  },
  words: (task) => [
    ...hintsBy((degree) => circuitWords.hintText(task, degree)),
    circuitWords.answerText(task),
  ],
};

const crateColumn = (text: string) => crateTable(text).columns[0]?.join("");

/** Each move of the beginning of one wire that gives the circuit this column. */
function repairsOf(circuit: Circuit, column: string | undefined) {
  const sources = circuit.parts.filter(({ kind }) => kind === "switch" || isGate(kind));
  return circuitWords.wiresToGates(circuit).flatMap(({ id, to }) =>
    sources.flatMap(({ id: from }) => {
      if (from === to || circuit.wires.some((other) => other.from === from && other.to === to)) return [];
      const wires = circuit.wires.map((other) => (other.id === id ? { ...other, from } : other));
      return columnOf({ ...circuit, wires }) === column ? [{ id, from }] : [];
    }),
  );
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
