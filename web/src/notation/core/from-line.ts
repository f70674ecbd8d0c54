// Builds the tree of a line of a derivation. It is the tree of from-expression.ts, but a chain in brackets stays a
// separate operand, so that brackets are drawn as typed, and a line may have any length the crate reads. Pure.

import type { ReadNode } from "#contract/generated/logic-types.ts";
import { depthMax } from "./from-nodes.ts";
import { parse } from "./parse.ts";
import type { Span } from "./span.ts";
import { constant, variable, type Chain, type Expression } from "./tree.ts";

/** A part of a line; its span is of the line, in UTF-16 units, with its brackets. */
export type LinePart = Expression & { readonly span: Span };

interface Built {
  readonly tree: LinePart;
  /** The operands of an open chain, to which the next operand is added; null for a tree that is no chain. */
  readonly operands: Expression[] | null;
  readonly depth: number;
}

/** Null for a text that is no expression, or is nested too deep to be typeset. Linear in the text, without recursion. */
export function fromLine(text: string): LinePart | null {
  const parsed = parse(text);
  if (!parsed) return null;
  const stack: Built[] = [];
  for (const node of parsed.nodes) {
    const built = build(node, stack, parsed.vars);
    if (!built || built.depth > depthMax) return null;
    stack.push(built);
  }
  const [whole, ...rest] = stack;
  return whole && rest.length === 0 ? whole.tree : null;
}

/** How many pairs of brackets are written around a part. */
export function bracketsAround(part: Expression): number {
  if (!part.span) return 0;
  const { start, end } = part.span;
  switch (part.kind) {
    case "constant":
      return (end - start - 1) / 2;
    case "variable":
      return (end - start - 1 - part.digits.length) / 2;
    case "not":
      return (part.operand.span?.start ?? start) - start;
    case "chain":
      return (part.operands[0]?.span?.start ?? start) - start;
  }
}

/** How many pairs of brackets are drawn: a bar over a chain replaces one pair. */
export function bracketsDrawn(part: Expression, isUnderBar: boolean): number {
  const around = bracketsAround(part);
  return isUnderBar && part.kind === "chain" ? around - 1 : around;
}

function build(node: ReadNode, stack: Built[], names: readonly string[]): Built | null {
  const span = { start: node.start, end: node.end };
  switch (node.kind) {
    case "constant":
      return leaf({ ...constant(node.value), span });
    case "variable": {
      const tree = variable(names[node.index] ?? "");
      return tree && leaf({ ...tree, span });
    }
    case "not": {
      const operand = stack.pop();
      if (!operand) return null;
      const tree: LinePart = { kind: "not", operand: operand.tree, span };
      // The bar itself is a level; the pair of brackets that it replaces is none.
      const replaced = operand.tree.kind === "chain" ? 1 : 0;
      return { tree, operands: null, depth: operand.depth + 1 - replaced + bracketsAround(tree) };
    }
    case "binary": {
      const right = stack.pop();
      const left = stack.pop();
      return left && right ? join(node.operator, left, right, span) : null;
    }
  }
}

function leaf(tree: LinePart): Built {
  return { tree, operands: null, depth: bracketsAround(tree) };
}

/**
 * A left operand that is an open chain of the same operator takes the right operand in, so a chain is built in linear
 * time.
 */
function join(operator: Chain["operator"], left: Built, right: Built, span: Span): Built {
  const isOpen =
    left.tree.kind === "chain" && left.tree.operator === operator && bracketsAround(left.tree) === 0;
  const operands = (isOpen && left.operands) || [left.tree];
  operands.push(right.tree);
  const tree: LinePart = { kind: "chain", operator, operands, span };
  return { tree, operands, depth: Math.max(left.depth, right.depth) + bracketsAround(tree) };
}
