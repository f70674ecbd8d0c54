// The tasks of "De Morgan": the equal gate, bars to open, and the complement of an expression. Pure.

import type { TaskAddress } from "#addresses/core/learn.ts";
import type { Expression } from "#notation/core/tree.ts";
import { typedText } from "#notation/core/typed-text.ts";
import type { ExpressionText } from "../../../core/data.ts";
import { treeOf } from "../../../core/values.ts";
import { randomFrom, type Random } from "../../core/random.ts";
import { tableTask } from "../../table/core/tasks.ts";

export const plainGates = ["and", "or", "nand", "nor"] as const;
export type PlainGate = (typeof plainGates)[number];

export type DeMorganTask =
  /** Which gate with a bubble at each input is equal to this one. */
  | {
      readonly kind: "gate";
      readonly gate: PlainGate;
      readonly text: ExpressionText;
      readonly right: PlainGate;
    }
  /** All bars are to be opened. */
  | { readonly kind: "open"; readonly text: ExpressionText; readonly answer: ExpressionText }
  /** The complement is asked for, with bars over variables alone. */
  | { readonly kind: "complement"; readonly text: ExpressionText; readonly answer: ExpressionText };

export type DeMorganTaskOf<Kind extends DeMorganTask["kind"]> = Extract<
  DeMorganTask,
  { readonly kind: Kind }
>;

const triesMax = 400;

/** Level 1 has gates and one bar, level 2 bars within bars, level 3 complements. */
export function deMorganTask({ level, seed }: Pick<TaskAddress, "level" | "seed">): DeMorganTask {
  const random = randomFrom(seed * 3 + level);
  if (level === 1) return random.below(2) === 0 ? gateTask(random) : openTask(random, 1);
  return level === 2 ? openTask(random, 2) : complementTask(random);
}

/** The task in a line, by which two tasks are told apart. */
export function taskText({ kind, text }: DeMorganTask): string {
  return `${kind}: ${text}`;
}

/** The gate that is equal to the gate with a bubble at each of its inputs. */
const withBubbles: Readonly<Record<PlainGate, PlainGate>> = {
  and: "nor",
  or: "nand",
  nand: "or",
  nor: "and",
};

const letters = ["A", "B", "C", "D"];

function gateTask(random: Random): DeMorganTask {
  const gate = random.one(plainGates);
  const names = random.shuffled(letters).slice(0, random.one([2, 2, 3]));
  const chain = names.join(gate === "and" || gate === "nand" ? "." : "+");
  return {
    kind: "gate",
    gate,
    text: gate === "nand" || gate === "nor" ? `(${chain})'` : chain,
    right: withBubbles[gate],
  };
}

/** An expression without XOR in which bars cover groups, as deep as asked for: 1 is one bar, 2 a bar within a bar. */
function openTask(random: Random, depth: number): DeMorganTask {
  for (let tried = 0; tried < triesMax; tried += 1) {
    const tree = barred(some(random), random, depth);
    if (barDepth(tree) !== depth) continue;
    return { kind: "open", text: typedText(tree), answer: typedText(opened(tree)) };
  }
  throw new Error(`No task of depth ${depth} was found.`);
}

function complementTask(random: Random): DeMorganTask {
  const tree = some(random);
  return { kind: "complement", text: typedText(tree), answer: typedText(opened(not(tree))) };
}

/** A sum or a product of three or four literals and groups, without XOR and without a bar over a group. */
function some(random: Random): Expression {
  for (let tried = 0; tried < triesMax; tried += 1) {
    const tree = treeOf(tableTask({ level: random.one([2, 3] as const), seed: 1 + random.below(999_999) }));
    if (!hasXor(tree)) return opened(tree);
  }
  throw new Error("No expression without XOR was found.");
}

/** The expression with a bar over it, and for depth 2 also over one of its groups. */
function barred(tree: Expression, random: Random, depth: number): Expression {
  if (depth === 1 || tree.kind !== "chain") return not(tree);
  const groups = tree.operands.filter(({ kind }) => kind === "chain");
  if (groups.length === 0) return not(tree);
  const chosen = random.one(groups);
  return not({ ...tree, operands: tree.operands.map((each) => (each === chosen ? not(each) : each)) });
}

/** How many bars over groups are one within the other, at most. */
function barDepth(tree: Expression): number {
  switch (tree.kind) {
    case "constant":
    case "variable":
      return 0;
    case "not":
      return barDepth(tree.operand) + (tree.operand.kind === "chain" ? 1 : 0);
    case "chain":
      return Math.max(...tree.operands.map(barDepth));
  }
}

function hasXor(tree: Expression): boolean {
  if (tree.kind === "not") return hasXor(tree.operand);
  return tree.kind === "chain" && (tree.operator === "xor" || tree.operands.some(hasXor));
}

/** The equal expression with bars over variables alone, for one without XOR. */
function opened(tree: Expression, isBarred = false): Expression {
  switch (tree.kind) {
    case "constant":
    case "variable":
      return isBarred ? not(tree) : tree;
    case "not":
      return opened(tree.operand, !isBarred);
    case "chain": {
      const operator = isBarred
        ? ({ and: "or", or: "and", xor: "xor" } as const)[tree.operator]
        : tree.operator;
      return { kind: "chain", operator, operands: tree.operands.map((operand) => opened(operand, isBarred)) };
    }
  }
}

function not(operand: Expression): Expression {
  return { kind: "not", operand };
}
