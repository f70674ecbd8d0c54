// The tasks of "Circuits": the expression of a circuit, the circuit of an expression, and the wire that is wrong. Pure.

import { taskSeedMax, type TaskAddress } from "#addresses/core/learn.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import type { Expression } from "#notation/core/tree.ts";
import { typedText } from "#notation/core/typed-text.ts";
import { circuitFrom } from "../../../circuits/core/circuit-data.ts";
import type { ExpressionText } from "../../../core/data.ts";
import { firstDifference, rowsOver, treeOf, valueIn, variablesOf } from "../../../core/values.ts";
import { randomFrom, type Random } from "../../core/random.ts";
import { joinsEqual, tableTask } from "../../table/core/tasks.ts";
import { wrongWireIn, type WrongWire } from "./wrong-wire.ts";

export type CircuitTask =
  /** The circuit of this expression is given, and an equal expression is asked for. */
  | { readonly kind: "expression"; readonly text: ExpressionText; readonly circuit: Circuit }
  /** Exactly one of the circuits computes the expression. */
  | {
      readonly kind: "choice";
      readonly text: ExpressionText;
      readonly options: readonly CircuitOption[];
      readonly right: number;
    }
  /** The circuit was built for the expression, and one of its wires begins at the wrong part. */
  | ({ readonly kind: "wire"; readonly text: ExpressionText } & WrongWire);

export type TaskOf<Kind extends CircuitTask["kind"]> = Extract<CircuitTask, { readonly kind: Kind }>;

interface CircuitOption {
  readonly text: ExpressionText;
  readonly circuit: Circuit;
}

/** The most expressions that are tried for one task. About two in three fit. */
const triesMax = 200;

/** Level 1 asks for the expression of a circuit, level 2 for the circuit of an expression, level 3 for a wrong wire. */
export function circuitTask({ level, seed }: Pick<TaskAddress, "level" | "seed">): CircuitTask {
  const random = randomFrom(seed * 3 + level);
  for (let tried = 0; tried < triesMax; tried += 1) {
    const text = tableTask({ level: random.one([2, 3] as const), seed: 1 + random.below(taskSeedMax) });
    const circuit = circuitFrom([{ name: "F", text }]);
    if (level === 1) return { kind: "expression", text, circuit };
    const task = level === 2 ? choiceTask(text, random) : wireTask(text, circuit, random);
    if (task) return task;
  }
  throw new Error(`No task of level ${level} was found.`);
}

/** The task in a line, by which two tasks are told apart. */
export function taskText(task: CircuitTask): string {
  switch (task.kind) {
    case "expression":
      return task.text;
    case "choice":
      return `${task.text}: ${task.options.map(({ text }) => text).join(" ")}`;
    case "wire":
      return `${task.text}: ${task.wire.from} ${task.wire.to}`;
  }
}

function wireTask(text: ExpressionText, circuit: Circuit, random: Random): CircuitTask | null {
  const wrong = wrongWireIn(circuit, random);
  return wrong && { kind: "wire", text, ...wrong };
}

/** How many circuits there are to choose from. */
const optionCount = 3;

/** In half of the tasks the right circuit is that of an equal expression. */
function choiceTask(text: ExpressionText, random: Random): CircuitTask | null {
  const tree = treeOf(text);
  const right = random.below(2) === 0 ? tree : deMorgan(tree);
  if (repeats(right)) return null;
  const options = [right];
  for (const altered of random.shuffled(alterations(tree))) {
    const fits = !repeats(altered) && !isConstant(altered) && differsFromAll(altered, options);
    if (fits && options.length < optionCount) options.push(altered);
  }
  if (options.length < optionCount) return null;
  const texts = random.shuffled(options.map((option) => typedText(option)));
  return {
    kind: "choice",
    text,
    options: texts.map((option) => ({ text: option, circuit: circuitFrom([{ name: "F", text: option }]) })),
    right: texts.indexOf(typedText(right)),
  };
}

/** Whether one gate of its circuit gets the same signal twice. */
function repeats(tree: Expression): boolean {
  return joinsEqual(treeOf(typedText(tree)));
}

function differsFromAll(tree: Expression, others: readonly Expression[]): boolean {
  return others.every((other) => firstDifference(tree, other) !== null);
}

function isConstant(tree: Expression): boolean {
  return new Set(rowsOver(variablesOf(tree)).map((row) => valueIn(tree, row))).size === 1;
}

const otherOperators = { and: ["or"], or: ["and"], xor: ["and", "or"] } as const;

/** The expression with one operator exchanged, or with one NOT more or less; each variable stays in it. */
function alterations(tree: Expression): readonly Expression[] {
  const exchanged =
    tree.kind === "chain" ? otherOperators[tree.operator].map((operator) => ({ ...tree, operator })) : [];
  return [complementOf(tree), ...exchanged, ...alterationsBelow(tree)];
}

function alterationsBelow(tree: Expression): readonly Expression[] {
  switch (tree.kind) {
    case "constant":
    case "variable":
      return [];
    case "not":
      return alterations(tree.operand)
        .filter(({ kind }) => kind !== "not")
        .map((operand) => ({ ...tree, operand }));
    case "chain":
      return tree.operands.flatMap((operand) =>
        alterations(operand).map((altered) => ({
          ...tree,
          operands: tree.operands.map((each) => (each === operand ? altered : each)),
        })),
      );
  }
}

/** The equal expression that De Morgan makes of the outermost AND or OR; the same expression where that is an XOR. */
function deMorgan(tree: Expression): Expression {
  const inner = tree.kind === "not" ? tree.operand : tree;
  if (inner.kind !== "chain" || inner.operator === "xor") return tree;
  const operator = inner.operator === "and" ? "or" : "and";
  const dual: Expression = { kind: "chain", operator, operands: inner.operands.map(complementOf) };
  return tree.kind === "not" ? dual : complementOf(dual);
}

function complementOf(tree: Expression): Expression {
  return tree.kind === "not" ? tree.operand : { kind: "not", operand: tree };
}
