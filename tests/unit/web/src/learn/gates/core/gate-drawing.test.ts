// Expressions drawn as gates: the gates compute the expression, and the drawing of any expression can be read.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GateKind } from "#circuit/core/model/kinds.ts";
import type { Expression } from "#notation/core/tree.ts";
import { rowsOver, treeOf, valueIn, variablesOf } from "#learn/core/values.ts";
import type { Bit, Row } from "#learn/core/data.ts";
import { gateDrawing } from "#learn/gates/core/gate-drawing.ts";
import { gateTreeOf, mergedTreeOf, spokenGates, type GateTree } from "#learn/gates/core/gate-tree.ts";
import { drawn } from "#lessons/02/core/drawings.ts";
import { assertProperty } from "#support/depth.ts";

const outputs: Readonly<Record<GateKind, (inputs: number, ones: number) => boolean>> = {
  not: (_, ones) => ones === 0,
  and: (inputs, ones) => ones === inputs,
  nand: (inputs, ones) => ones < inputs,
  or: (_, ones) => ones > 0,
  nor: (_, ones) => ones === 0,
  xor: (_, ones) => ones % 2 === 1,
  xnor: (_, ones) => ones % 2 === 0,
};

function outputOf(tree: GateTree, row: Row): Bit {
  if (tree.kind === "input") return row[tree.name] ?? 0;
  const ones = tree.from.filter((part) => outputOf(part, row) === 1).length;
  return outputs[tree.gate](tree.from.length, ones) ? 1 : 0;
}

interface Line {
  readonly wire: number;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** The straight pieces of all wires. */
function linesOf(wires: readonly string[]): readonly Line[] {
  return wires.flatMap((d, wire) => {
    const lines: Line[] = [];
    let [x, y] = [0, 0];
    for (const [, command, numbers = ""] of d.matchAll(/([MHV])([^MHV]+)/g)) {
      const [first = 0, second = 0] = numbers.trim().split(" ").map(Number);
      const [toX, toY] = command === "M" ? [first, second] : command === "H" ? [first, y] : [x, first];
      if (command !== "M")
        lines.push({
          wire,
          x: [Math.min(x, toX), Math.max(x, toX)],
          y: [Math.min(y, toY), Math.max(y, toY)],
        });
      [x, y] = [toX, toY];
    }
    return lines;
  });
}

const meets = (one: readonly [number, number], other: readonly [number, number]) =>
  one[0] <= other[1] && other[0] <= one[1];

const variables = fc
  .constantFrom("A", "B", "C", "D")
  .map((letter): Expression => ({ kind: "variable", letter, digits: "" }));

const expressions = fc.letrec<{ readonly tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    variables,
    tie("tree").map((operand): Expression => ({ kind: "not", operand })),
    fc
      .tuple(fc.constantFrom("and", "or", "xor"), fc.array(tie("tree"), { minLength: 2, maxLength: 4 }))
      .map(([operator, operands]): Expression => ({ kind: "chain", operator, operands })),
  ),
})).tree;

describe.each([
  ["one gate an operator", gateTreeOf],
  ["a bar merged into its gate", mergedTreeOf],
])("%s", (_, gatesOf) => {
  test("the gates compute the expression in each row", () => {
    assertProperty(
      fc.property(expressions, (tree) => {
        const gates = gatesOf(tree);
        for (const row of rowsOver(variablesOf(tree))) expect(outputOf(gates, row)).toBe(valueIn(tree, row));
      }),
      { seed: 18, runs: 300 },
    );
  });

  test("no two wires meet, no two gates overlap, and each literal has a letter, within the drawing", () => {
    assertProperty(
      fc.property(expressions, (tree) => {
        const { width, height, gates, wires, letters } = gateDrawing(gatesOf(tree), "Y");
        const lines = linesOf(wires);
        // Wires of one output are one wire that branches.
        const startOf = ({ wire }: Line) => /^M[^MHV]+/.exec(wires[wire] ?? "")?.[0];
        for (const one of lines)
          for (const other of lines)
            if (one.wire < other.wire && startOf(one) !== startOf(other))
              expect(meets(one.x, other.x) && meets(one.y, other.y)).toBe(false);
        for (const [at, one] of gates.entries())
          for (const other of gates.slice(at + 1))
            expect(Math.abs(one.x - other.x) >= 65 || Math.abs(one.y - other.y) >= 40).toBe(true);
        expect(letters).toHaveLength(inputsDrawn(gatesOf(tree)) + 1);
        for (const { x, y } of [...letters, ...gates]) {
          expect(x >= 0 && x < width).toBe(true);
          expect(y >= 0 && y < height).toBe(true);
        }
      }),
      { seed: 18, runs: 300 },
    );
  });
});

/** The letters at the inputs: a gate that follows an equal one is not drawn again. */
function inputsDrawn(tree: GateTree): number {
  if (tree.kind === "input") return 1;
  return tree.from.reduce((sum, part, at) => {
    const before = tree.from[at - 1];
    const isShared = part.kind === "gate" && JSON.stringify(before) === JSON.stringify(part);
    return isShared ? sum : sum + inputsDrawn(part);
  }, 0);
}

test.each([
  // As the text and the Simulator have it: the output of one NAND goes to both inputs of the other.
  { of: "andOfNands", gates: ["nand", "nand"], dots: 1 },
  { of: "orOfNands", gates: ["nand", "nand", "nand"], dots: 0 },
  // A and A are one input, but each use has a line of its own.
  { of: "notOfNand", gates: ["nand"], dots: 0 },
] as const)("$of has $gates.length gates and $dots branches", ({ of, gates, dots }) => {
  const drawing = gateDrawing(mergedTreeOf(treeOf(drawn[of])), "Y");
  expect(drawing.gates.map(({ kind }) => kind)).toEqual(gates);
  expect(drawing.dots).toHaveLength(dots);
});

test("a constant is no input of a drawing", () => {
  expect(() => gateTreeOf(treeOf("A+1"))).toThrow("constant");
});

test.each<[text: string, merged: boolean, spoken: string]>([
  ["A", false, "A"],
  ["(A.B)'", false, "NOT of (AND of A and B)"],
  ["(A.B)'", true, "NAND of A and B"],
  ["(A^B)'", true, "XNOR of A and B"],
  ["A.B'+C", true, "OR of (AND of A and (NOT of B)) and C"],
  ["((A.B)'.(A.B)')'", true, "NAND of (NAND of A and B) twice"],
  ["A'.A'.A'+A'", false, "OR of (AND of (NOT of A) 3 times) and (NOT of A)"],
])("%s is read aloud as gates (merged: %s): %s", (text, isMerged, spoken) => {
  expect(spokenGates((isMerged ? mergedTreeOf : gateTreeOf)(treeOf(text)))).toBe(spoken);
});

test.each(Object.values(drawn))(
  "the drawing of %s is not shrunk below the simulator's size on a phone",
  (text) => {
    expect(gateDrawing(mergedTreeOf(treeOf(text)), "Y").width).toBeLessThanOrEqual(328);
  },
);
