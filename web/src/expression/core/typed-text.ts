// How a tree is written: in the notation that is typed, with the fewest brackets. Pure.

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
