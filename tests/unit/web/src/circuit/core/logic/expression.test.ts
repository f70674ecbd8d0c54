// A part's expression is the text of the drawn circuit, and the answer comes quickly even if that text would be too
// long.

import { describe, expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { expressionOf } from "#circuit/core/logic/expression.ts";
import { leadsOf } from "#circuit/core/scene/leads.ts";
import { circuitOfLines, type Line } from "#support/circuit/drawn-circuits.ts";

const [a, b, c]: readonly Line[] = [
  ["switch", [], "A"],
  ["switch", [], "B"],
  ["switch", [], "C"],
];
if (!a || !b || !c) throw new Error("There are three switches.");

/** The expression of the last part. */
function written(lines: readonly Line[]): string {
  const found = expressionOf(circuitOfLines(lines), lines.length);
  return found.kind === "expression" ? found.text : found.kind;
}

describe("parts are written as they are drawn", () => {
  const cases: readonly (readonly [name: string, text: string, lines: readonly Line[]])[] = [
    ["a switch", "A", [a, ["bulb", [1]]]],
    ["AND", "A.B.C", [a, b, c, ["and", [1, 2, 3]], ["bulb", [4]]]],
    ["OR", "A+B", [a, b, ["or", [1, 2]], ["bulb", [3]]]],
    ["NAND", "(A.B)'", [a, b, ["nand", [1, 2]], ["bulb", [3]]]],
    ["NOR", "(A+B)'", [a, b, ["nor", [1, 2]], ["bulb", [3]]]],
    ["NOT", "A'", [a, ["not", [1]], ["bulb", [2]]]],
    ["NOT of NAND", "(A.B)''", [a, b, ["nand", [1, 2]], ["not", [3]]]],
    ["a Node passes on", "A'", [a, ["node", [1]], ["not", [2]]]],
    ["one input of AND and OR", "A", [a, ["and", [1]], ["or", [2]]]],
    ["one input of NAND and NOR", "A''", [a, ["nand", [1]], ["nor", [2]]]],
    ["a sum in a product", "A.(A+B)", [a, b, ["or", [1, 2]], ["and", [1, 3]]]],
    ["a product in a sum", "A+A.B", [a, b, ["and", [1, 2]], ["or", [1, 3]]]],
    ["an unconnected bulb", "0", [["bulb"]]],
    ["gates without inputs", "0+0+0+0", [["nand"], ["nor"], ["not"], ["node"], ["or", [1, 2, 3, 4]]]],
    ["a bar over 0", "0'", [["node"], ["not", [1]]]],
  ];
  test.each(cases)("%s: %s", (_, text, lines) => {
    expect(written(lines)).toBe(text);
  });

  test("operands stand in the order in which the inputs are drawn", () => {
    const { parts, wires } = circuitOfLines([a, b, c, ["not", [1]], ["and", [1, 2, 3, 4]]]);
    const at = [
      { x: 40, y: 90 },
      { x: 80, y: 30 },
      { x: 20, y: 30 },
      // Its output is lower than that of a switch beside it.
      { x: 40, y: 88 },
    ];
    const placed = { parts: parts.map((part, index) => ({ ...part, ...at[index] })), wires, definitions: [] };
    expect(expressionOf(placed, 5)).toEqual({ kind: "expression", text: "C.B.A.A'" });
    expect(leadsOf(placed).inputs.get(5)).toEqual([3, 2, 1, 4]);
  });
});

describe("what has no text", () => {
  test("a bulb behind a loop", () => {
    expect(written([a, ["nor", [1, 3]], ["nor", [2]], ["bulb", [3]]])).toBe("loop");
  });

  test("60 gates that are each used twice would be written with 10^18 letters, and are refused at once", () => {
    const lines: Line[] = [a, b];
    for (let at = 0; at < 60; at += 1) lines.push(["and", [lines.length - 1, lines.length]]);
    for (let at = 0; at < 60; at += 1)
      lines.push(["node", [lines.length]], ["nand", [lines.length, lines.length + 1]]);
    expect(written(lines)).toBe("tooLong");
  });

  test("4,000 doublings, whose length is no number any more", () => {
    const lines: Line[] = [a];
    for (let at = 0; at < 1_000; at += 1)
      lines.push(["node", [lines.length]], ["nand", [lines.length, lines.length + 1]]);
    expect(written(lines)).toBe("tooLong");
  });

  test("the longest text is written, and one with a character more is not", () => {
    const sum: Line[] = [a, ["not", [1]], ...Array.from({ length: 4_999 }, (): Line => ["node", [1]])];
    sum.push(["or", sum.flatMap(([kind], at) => (kind === "node" ? [at + 1] : []))]);
    sum.push(["not", [sum.length]]);
    // The sum has 9,997 characters, its NOT three more; the last operand follows.
    const of = (last: number): Line[] => [...sum, ["or", [sum.length - 1, sum.length, last]]];
    expect(written(of(1))).toHaveLength(limits.expressionCharsMax);
    expect(written(of(2))).toBe("tooLong");
  });

  test("brackets nested deeper than an expression may be", () => {
    const nested = (depth: number) => {
      const lines: Line[] = [a, b];
      for (let at = 0; at < depth; at += 1) lines.push(["nand", [1 + (at % 2), lines.length]]);
      return lines;
    };
    expect(written(nested(limits.nestingMax))).toMatch(/^\(/);
    expect(written(nested(limits.nestingMax + 1))).toBe("tooLong");
  });
});
