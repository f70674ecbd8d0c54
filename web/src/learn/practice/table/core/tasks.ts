// The tasks of "Fill a table": a random expression that fits a level. Pure.

import type { TaskAddress, TaskLevel } from "#addresses/core/learn.ts";
import { subexpressionsOf } from "#notation/core/subexpressions.ts";
import type { Expression, Operator } from "#notation/core/tree.ts";
import { typedText } from "#notation/core/typed-text.ts";
import type { ExpressionText } from "../../../core/data.ts";
import { rowsOver, treeOf, valueIn, variablesOf } from "../../../core/values.ts";
import { randomFrom, type Random } from "../../core/random.ts";

/** The shape of a level's expressions. */
interface Shape {
  readonly names: readonly string[];
  /** Leaves beyond one for each variable. */
  readonly moreLeaves: number;
  readonly operators: readonly Operator[];
  /** How many columns there are to fill. */
  readonly columns: readonly [min: number, max: number];
  /** Whether the expression has a NOT over a group with another NOT in it. */
  readonly isNested: boolean;
}

const names = ["A", "B", "C", "D"];

/** Level 3 has two kinds; XOR comes from level 2 on, less often than AND and OR. */
const shapes: Readonly<Record<TaskLevel, readonly [Shape, ...Shape[]]>> = {
  1: [
    { names: names.slice(0, 2), moreLeaves: 1, operators: ["and", "or"], columns: [2, 2], isNested: false },
  ],
  2: [
    {
      names: names.slice(0, 3),
      moreLeaves: 1,
      operators: ["and", "or", "and", "or", "xor"],
      columns: [3, 4],
      isNested: false,
    },
  ],
  3: [
    {
      names,
      moreLeaves: 1,
      operators: ["and", "or", "and", "or", "xor"],
      columns: [3, 4],
      isNested: false,
    },
    {
      names: names.slice(0, 3),
      moreLeaves: 1,
      operators: ["and", "or"],
      columns: [4, 5],
      isNested: true,
    },
  ],
};

/** How often a part gets a NOT. */
const notPercent = 35;

/** The most candidates of a task. About one in five fits, so no series of random numbers comes near this number. */
const candidatesMax = 2_000;

/** Uses each variable of its level, is not constant and has no part that joins two equal operands. */
export function tableTask({ level, seed }: Pick<TaskAddress, "level" | "seed">): ExpressionText {
  if (level === 1) return dealt(seed);
  const random = randomFrom(seed);
  const shape = random.one(shapes[level]);
  for (let tried = 0; tried < candidatesMax; tried += 1) {
    const text = fitting(shape, random);
    if (text !== null) return text;
  }
  throw new Error(`No task of level ${level} was found.`);
}

/** Level 1 has fewer than 30 tasks. They are dealt like cards, so that no task comes again within 20 seeds. */
function dealt(seed: number): ExpressionText {
  deck ??= deckOf(shapes[1]);
  return deck[seed % deck.length] ?? "";
}

let deck: readonly ExpressionText[] | null = null;

/** All different tasks among `candidatesMax` candidates, in the order in which they were found. */
function deckOf([shape]: readonly [Shape, ...Shape[]]): readonly ExpressionText[] {
  const random = randomFrom(1);
  const found = Array.from({ length: candidatesMax }, () => fitting(shape, random));
  return [...new Set(found.filter((text) => text !== null))];
}

/** The text of the next candidate; null where it does not fit. */
function fitting(shape: Shape, random: Random): ExpressionText | null {
  const text = typedText(candidate(shape, random));
  return fits(treeOf(text), shape) ? text : null;
}

/** Joins leaves two by two, in random order, until one expression is left. */
function candidate({ names: variables, moreLeaves, operators }: Shape, random: Random): Expression {
  const more = Array.from({ length: random.below(moreLeaves + 1) }, () => random.one(variables));
  let parts = [...variables, ...more].map((letter) =>
    maybeNot({ kind: "variable", letter, digits: "" }, random),
  );
  while (parts.length > 1) {
    const [one, other, ...others] = random.shuffled(parts);
    if (!one || !other) break;
    const operator = random.one(operators);
    parts = [...others, maybeNot({ kind: "chain", operator, operands: [one, other] }, random)];
  }
  return random.one(parts);
}

function maybeNot(operand: Expression, random: Random): Expression {
  return random.below(100) < notPercent ? { kind: "not", operand } : operand;
}

function fits(tree: Expression, { names: variables, columns: [min, max], isNested }: Shape): boolean {
  const columns = subexpressionsOf(tree).length;
  return (
    columns >= min &&
    columns <= max &&
    variablesOf(tree).length === variables.length &&
    hasNestedNot(tree) === isNested &&
    !joinsEqual(tree) &&
    !isConstant(tree)
  );
}

/** Whether the tree has a NOT over a group with another NOT in it. */
function hasNestedNot(tree: Expression): boolean {
  switch (tree.kind) {
    case "not":
      return tree.operand.kind === "chain" ? hasNot(tree.operand) : hasNestedNot(tree.operand);
    case "chain":
      return tree.operands.some(hasNestedNot);
    default:
      return false;
  }
}

function hasNot(tree: Expression): boolean {
  return tree.kind === "not" || (tree.kind === "chain" && tree.operands.some(hasNot));
}

/** Whether an operator joins two operands that are written alike. */
export function joinsEqual(tree: Expression): boolean {
  if (tree.kind === "not") return joinsEqual(tree.operand);
  if (tree.kind !== "chain") return false;
  const texts = new Set(tree.operands.map(typedText));
  return texts.size < tree.operands.length || tree.operands.some(joinsEqual);
}

function isConstant(tree: Expression): boolean {
  const values = new Set(rowsOver(variablesOf(tree)).map((row) => valueIn(tree, row)));
  return values.size === 1;
}
