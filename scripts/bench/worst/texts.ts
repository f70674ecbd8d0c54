// Makes the expressions of a line. The crate's tests make the same texts (logic-rs/tests/support/heavy.rs).

import { checksum, generator } from "./drawing.ts";
import type { TextLine } from "./lines.ts";

/** Letters without those that could form an operator's name when they are next to each other. */
const letters = "ABCDEFGHIJKLPQSTUW";

/** The texts of a line: one, or its columns. */
export function textsOf(line: TextLine): readonly string[] {
  return Array.from({ length: line.columns ?? 1 }, (_, column) => text(line, line.seed + column));
}

/** The checksum over the character codes of all texts, each text followed by 0. */
export function checkOfTexts(texts: readonly string[]): string {
  return checksum(texts.flatMap((each) => [...Array.from(each, (c) => c.codePointAt(0) ?? 0), 0]));
}

function text(line: TextLine, seed: number): string {
  const below = generator(seed);
  const literal = () => letters.charAt(below(line.variables)) + (below(100) < line.complements ? "'" : "");
  const body = line.kind === "levels" ? levels(line, literal) : nested(line, literal, below);
  return body + (line.suffix ?? "");
}

/** Operands joined by the first sign, as many as fit; each operand is a bracket of the next level or a literal. */
function levels(line: TextLine & { kind: "levels" }, literal: () => string): string {
  const operand = (level: number): string => {
    if (level === line.joins.length) return literal();
    const operands = Array.from({ length: line.widths[level - 1] ?? 1 }, () => operand(level + 1));
    return `(${operands.join(line.joins[level])})`;
  };
  const join = line.joins[0] ?? "";
  const operands: string[] = [operand(1)];
  let length = operands.join("").length;
  for (;;) {
    const next = operand(1);
    length += join.length + next.length;
    if (length > line.chars) return operands.join(join);
    operands.push(next);
  }
}

/** Brackets nested around a literal, each with one more literal; about half of the brackets are complemented. */
function nested(
  line: TextLine & { kind: "nested" },
  literal: () => string,
  below: (bound: number) => number,
): string {
  const before = "(".repeat(line.depth);
  const parts = [literal()];
  for (let bracket = 0; bracket < line.depth; bracket += 1) {
    const join = line.joins[bracket % line.joins.length] ?? "";
    parts.push(`${join}${literal()})${below(2) === 0 ? "" : "'"}`);
  }
  return before + parts.join("");
}
