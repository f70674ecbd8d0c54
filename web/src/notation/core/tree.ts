// The tree of an expression, from which it is typeset, read aloud and copied. Trees are built from the crate's nodes
// (from-nodes.ts), from packed cubes (form.ts) and from texts that come without either (from-expression.ts). Pure.

import type { Span } from "./span.ts";

export type Operator = "and" | "xor" | "or";

interface Part {
  /** The span of this part in the text it was read from, brackets included; left out where there was no text. */
  readonly span?: Span;
}

export interface Variable extends Part {
  readonly kind: "variable";
  readonly letter: string;
  /** Drawn as a subscript; empty if the name is a letter alone. */
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

/** Two or more operands of one operator. */
export interface Chain extends Part {
  readonly kind: "chain";
  readonly operator: Operator;
  readonly operands: readonly Expression[];
}

export type Expression = Variable | Constant | Not | Chain;

const binding: Readonly<Record<Operator, number>> = { or: 0, xor: 1, and: 2 };

/** Whether `operand` needs brackets as an operand of `operator`. */
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

/** The chain of the operands; a single operand stays as it is, and none give the operator's neutral constant. */
export function chain(operator: "and" | "or", operands: readonly Expression[]): Expression {
  const [first, ...others] = operands;
  if (!first) return constant(operator === "and");
  return others.length === 0 ? first : { kind: "chain", operator, operands };
}
