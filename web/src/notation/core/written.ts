// Writes a tree in LaTeX, in Unicode and in spoken words. The depth of a tree is limited where it is built
// (from-nodes.ts, form.ts), so recursion is bounded. Pure.

import { needsBrackets, type Chain, type Expression, type Operator } from "./tree.ts";

export interface Style {
  readonly operators: Readonly<Record<Operator, string>>;
  readonly variable: (letter: string, digits: string) => string;
  readonly brackets: readonly [open: string, close: string];
  /** `inner` comes without brackets; `isGroup` tells whether it is a chain. */
  readonly not: (inner: string, isGroup: boolean) => string;
}

export const latex: Style = {
  operators: { and: " \\cdot ", xor: " \\oplus ", or: " + " },
  variable: (letter, digits) => (digits === "" ? letter : `${letter}_{${digits}}`),
  brackets: ["\\left(", "\\right)"],
  not: (inner) => `\\overline{${inner}}`,
};

const subscripts = "₀₁₂₃₄₅₆₇₈₉";

const unicode: Style = {
  operators: { and: "·", xor: " ⊕ ", or: " + " },
  variable: (letter, digits) => letter + digits.replace(/\d/g, (digit) => subscripts.charAt(Number(digit))),
  brackets: ["(", ")"],
  not: (inner, isGroup) => (isGroup ? `¬(${inner})` : `¬${inner}`),
};

export function toLatex(expression: Expression): string {
  return write(expression, latex);
}

export function toUnicode(expression: Expression): string {
  return write(expression, unicode);
}

function write(expression: Expression, style: Style): string {
  switch (expression.kind) {
    case "constant":
      return expression.text;
    case "variable":
      return style.variable(expression.letter, expression.digits);
    case "not":
      return style.not(write(expression.operand, style), expression.operand.kind === "chain");
    case "chain": {
      const [open, close] = style.brackets;
      return expression.operands
        .map((operand) =>
          needsBrackets(operand, expression.operator)
            ? open + write(operand, style) + close
            : write(operand, style),
        )
        .join(style.operators[expression.operator]);
    }
  }
}

/**
 * The words a screen reader says: "not open A or not B close, and C". A comma follows each operand that is more than
 * a literal, except the last.
 */
export function toSpoken(expression: Expression): string {
  switch (expression.kind) {
    case "constant":
      return expression.text;
    case "variable":
      return expression.digits === "" ? expression.letter : `${expression.letter} ${expression.digits}`;
    case "not":
      return expression.operand.kind === "chain"
        ? `not open ${toSpoken(expression.operand)} close`
        : `not ${toSpoken(expression.operand)}`;
    case "chain":
      return spokenChain(expression);
  }
}

function spokenChain({ operator, operands }: Chain): string {
  return operands
    .map((operand, at) => {
      const spoken = needsBrackets(operand, operator) ? `open ${toSpoken(operand)} close` : toSpoken(operand);
      if (at === operands.length - 1) return spoken;
      return `${spoken}${isLiteral(operand) ? "" : ","} ${operator}`;
    })
    .join(" ");
}

function isLiteral(expression: Expression): boolean {
  if (expression.kind === "not") return isLiteral(expression.operand);
  return expression.kind !== "chain";
}
