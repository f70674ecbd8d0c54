// Random lines of a derivation: output notation, with brackets where they are needed and where they can go.

import fc from "fast-check";

const leaves = ["A", "B", "c", "x1", "x12", "0", "1"];

const { line } = fc.letrec<{ line: string; operand: string }>((tie) => ({
  line: fc
    .array(fc.tuple(tie("operand"), fc.constantFrom(".", "+", "^", "+", ".")), { minLength: 1, maxLength: 5 })
    .map((parts) =>
      parts.map(([operand, sign], at) => (at < parts.length - 1 ? operand + sign : operand)).join(""),
    ),
  operand: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(...leaves, "A'", "B''", "x2'", "0'"),
    tie("line").map((inner) => `(${inner})`),
    tie("line").map((inner) => `(${inner})'`),
    tie("line").map((inner) => `((${inner})')''`),
  ),
}));

export const lineExpression: fc.Arbitrary<string> = line;
