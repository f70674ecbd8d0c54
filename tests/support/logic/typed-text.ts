// A tree as it is typed, by a writer of the tests' own.

import { needsBrackets, type Expression } from "#expression/core/tree.ts";

const signs = { and: ".", xor: "^", or: "+" } as const;

/** For example `(A+B')'.C`. */
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
