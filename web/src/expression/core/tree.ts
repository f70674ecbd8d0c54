// The tree of an expression as it is typeset, and its way there from postfix nodes and from the crate's forms.
// Nothing recurses: what is deeper or larger than a reader can follow gives null and is shown as plain text.

export type Operator = "and" | "xor" | "or";

export interface Variable {
  readonly kind: "variable";
  readonly letter: string;
  /** Drawn as a subscript; empty where the name is a letter alone. */
  readonly digits: string;
}

export interface Constant {
  readonly kind: "constant";
  readonly text: "0" | "1";
}

export interface Not {
  readonly kind: "not";
  readonly operand: Notation;
}

/** Operands of one operator side by side; at least two. */
export interface Chain {
  readonly kind: "chain";
  readonly operator: Operator;
  readonly operands: readonly Notation[];
}

export type Notation = Variable | Constant | Not | Chain;

/** A postfix node as the engine reads it; `index` points into the names of the variables. */
export type PostfixNode =
  | { readonly kind: "constant"; readonly value: boolean }
  | { readonly kind: "variable"; readonly index: number }
  | { readonly kind: "not" }
  | { readonly kind: "binary"; readonly operator: Operator };

/** Deepest nesting of bars and brackets that is typeset. */
const depthMax = 24;

const binding: Readonly<Record<Operator, number>> = { or: 0, xor: 1, and: 2 };

/** Whether a chain needs brackets (or a bar in their place) as an operand of `operator`. */
export function needsBrackets(operand: Notation, operator: Operator): boolean {
  return operand.kind === "chain" && binding[operand.operator] < binding[operator];
}

interface Built {
  readonly notation: Notation;
  readonly depth: number;
}

/** The tree of a postfix list; null when it is too deep, or no whole expression. Linear. */
export function fromPostfix(nodes: readonly PostfixNode[], names: readonly string[]): Notation | null {
  const stack: Built[] = [];
  for (const node of nodes) {
    const built = build(node, stack, names);
    if (!built || built.depth > depthMax) return null;
    stack.push(built);
  }
  const [whole, ...rest] = stack;
  return whole && rest.length === 0 ? whole.notation : null;
}

function build(node: PostfixNode, stack: Built[], names: readonly string[]): Built | null {
  switch (node.kind) {
    case "constant":
      return { notation: { kind: "constant", text: node.value ? "1" : "0" }, depth: 0 };
    case "variable": {
      const variable = variableOf(names[node.index] ?? "");
      return variable && { notation: variable, depth: 0 };
    }
    case "not": {
      const operand = stack.pop();
      return operand
        ? { notation: { kind: "not", operand: operand.notation }, depth: operand.depth + 1 }
        : null;
    }
    case "binary": {
      const right = stack.pop();
      const left = stack.pop();
      return left && right ? join(node.operator, left, right) : null;
    }
  }
}

/** A run of one operator is one chain, however it was bracketed: its brackets say nothing. */
function join(operator: Operator, left: Built, right: Built): Built {
  const operands = [...operandsOf(operator, left.notation), ...operandsOf(operator, right.notation)];
  const inBrackets = [left.notation, right.notation].some((side) => needsBrackets(side, operator));
  return {
    notation: { kind: "chain", operator, operands },
    depth: Math.max(left.depth, right.depth) + (inBrackets ? 1 : 0),
  };
}

function operandsOf(operator: Operator, side: Notation): readonly Notation[] {
  return side.kind === "chain" && side.operator === operator ? side.operands : [side];
}

function variableOf(name: string): Variable | null {
  const [, letter, digits] = /^([A-Za-z])(\d*)$/.exec(name) ?? [];
  return letter === undefined || digits === undefined ? null : { kind: "variable", letter, digits };
}

/** The tree of a product as the crate writes it, such as `A'.x12`; null for anything else. */
export function fromProduct(text: string): Notation | null {
  return chainOf("and", text.split("."), fromLiteral);
}

function fromLiteral(text: string): Notation | null {
  if (text === "0" || text === "1") return { kind: "constant", text };
  const complemented = text.endsWith("'");
  const operand = variableOf(complemented ? text.slice(0, -1) : text);
  return operand && complemented ? { kind: "not", operand } : operand;
}

/** The tree of a sum of products as the crate writes it; null for anything else. */
export function fromSum(text: string): Notation | null {
  return chainOf("or", text.split("+"), fromProduct);
}

/** The tree of a clause as the crate writes it, such as `(A'+x12)` or `A`; null for anything else. */
export function fromClause(text: string): Notation | null {
  const [, sum] = /^\(([^()]+)\)$/.exec(text) ?? [];
  return sum === undefined ? fromLiteral(text) : chainOf("or", sum.split("+"), fromLiteral);
}

/** The tree of a product of sums as the crate writes it; null for anything else. */
export function fromProductOfSums(text: string): Notation | null {
  return chainOf("and", text.split("."), fromClause);
}

/** The tree of a sum of products or a product of sums as the crate writes it; null for anything else. */
export function fromForm(text: string): Notation | null {
  return fromSum(text) ?? fromProductOfSums(text);
}

function chainOf(
  operator: Operator,
  texts: readonly string[],
  fromText: (text: string) => Notation | null,
): Notation | null {
  const operands: Notation[] = [];
  for (const text of texts) {
    const operand = fromText(text);
    if (!operand) return null;
    operands.push(operand);
  }
  const [first] = operands;
  return operands.length > 1 ? { kind: "chain", operator, operands } : (first ?? null);
}
