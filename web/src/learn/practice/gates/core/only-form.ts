// An expression with NAND gates alone, or with NOR gates alone. Pure.

import type { Expression } from "#notation/core/tree.ts";
import type { OnlyGate } from "../../../core/data.ts";

const operators = { nand: "and", nor: "or" } as const;

/** Equal to the tree, and accepted where an answer must have this gate alone. Not always the fewest gates. */
export function onlyForm(tree: Expression, gate: OnlyGate): Expression {
  switch (tree.kind) {
    case "constant":
    case "variable":
      return tree;
    case "not":
      return complementOf(onlyForm(tree.operand, gate));
    case "chain": {
      const operands = tree.operands.map((operand) => onlyForm(operand, gate));
      if (tree.operator === "xor") return operands.reduce((one, other) => xorOf(one, other, gate));
      // NAND alone: A.B is the complement of a NAND, and A+B is the NAND of the complements; NOR alone is the dual.
      return tree.operator === operators[gate]
        ? complementOf(gateOf(gate, operands))
        : gateOf(gate, operands.map(complementOf));
    }
  }
}

/** NAND: four gates, of which the first is used twice. NOR: the NOR of both and the NOR of both complements. */
function xorOf(one: Expression, other: Expression, gate: OnlyGate): Expression {
  const both = gateOf(gate, [one, other]);
  if (gate === "nor") return gateOf(gate, [both, gateOf(gate, [one, other].map(complementOf))]);
  return gateOf(gate, [gateOf(gate, [one, both]), gateOf(gate, [both, other])]);
}

function gateOf(gate: OnlyGate, operands: readonly Expression[]): Expression {
  return { kind: "not", operand: { kind: "chain", operator: operators[gate], operands } };
}

function complementOf(tree: Expression): Expression {
  return tree.kind === "not" && tree.operand.kind !== "chain" ? tree.operand : { kind: "not", operand: tree };
}
