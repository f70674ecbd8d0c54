// The hints of "Simplify", in three stages: the size of the minimum, a part that can be left out, one term of the
// minimum. They are computed only from the task and its minimum, by the values of both. Pure.

import type { Chain, Expression } from "#notation/core/tree.ts";
import { typedText } from "#notation/core/typed-text.ts";
import { hintTexts } from "#messages/simplify-tasks.ts";
import type { MarkedText } from "../../core/data.ts";
import { literalCount } from "../../core/literal-count.ts";
import { firstDifference, treeOf } from "../../core/values.ts";
import type { Task } from "./simplify-task.ts";

/** As many as `hintsMax` of the frame. */
export function hintsOf(task: Task): readonly [MarkedText, MarkedText, MarkedText] {
  return [sizeHint(task), removalHint(task), termHint(task)];
}

function sizeHint({ minimum }: Task): MarkedText {
  const tree = treeOf(minimum);
  return hintTexts.size(termsOf(tree).length, literalCount(tree));
}

function removalHint({ text }: Task): MarkedText {
  const whole = treeOf(text);
  const removal = removalsIn(whole).find(({ left }) => firstDifference(whole, left) === null);
  if (!removal) return firstMoveHint(whole);
  const { operand, of } = removal;
  if (of === whole) return (of.operator === "or" ? hintTexts.canGo : hintTexts.factorCanGo)(maths(operand));
  return hintTexts.canGoFrom(maths(operand), maths(of), maths(without(of, operand)));
}

function termHint({ minimum }: Task): MarkedText {
  const terms = termsOf(treeOf(minimum));
  const [first] = terms;
  if (!first) return "";
  if (terms.length > 1) return hintTexts.term(maths(first));
  const literal = first.kind === "chain" ? first.operands[0] : undefined;
  return literal ? hintTexts.literal(maths(literal)) : hintTexts.variable(maths(variableOf(first)));
}

interface Removal {
  readonly operand: Expression;
  /** The sum or product that it is taken out of. */
  readonly of: Chain;
  /** The whole without it. */
  readonly left: Expression;
}

/** All ways to leave out one operand, the outermost first: whole terms come before literals. */
function removalsIn(tree: Expression): readonly Removal[] {
  switch (tree.kind) {
    case "constant":
    case "variable":
      return [];
    case "not":
      return removalsIn(tree.operand).map((removal) => ({
        ...removal,
        left: { kind: "not", operand: removal.left },
      }));
    case "chain":
      return [
        ...ofChain(tree),
        ...tree.operands.flatMap((operand) =>
          removalsIn(operand).map((removal) => ({
            ...removal,
            left: {
              ...tree,
              operands: tree.operands.map((each) => (each === operand ? removal.left : each)),
            },
          })),
        ),
      ];
  }
}

/** No law takes one operand out of an XOR. */
function ofChain(chain: Chain): readonly Removal[] {
  if (chain.operator === "xor") return [];
  return chain.operands.map((operand) => ({ operand, of: chain, left: without(chain, operand) }));
}

function without(chain: Chain, operand: Expression): Expression {
  const operands = chain.operands.filter((each) => each !== operand);
  const [first, ...others] = operands;
  return first && others.length === 0 ? first : { ...chain, operands };
}

/** The hint for a task in which nothing can be left out yet. */
function firstMoveHint(whole: Expression): MarkedText {
  const negated = partIn(whole, (part) => part.kind === "not" && part.operand.kind === "chain");
  if (negated) return hintTexts.deMorganFirst(maths(negated));
  const gate = partIn(whole, (part) => part.kind === "chain" && part.operator === "xor");
  return gate ? hintTexts.xorFirst(maths(gate)) : hintTexts.multiplyFirst;
}

/** The outermost part that meets the condition. */
function partIn(tree: Expression, meets: (part: Expression) => boolean): Expression | null {
  if (meets(tree)) return tree;
  const operands = tree.kind === "chain" ? tree.operands : tree.kind === "not" ? [tree.operand] : [];
  for (const operand of operands) {
    const found = partIn(operand, meets);
    if (found) return found;
  }
  return null;
}

function termsOf(tree: Expression): readonly Expression[] {
  return tree.kind === "chain" && tree.operator === "or" ? tree.operands : [tree];
}

function variableOf(literal: Expression): Expression {
  return literal.kind === "not" ? literal.operand : literal;
}

function maths(tree: Expression): MarkedText {
  return `{${typedText(tree)}}`;
}
