// The tree of a derivation's line is the crate's reading of it, with the brackets as typed.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { fromExpression } from "#notation/core/from-expression.ts";
import { bracketsAround, fromLine } from "#notation/core/from-line.ts";
import { fromNodes } from "#notation/core/from-nodes.ts";
import type { Expression } from "#notation/core/tree.ts";
import { assertProperty } from "#support/depth.ts";
import { readCorpus } from "#support/logic/corpus.ts";
import { lineExpression } from "#support/logic/line-expression.ts";
import { packages } from "#support/logic/wasm.ts";

const [first] = packages;
if (!first) throw new Error("There is no build.");
const { logic } = first;

function readByCrate(text: string): Expression | null {
  const read = logic.read({ input: text });
  return read.kind === "expression" && read.nodes ? fromNodes(read.nodes, read.vars) : null;
}

/** The same tree without the chains that stand in brackets of their own within a chain of the same operator. */
function joined(tree: Expression): Expression {
  if (tree.kind === "not") return { ...tree, operand: joined(tree.operand) };
  if (tree.kind !== "chain") return tree;
  const operands = tree.operands
    .map(joined)
    .flatMap((operand) =>
      operand.kind === "chain" && operand.operator === tree.operator ? operand.operands : [operand],
    );
  return { ...tree, operands };
}

/** As it is typed, by the brackets that the spans tell of. */
function written(tree: Expression): string {
  const signs = { and: ".", xor: "^", or: "+" } as const;
  const bare = (): string => {
    switch (tree.kind) {
      case "constant":
        return tree.text;
      case "variable":
        return tree.letter + tree.digits;
      case "not":
        return `${written(tree.operand)}'`;
      case "chain":
        return tree.operands.map(written).join(signs[tree.operator]);
    }
  };
  const around = bracketsAround(tree);
  return `${"(".repeat(around)}${bare()}${")".repeat(around)}`;
}

/** The forms of a function that the crate answered. */
function answerTexts(outcome: string): readonly string[] {
  const told = JSON.parse(outcome) as {
    readonly answer?: { readonly simplified: string; readonly sop: string };
  };
  return told.answer ? [told.answer.simplified, told.answer.sop] : [];
}

/** A line has no spaces, and a sign between any two operands. */
function asLine(text: string): string {
  return text.replace(/\s/g, "").replace(/(?<=[A-Za-z0-9')])(?=[A-Za-z(])/g, ".");
}

/** Whether the line is typeset. */
function check(text: string): boolean {
  const read = readByCrate(text);
  expect(fromExpression(text), text).toEqual(read);
  const line = fromLine(text);
  if (line === null) return false;
  expect(joined(line), text).toEqual(read);
  expect(written(line)).toBe(text);
  return true;
}

describe("a line is read as the crate reads it", () => {
  test("on the corpus, inputs and answers", () => {
    const texts = readCorpus().flatMap(({ input, mode, outcome }) => [
      ...(mode === "boolean" ? [asLine(input)] : []),
      ...answerTexts(outcome),
    ]);
    const lines = texts.filter((text) => readByCrate(text) !== null);
    expect(lines.length).toBeGreaterThan(150);
    // Brackets that can go are levels of a line, and none of the crate's reading.
    expect(lines.filter((text) => !check(text)).every((text) => text.includes("(".repeat(25)))).toBe(true);
  });

  test("on random expressions", () => {
    assertProperty(
      fc.property(lineExpression, (text) => {
        fc.pre(readByCrate(text) !== null);
        expect(check(text)).toBe(true);
      }),
      { runs: 5_000 },
    );
  });
});

describe("a line that is none has no tree", () => {
  test.each(["", "A+", "(A", "A)", "A..B", "A!B", "Σm(1,3)", "1A", "A1.x01"])("%j", (text) => {
    expect(fromLine(text)).toBeNull();
  });
});

describe("the longest and the deepest lines are read, or have no tree", () => {
  const { expressionCharsMax, nestingMax } = limits;
  const deep = (depth: number) => `${"(".repeat(depth)}A${"+B)'.C".repeat(depth)}`;
  const lines: readonly [name: string, text: string, isTypeset: boolean][] = [
    ["a sum of 10,000 operands", Array.from({ length: expressionCharsMax / 2 }, () => "A").join("+"), true],
    [
      "a product of 10,000 operands",
      Array.from({ length: expressionCharsMax / 2 }, () => "A").join("."),
      true,
    ],
    ["sums in a product", Array.from({ length: 3_000 }, () => "(A+B)").join("."), true],
    ["20,000 characters of bars", `A${"'".repeat(expressionCharsMax - 1)}`, false],
    ["brackets 1,000 deep", `${"(".repeat(nestingMax)}A${")".repeat(nestingMax)}`, false],
    ["bars over groups 1,000 deep", deep(nestingMax), false],
    ["more characters than an expression has", "A+".repeat(expressionCharsMax), false],
    ["24 levels", `A${"'".repeat(24)}`, true],
    ["25 levels", `A${"'".repeat(25)}`, false],
  ];
  test.each(lines)("%s", (_name, text, isTypeset) => {
    const line = fromLine(text);
    expect(line !== null).toBe(isTypeset);
    if (line) expect(written(line)).toBe(text);
  });
});

test("brackets that can go are kept in the line, and what they hold is an operand of its own", () => {
  expect(fromLine("A+(B+C)")).toMatchObject({
    kind: "chain",
    span: { start: 0, end: 7 },
    operands: [
      { letter: "A" },
      { kind: "chain", span: { start: 2, end: 7 }, operands: [{ letter: "B" }, { letter: "C" }] },
    ],
  });
  expect(bracketsAround(fromLine("((x12))'") ?? { kind: "constant", text: "0" })).toBe(0);
});
