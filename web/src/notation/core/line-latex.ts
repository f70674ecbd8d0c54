// Writes a line of a derivation in LaTeX, with the brackets as typed. The depth of its tree is limited where it is built
// (from-line.ts), so recursion is bounded. Pure.

import { bracketsDrawn } from "./from-line.ts";
import type { Expression } from "./tree.ts";
import { latex } from "./written.ts";

export function lineLatex(part: Expression, isUnderBar = false): string {
  const [open, close] = latex.brackets;
  const pairs = bracketsDrawn(part, isUnderBar);
  return open.repeat(pairs) + inside(part) + close.repeat(pairs);
}

function inside(part: Expression): string {
  switch (part.kind) {
    case "constant":
      return part.text;
    case "variable":
      return latex.variable(part.letter, part.digits);
    case "not":
      return latex.not(lineLatex(part.operand, true), part.operand.kind === "chain");
    case "chain":
      return part.operands.map((operand) => lineLatex(operand)).join(latex.operators[part.operator]);
  }
}
