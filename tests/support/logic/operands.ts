// The operands of an expression as it is typed: what its outermost signs of one kind join.

/** Split at each such sign outside of all brackets. */
export function operandsAt(text: string, sign: "+" | "."): readonly string[] {
  const operands = [""];
  let depth = 0;
  for (const letter of text) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === sign && depth === 0) operands.push("");
    else operands[operands.length - 1] += letter;
  }
  return operands;
}

/** The same without one operand, which is typed as it is or in brackets; null where it is none of them. */
export function withoutOperand(text: string, sign: "+" | ".", operand: string): string | null {
  const operands = operandsAt(text, sign);
  const at = operands.findIndex((each) => each === operand || each === `(${operand})`);
  return at < 0 || operands.length < 2 ? null : operands.toSpliced(at, 1).join(sign);
}
