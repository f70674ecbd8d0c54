// Writes a tree in the notation that visitors type, with the fewest brackets. Pure.

import { needsBrackets, type Expression, type Operator } from "./tree.ts";

const signs: Readonly<Record<Operator, string>> = { and: ".", xor: "^", or: "+" };

export function typedText(tree: Expression): string {
  switch (tree.kind) {
    case "constant":
      return tree.text;
    case "variable":
      return tree.letter + tree.digits;
    case "not":
      return tree.operand.kind === "chain" ? `(${typedText(tree.operand)})'` : `${typedText(tree.operand)}'`;
    case "chain":
      return tree.operands
        .map((operand) =>
          needsBrackets(operand, tree.operator) ? `(${typedText(operand)})` : typedText(operand),
        )
        .join(signs[tree.operator]);
  }
}
