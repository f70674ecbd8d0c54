// An expression as gates: each operator is one gate, each literal's bar a NOT gate. Pure.

import type { GateKind } from "#circuit/core/model/kinds.ts";
import type { Expression } from "#notation/core/tree.ts";

export type GateTree =
  | { readonly kind: "input"; readonly name: string }
  | { readonly kind: "gate"; readonly gate: GateKind; readonly from: readonly GateTree[] };

/** Throws for a constant, which no drawing of a lesson has. */
export function gateTreeOf(expression: Expression): GateTree {
  switch (expression.kind) {
    case "constant":
      throw new Error("No gate has a constant for its input.");
    case "variable":
      return { kind: "input", name: expression.letter + expression.digits };
    case "not":
      return { kind: "gate", gate: "not", from: [gateTreeOf(expression.operand)] };
    case "chain":
      return { kind: "gate", gate: expression.operator, from: expression.operands.map(gateTreeOf) };
  }
}

const negated = { and: "nand", or: "nor", xor: "xnor" } as const;

/** Like `gateTreeOf`, but with one gate, such as NAND, for an operator and the bar over it. */
export function mergedTreeOf(expression: Expression): GateTree {
  if (expression.kind === "not" && expression.operand.kind === "chain") {
    const { operator, operands } = expression.operand;
    return { kind: "gate", gate: negated[operator], from: operands.map(mergedTreeOf) };
  }
  const tree = gateTreeOf(expression);
  if (tree.kind === "input" || expression.kind === "constant" || expression.kind === "variable") return tree;
  const below = expression.kind === "not" ? [expression.operand] : expression.operands;
  return { ...tree, from: below.map(mergedTreeOf) };
}

/** Whether both are gates, of one kind and with the same inputs: one gate can do the work of the two. */
export function isSameGate(one: GateTree, other: GateTree): boolean {
  return one.kind === "gate" && other.kind === "gate" && spokenGates(one) === spokenGates(other);
}

/** The drawing in words for screen readers: "OR of A and (NOT of B)", "NAND of (NAND of A and B) twice". */
export function spokenGates(tree: GateTree): string {
  if (tree.kind === "input") return tree.name;
  const inner = tree.from.flatMap((one, at) => {
    if (one.kind === "input") return [one.name];
    const before = tree.from[at - 1];
    if (before && isSameGate(before, one)) return [];
    const times = tree.from.slice(at).findIndex((other) => !isSameGate(one, other));
    const count = times < 0 ? tree.from.length - at : times;
    return [`(${spokenGates(one)})${count === 1 ? "" : count === 2 ? " twice" : ` ${count} times`}`];
  });
  return `${tree.gate.toUpperCase()} of ${inner.join(" and ")}`;
}
