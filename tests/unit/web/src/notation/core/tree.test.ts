// From texts and from nodes to the tree, and from the tree to every text.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ReadNode } from "#contract/generated/logic-types.ts";
import { fromExpression } from "#notation/core/from-expression.ts";
import { fromNodes } from "#notation/core/from-nodes.ts";
import type { Expression } from "#notation/core/tree.ts";
import { typedText as typedByPage } from "#notation/core/typed-text.ts";
import { toLatex, toSpoken, toUnicode } from "#notation/core/written.ts";
import { assertProperty } from "#support/depth.ts";
import { typedText } from "#support/logic/typed-text.ts";
import { trees } from "#support/logic/typed-texts.ts";

function tree(text: string): Expression {
  const found = fromExpression(text);
  if (!found) throw new Error(`${text} has no tree.`);
  return found;
}

describe("an expression is copied, spoken and written", () => {
  const cases: readonly [text: string, typed: string, spoken: string, latex: string, unicode: string][] = [
    ["A", "A", "A", "A", "A"],
    ["0", "0", "0", "0", "0"],
    ["A''", "A''", "not not A", "\\overline{\\overline{A}}", "¬¬A"],
    ["x12'", "x12'", "not x 12", "\\overline{x_{12}}", "¬x₁₂"],
    [
      "(A+B')'C",
      "(A+B')'.C",
      "not open A or not B close, and C",
      "\\overline{A + \\overline{B}} \\cdot C",
      "¬(A + ¬B)·C",
    ],
    ["(A+B).C", "(A+B).C", "open A or B close, and C", "\\left(A + B\\right) \\cdot C", "(A + B)·C"],
    ["(A.B)+C", "A.B+C", "A and B, or C", "A \\cdot B + C", "A·B + C"],
    ["(A^B)C", "(A^B).C", "open A xor B close, and C", "\\left(A \\oplus B\\right) \\cdot C", "(A ⊕ B)·C"],
    ["A.B^C", "A.B^C", "A and B, xor C", "A \\cdot B \\oplus C", "A·B ⊕ C"],
    ["(AB)''", "(A.B)''", "not not open A and B close", "\\overline{\\overline{A \\cdot B}}", "¬¬(A·B)"],
    [
      "(A+B').(C+D)",
      "(A+B').(C+D)",
      "open A or not B close, and open C or D close",
      "\\left(A + \\overline{B}\\right) \\cdot \\left(C + D\\right)",
      "(A + ¬B)·(C + D)",
    ],
  ];
  test.each(cases)("%s", (text, typed, spoken, latex, unicode) => {
    expect(typedText(tree(text))).toBe(typed);
    expect(toSpoken(tree(text))).toBe(spoken);
    expect(toLatex(tree(text))).toBe(latex);
    expect(toUnicode(tree(text))).toBe(unicode);
  });
});

test("a run of one operator is one chain, whichever way it was bracketed", () => {
  expect(tree("A+(B+C)")).toMatchObject({
    kind: "chain",
    operands: [{ letter: "A" }, { letter: "B" }, { letter: "C" }],
  });
  expect(typedText(tree("(A+B)+(C)"))).toBe("A+B+C");
});

test("the page types a tree as the tests' own writer does", () => {
  assertProperty(
    fc.property(trees, (random) => {
      expect(typedByPage(random)).toBe(typedText(random));
    }),
    { runs: 500 },
  );
});

test("every operand knows its span in the text as typed, with its brackets", () => {
  const text = " (A + x1 2')' . B";
  const spans: string[] = [];
  const collect = (part: Expression) => {
    spans.push(text.slice(part.span?.start, part.span?.end));
    if (part.kind === "not") collect(part.operand);
    if (part.kind === "chain") for (const operand of part.operands) collect(operand);
  };
  collect(tree(text));
  expect(spans).toEqual(["(A + x1 2')' . B", "(A + x1 2')'", "(A + x1 2')", "A", "x1 2'", "x1 2", "B"]);
});

describe("what cannot be typeset has no tree", () => {
  const bar: ReadNode = { kind: "not", start: 0, end: 1 };
  const a: ReadNode = { kind: "variable", index: 0, start: 0, end: 1 };
  const and: ReadNode = { kind: "binary", operator: "and", start: 0, end: 1 };
  const cases: readonly [name: string, nodes: readonly ReadNode[]][] = [
    ["nothing", []],
    ["two operands without an operator", [a, a]],
    ["an operator without operands", [a, and]],
    ["a variable without a name", [{ ...a, index: 9 }]],
    ["a thousand bars", [a, ...Array.from({ length: 1000 }, () => bar)]],
  ];
  test.each(cases)("%s", (_name, nodes) => {
    expect(fromNodes(nodes, ["A"])).toBeNull();
  });

  test("brackets in brackets in brackets", () => {
    expect(fromExpression(`${"(".repeat(30)}A${"+B)C".repeat(30)}`)).toBeNull();
  });

  test("more operands than a reader would look at", () => {
    expect(fromExpression("A+".repeat(600).slice(0, -1))).toBeNull();
  });
});

describe("a text that is no expression has no tree", () => {
  const texts = [
    "",
    " ",
    "Σm(1,3)",
    "A+",
    "+A",
    "A..B",
    "(A",
    "A)",
    "()",
    "'A",
    "A1.x01",
    "A'1",
    "1A",
    "10",
    "A OR B",
  ];
  test.each([...texts, "x1234567890", "A*B", "Ā"])("%j", (text) => {
    expect(fromExpression(text)).toBeNull();
  });
});
