// The tree of an expression, as it is typeset, read aloud and copied. Every way to a tree ends here: from the crate's
// nodes (from-nodes.ts), from packed cubes (form.ts), from a text that comes without either (from-expression.ts). Pure.

import type { Span } from "./span.ts";

export type Operator = "and" | "xor" | "or";

interface Part {
  /** Of the operand in the text it was read from, with its brackets; left out where there was no text. */
  readonly span?: Span;
}

export interface Variable extends Part {
  readonly kind: "variable";
  readonly letter: string;
  /** Drawn as a subscript; empty where the name is a letter alone. */
  readonly digits: string;
}

export interface Constant extends Part {
  readonly kind: "constant";
  readonly text: "0" | "1";
}

export interface Not extends Part {
  readonly kind: "not";
  readonly operand: Expression;
}

/** Operands of one operator side by side; at least two. */
export interface Chain extends Part {
  readonly kind: "chain";
  readonly operator: Operator;
  readonly operands: readonly Expression[];
}

export type Expression = Variable | Constant | Not | Chain;

const binding: Readonly<Record<Operator, number>> = { or: 0, xor: 1, and: 2 };

/** Whether a chain needs brackets (or a bar instead of them) as an operand of `operator`. */
export function needsBrackets(operand: Expression, operator: Operator): boolean {
  return operand.kind === "chain" && binding[operand.operator] < binding[operator];
}

export function constant(value: boolean): Constant {
  return { kind: "constant", text: value ? "1" : "0" };
}

/** The variable of a name such as `A` or `x12`; null for any other text. */
export function variable(name: string): Variable | null {
  const [, letter, digits] = /^([A-Za-z])(\d*)$/.exec(name) ?? [];
  return letter === undefined || digits === undefined ? null : { kind: "variable", letter, digits };
}

/** The operands side by side: one alone is itself, none is the constant that changes nothing. */
export function chain(operator: "and" | "or", operands: readonly Expression[]): Expression {
  const [first, ...others] = operands;
  if (!first) return constant(operator === "and");
  return others.length === 0 ? first : { kind: "chain", operator, operands };
}
