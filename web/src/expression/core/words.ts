// An expression's tree as text: in LaTeX, in Unicode, and as it is spoken. Trees are shallow by construction (see
// tree.ts), so recursion is bounded.

import { needsBrackets, type Chain, type Notation, type Operator } from "./tree.ts";

interface Style {
  readonly operators: Readonly<Record<Operator, string>>;
  readonly variable: (letter: string, digits: string) => string;
  readonly brackets: readonly [open: string, close: string];
  /** `inner` stands without brackets; `isGroup` tells whether it is a chain. */
  readonly not: (inner: string, isGroup: boolean) => string;
}

const latex: Style = {
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

export function toLatex(notation: Notation): string {
  return write(notation, latex);
}

export function toUnicode(notation: Notation): string {
  return write(notation, unicode);
}

function write(notation: Notation, style: Style): string {
  switch (notation.kind) {
    case "constant":
      return notation.text;
    case "variable":
      return style.variable(notation.letter, notation.digits);
    case "not":
      return style.not(write(notation.operand, style), notation.operand.kind === "chain");
    case "chain": {
      const [open, close] = style.brackets;
      return notation.operands
        .map((operand) =>
          needsBrackets(operand, notation.operator)
            ? open + write(operand, style) + close
            : write(operand, style),
        )
        .join(style.operators[notation.operator]);
    }
  }
}

/** As it is read aloud: "not open A or not B close, and C". A comma stands after whatever is more than a literal. */
export function toSpoken(notation: Notation): string {
  switch (notation.kind) {
    case "constant":
      return notation.text;
    case "variable":
      return notation.digits === "" ? notation.letter : `${notation.letter} ${notation.digits}`;
    case "not":
      return notation.operand.kind === "chain"
        ? `not open ${toSpoken(notation.operand)} close`
        : `not ${toSpoken(notation.operand)}`;
    case "chain":
      return spokenChain(notation);
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

function isLiteral(notation: Notation): boolean {
  if (notation.kind === "not") return isLiteral(notation.operand);
  return notation.kind !== "chain";
}
