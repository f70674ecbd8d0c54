// From the engine's nodes and from the crate's sums to the tree, and from the tree to every text.

import { describe, expect, test } from "vitest";
import { fromForm, fromPostfix, fromSum, type Notation, type PostfixNode } from "#expression/core/tree.ts";
import { toLatex, toSpoken, toUnicode } from "#expression/core/words.ts";

const names = ["A", "B", "C", "x12"];

/** Postfix in letters: names by their letter, `'` NOT, `.` `^` `+` binary. */
function postfix(text: string): PostfixNode[] {
  return [...text].map((sign): PostfixNode => {
    if (sign === "'") return { kind: "not" };
    if (sign === ".") return { kind: "binary", operator: "and" };
    if (sign === "^") return { kind: "binary", operator: "xor" };
    if (sign === "+") return { kind: "binary", operator: "or" };
    if (sign === "0" || sign === "1") return { kind: "constant", value: sign === "1" };
    return { kind: "variable", index: names.findIndex((name) => name.startsWith(sign)) };
  });
}

function tree(text: string): Notation {
  const notation = fromPostfix(postfix(text), names);
  if (!notation) throw new Error(`${text} has no tree.`);
  return notation;
}

describe("an expression is copied and spoken", () => {
  const cases: readonly [postfix: string, spoken: string, latex: string, unicode: string][] = [
    ["A", "A", "A", "A"],
    ["0", "0", "0", "0"],
    ["A''", "not not A", "\\overline{\\overline{A}}", "¬¬A"],
    ["x'", "not x 12", "\\overline{x_{12}}", "¬x₁₂"],
    ["AB'+'C.", "not open A or not B close, and C", "\\overline{A + \\overline{B}} \\cdot C", "¬(A + ¬B)·C"],
    ["AB+C.", "open A or B close, and C", "\\left(A + B\\right) \\cdot C", "(A + B)·C"],
    ["AB.C+", "A and B, or C", "A \\cdot B + C", "A·B + C"],
    ["AB^C.", "open A xor B close, and C", "\\left(A \\oplus B\\right) \\cdot C", "(A ⊕ B)·C"],
    ["AB.C^", "A and B, xor C", "A \\cdot B \\oplus C", "A·B ⊕ C"],
    ["AB.''", "not not open A and B close", "\\overline{\\overline{A \\cdot B}}", "¬¬(A·B)"],
  ];
  test.each(cases)("%s", (nodes, spoken, latex, unicode) => {
    const notation = tree(nodes);
    expect(toSpoken(notation)).toBe(spoken);
    expect(toLatex(notation)).toBe(latex);
    expect(toUnicode(notation)).toBe(unicode);
  });
});

test("a run of one operator is one chain, whichever way it was bracketed", () => {
  expect(tree("AB+C+")).toEqual(tree("ABC++"));
});

describe("what cannot be typeset has no tree", () => {
  const cases: readonly [name: string, nodes: PostfixNode[]][] = [
    ["nothing", []],
    ["two operands without an operator", postfix("AB")],
    ["an operator without operands", postfix("A.")],
    ["a variable without a name", [{ kind: "variable", index: 9 }]],
    ["a thousand bars", postfix(`A${"'".repeat(1000)}`)],
    ["brackets in brackets in brackets", postfix(`A${"B.C+".repeat(30)}`)],
  ];
  test.each(cases)("%s", (_name, nodes) => {
    expect(fromPostfix(nodes, names)).toBeNull();
  });
});

describe("the crate's sums of products give the trees of the same expressions", () => {
  const cases: readonly [text: string, postfix: string][] = [
    ["0", "0"],
    ["1", "1"],
    ["A", "A"],
    ["A'.B+B.C", "A'B.BC.+"],
    ["A.B'.x12'", "AB'.x'."],
  ];
  test.each(cases)("%s", (text, nodes) => {
    expect(fromSum(text)).toEqual(tree(nodes));
  });
  test("numbers belong to the names before them", () => {
    const notation = fromSum("x1'.x12+x2");
    expect(notation && toUnicode(notation)).toBe("¬x₁·x₁₂ + x₂");
  });
  test.each(["", "Σm(1,3)", "A+", "(A)", "A..B", "A''"])("%j is none", (text) => {
    expect(fromSum(text)).toBeNull();
  });
});

describe("the crate's products of sums are copied and spoken", () => {
  const cases: readonly [text: string, spoken: string, unicode: string][] = [
    ["(A+B').(C+D)", "open A or not B close, and open C or D close", "(A + ¬B)·(C + D)"],
    ["A.(B+x12)", "A and open B or x 12 close", "A·(B + x₁₂)"],
    ["(A+B)", "A or B", "A + B"],
    ["A'.B", "not A and B", "¬A·B"],
    ["0", "0", "0"],
  ];
  test.each(cases)("%s", (text, spoken, unicode) => {
    const notation = fromForm(text);
    if (!notation) throw new Error(`${text} has no tree.`);
    expect(toSpoken(notation)).toBe(spoken);
    expect(toUnicode(notation)).toBe(unicode);
  });
  test.each(["(A", "(A.B)", "((A+B))", "(A+B)'", "()", "(A+B)(C)", "ΠM(0,2)"])("%j is none", (text) => {
    expect(fromForm(text)).toBeNull();
  });
});
