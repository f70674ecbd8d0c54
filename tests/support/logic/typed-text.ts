// A tree as it is typed, with the fewest brackets. It shares no code with the page: whether an operand needs brackets is
// read from its own text, by the order of the notation's operators, not from the tree.

import type { Expression } from "#notation/core/tree.ts";

/** From the operator that binds least to the one that binds most. */
const signs = "+^.'";

/** For example `(A+B')'.C`. */
export function typedText(tree: Expression): string {
  if (tree.kind === "constant") return tree.text;
  if (tree.kind === "variable") return `${tree.letter}${tree.digits}`;
  if (tree.kind === "not") return `${operandOf("'", typedText(tree.operand))}'`;
  const sign = { or: "+", xor: "^", and: "." }[tree.operator];
  return tree.operands.map((operand) => operandOf(sign, typedText(operand))).join(sign);
}

/** The text, in brackets where a sign that binds less than `sign` is outside all of its brackets. */
function operandOf(sign: string, text: string): string {
  const looser = signs.slice(0, signs.indexOf(sign));
  let outside = text;
  while (outside.includes("(")) outside = outside.replaceAll(/\([^()]*\)/g, "");
  return [...looser].some((other) => outside.includes(other)) ? `(${text})` : text;
}
