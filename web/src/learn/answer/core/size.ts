// The size of an expression as written. A sum of products is measured by its terms, then by its literals; any other
// shape has no terms to count and is measured by its literals, then by its NOTs. Pure.

import type { FormKind, ReadNode } from "#contract/generated/logic-types.ts";
import { cubeAt, cubeCount } from "#answer/core/cubes.ts";

export interface Size {
  /** The number of products of a sum of products: none for 0, one for 1; null for any other shape. */
  readonly terms: number | null;
  /** The number of occurrences of variables. */
  readonly literals: number;
  readonly nots: number;
  /** The number of constants among other operands. */
  readonly constants: number;
}

/** The part of a sum of products that an operand can be. */
interface Part {
  readonly shape: "variable" | "product" | "sum" | "other";
  readonly terms: number;
}

const other: Part = { shape: "other", terms: 0 };
const product: Part = { shape: "product", terms: 1 };

/** The size of the expression of these postfix nodes. Redundant brackets do not count. */
export function sizeOf(nodes: readonly ReadNode[]): Size {
  const [first] = nodes;
  if (nodes.length === 1 && first?.kind === "constant")
    return { terms: first.value ? 1 : 0, literals: 0, nots: 0, constants: 0 };
  const stack: Part[] = [];
  for (const node of nodes) stack.push(partOf(node, stack));
  const whole = stack.at(-1) ?? other;
  const count = (kind: ReadNode["kind"]) => nodes.filter((node) => node.kind === kind).length;
  return {
    terms: whole.shape === "other" ? null : whole.terms,
    literals: count("variable"),
    nots: count("not"),
    constants: count("constant"),
  };
}

function partOf(node: ReadNode, stack: Part[]): Part {
  switch (node.kind) {
    case "constant":
      return other;
    case "variable":
      return { shape: "variable", terms: 1 };
    case "not":
      return stack.pop()?.shape === "variable" ? product : other;
    case "binary": {
      const [right = other, left = other] = [stack.pop(), stack.pop()];
      if (node.operator === "xor" || left.shape === "other" || right.shape === "other") return other;
      if (node.operator === "or") return { shape: "sum", terms: left.terms + right.terms };
      return left.shape === "sum" || right.shape === "sum" ? other : product;
    }
  }
}

/** The number of NOTs in a sum of products or product of sums: its literals with a bar. The cubes are packed. */
export function notsOf(form: FormKind, cubes: Uint8Array): number {
  return Array.from({ length: cubeCount(cubes) }, (_, at) => {
    const { care, value } = cubeAt(cubes, at);
    // The cube of a clause is the rows in which the clause is 0.
    return bitCount(form === "sop" ? care & ~value : care & value);
  }).reduce((sum, nots) => sum + nots, 0);
}

function bitCount(bits: number): number {
  return bits.toString(2).replaceAll("0", "").length;
}
