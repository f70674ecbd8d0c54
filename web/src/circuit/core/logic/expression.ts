// A part's function as drawn, as the text of an expression. A circuit shares gates and a text cannot, so the text may
// be exponentially longer than the circuit. Its length is therefore computed before it is written. Pure, without
// recursion.

import type { BinaryOperator } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import type { Circuit, PartId } from "../model/circuit.ts";
import { isSwitch, type Kind } from "../model/kinds.ts";
import { upstream, type Upstream } from "./upstream.ts";

export type PartExpression =
  /** `fromExpression` (notation/core) builds its tree if it is small enough to be typeset. */
  | { readonly kind: "expression"; readonly text: string }
  /** The part is in a loop or behind one. */
  | { readonly kind: "loop" }
  /** Longer, or nested deeper, than an expression may be. */
  | { readonly kind: "tooLong" };

/** Switches are variables; Nodes and bulbs pass on what they get; One is 1; any other part without inputs is 0. */
export function expressionOf(circuit: Circuit, id: PartId): PartExpression {
  const found = upstream(circuit, [id]);
  if (!found) return { kind: "loop" };
  const { length, depth } = fold(found, sizes);
  if (length > limits.expressionCharsMax || depth > limits.nestingMax) return { kind: "tooLong" };
  return { kind: "expression", text: fold(found, texts) };
}

/** How to compute a value of an expression from the inside out: its text, or the size of that text. */
interface Writing<Value> {
  readonly leaf: (text: string) => Value;
  readonly bracketed: (inner: Value) => Value;
  readonly barred: (inner: Value) => Value;
  readonly joined: (operands: readonly Value[], sign: string) => Value;
}

interface TextSize {
  /** In characters; may be Infinity. */
  readonly length: number;
  /** How deep brackets are nested. */
  readonly depth: number;
}

const sizes: Writing<TextSize> = {
  leaf: ({ length }) => ({ length, depth: 0 }),
  bracketed: ({ length, depth }) => ({ length: length + 2, depth: depth + 1 }),
  barred: ({ length, depth }) => ({ length: length + 1, depth }),
  joined: (operands, { length }) => ({
    length: operands.reduce((sum, operand) => sum + operand.length, length * (operands.length - 1)),
    depth: operands.reduce((most, { depth }) => Math.max(most, depth), 0),
  }),
};

const texts: Writing<string> = {
  leaf: (text) => text,
  bracketed: (inner) => `(${inner})`,
  barred: (inner) => `${inner}'`,
  joined: (operands, sign) => operands.join(sign),
};

const signs: Readonly<Record<BinaryOperator, string>> = { and: ".", xor: "^", or: "+" };

/** An operand whose operator binds less tightly gets brackets. */
const tightness: Readonly<Record<BinaryOperator, number>> = { or: 0, xor: 1, and: 2 };

/** The operator of a gate of several inputs, and whether a bar is over it. */
const gates: Readonly<Partial<Record<Kind, { operator: BinaryOperator; isBarred: boolean }>>> = {
  and: { operator: "and", isBarred: false },
  nand: { operator: "and", isBarred: true },
  or: { operator: "or", isBarred: false },
  nor: { operator: "or", isBarred: true },
  xor: { operator: "xor", isBarred: false },
  xnor: { operator: "xor", isBarred: true },
  not: { operator: "or", isBarred: true },
};

interface Written<Value> {
  readonly value: Value;
  /** The operator outside all brackets and bars; null if there is none. */
  readonly open: BinaryOperator | null;
}

/** The value of the last part. */
function fold<Value>({ parts, inputs }: Upstream, writing: Writing<Value>): Value {
  let last: Written<Value> = { value: writing.leaf("0"), open: null };
  const written: Written<Value>[] = [];
  for (const [index, { kind, name }] of parts.entries()) {
    const operands = (inputs[index] ?? []).flatMap((input) => written[input] ?? []);
    last =
      name !== undefined && isSwitch(kind)
        ? { value: writing.leaf(name), open: null }
        : gate(kind, operands, writing);
    written.push(last);
  }
  return last.value;
}

function gate<Value>(
  kind: Kind,
  operands: readonly Written<Value>[],
  writing: Writing<Value>,
): Written<Value> {
  const [first, ...others] = operands;
  if (!first) return { value: writing.leaf(kind === "one" ? "1" : "0"), open: null };
  const { operator, isBarred } = gates[kind] ?? { operator: "or", isBarred: false };
  const inner = others.length === 0 ? first : chain(operator, operands, writing);
  return isBarred ? { value: writing.barred(closed(inner, writing)), open: null } : inner;
}

function chain<Value>(
  operator: BinaryOperator,
  operands: readonly Written<Value>[],
  writing: Writing<Value>,
): Written<Value> {
  const values = operands.map((operand) =>
    operand.open && tightness[operand.open] < tightness[operator] ? closed(operand, writing) : operand.value,
  );
  return { value: writing.joined(values, signs[operator]), open: operator };
}

function closed<Value>({ value, open }: Written<Value>, writing: Writing<Value>): Value {
  return open ? writing.bracketed(value) : value;
}
