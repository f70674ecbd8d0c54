// The drawing of a derivation's line: its text as the API gives it, with the given ranges marked.

import { MantineProvider } from "@mantine/core";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { fromExpression } from "#notation/core/from-expression.ts";
import { bracketsAround, fromLine } from "#notation/core/from-line.ts";
import type { Range } from "#notation/core/marks.ts";
import type { Expression } from "#notation/core/tree.ts";
import { DerivationLine } from "#answer/steps/derivation-line.tsx";
import { assertProperty, share } from "#support/depth.ts";
import { lineExpression } from "#support/logic/line-expression.ts";
import { typedText } from "#support/logic/typed-text.ts";

type Tone = "before" | "after" | "none";

interface Drawn {
  readonly text: string;
  /** The marked texts; a range over pieces of a line is marked in as many parts. */
  readonly marked: readonly string[];
  readonly tones: readonly string[];
}

/** The texts of the markup, and those within a mark. */
function draw(text: string, marked: readonly Range[], tone: Tone = "after"): Drawn {
  const line = createElement(DerivationLine, { text, marked, tone });
  const markup = renderToStaticMarkup(createElement(MantineProvider, null, line));
  const paragraph = /<p[^>]*>(.*?)<\/p>/s.exec(markup)?.[1] ?? "";
  const drawn = { text: "", marked: [] as string[], tones: [] as string[] };
  /** Whether each open element is a mark. */
  const open: boolean[] = [];
  for (const [tag, closes, name, attributes = ""] of paragraph.matchAll(/<(\/?)([a-z]+)([^>]*)>|[^<]+/g)) {
    if (name === undefined) {
      const plain = unescaped(tag);
      drawn.text += plain;
      if (open.includes(true)) drawn.marked.push(`${drawn.marked.pop() ?? ""}${plain}`);
    } else if (closes === "/") open.pop();
    else {
      const toneOf = /data-marked="(\w+)"/.exec(attributes)?.[1];
      if (toneOf !== undefined) {
        // No mark is within another one.
        expect(open).not.toContain(true);
        drawn.marked.push("");
        drawn.tones.push(toneOf);
      }
      open.push(toneOf !== undefined);
    }
  }
  return drawn;
}

function unescaped(text: string): string {
  const characters: Readonly<Record<string, string>> = {
    "&#x27;": "'",
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
  };
  return text.replace(/&[#\w]+;/g, (entity) => characters[entity] ?? entity);
}

describe("the operands of a range are marked, and nothing else", () => {
  const cases: readonly [text: string, marked: readonly Range[], parts: readonly string[]][] = [
    ["A.B+C", [], []],
    ["A.B+C", [[0, 5]], ["A.B", "+C"]],
    ["A.B+C", [[0, 3]], ["A.B"]],
    ["A.B+C", [[0, 1]], ["A"]],
    ["A.B+C", [[4, 5]], ["C"]],
    ["A.(B+B').C", [[3, 7]], ["B+B'"]],
    ["A.1.C", [[2, 3]], ["1"]],
    ["(A+B)'.C", [[0, 6]], ["(A+B)'"]],
    ["(A+B)'.C", [[1, 4]], ["A+B"]],
    ["(A.B+C)'", [[1, 4]], ["A.B"]],
    ["A'.B'.C", [[0, 5]], ["A'", ".B'"]],
    ["A''", [[0, 3]], ["A''"]],
    ["A''", [[0, 2]], ["A'"]],
    [
      "A.B+C+A.B'",
      [
        [0, 3],
        [6, 10],
      ],
      ["A.B", "A.B'"],
    ],
    [
      "(A+B).C.(A+B)",
      [
        [0, 5],
        [8, 13],
      ],
      ["(A+B)", "(A+B)"],
    ],
    ["(A+B).C.(A+B)", [[1, 4]], ["A+B"]],
    ["A^B^C", [[0, 3]], ["A", "^B"]],
    ["(A^x12^C)'+D", [[3, 8]], ["x12^C"]],
    ["A.B.C+D+A", [[2, 3]], ["B"]],
    ["1", [[0, 1]], ["1"]],
    ["((A))+B", [[0, 5]], ["((A))"]],
    [`A${"'".repeat(30)}`, [[0, 31]], [`A${"'".repeat(30)}`]],
    [`A${"'".repeat(30)}`, [[0, 29]], [`A${"'".repeat(28)}`]],
  ];
  test.each(cases)("%s at %j", (text, marked, parts) => {
    const drawn = draw(text, marked);
    expect(drawn.text).toBe(text);
    expect(drawn.marked).toEqual(parts);
    expect(new Set(drawn.tones).size).toBe(parts.length === 0 ? 0 : 1);
  });

  test.each(["before", "after", "none"] as const)("in the tone %s", (tone) => {
    expect(draw("A.B+C", [[0, 3]], tone).tones).toEqual([tone]);
    expect(draw(`A${"'".repeat(30)}`, [[0, 31]], tone).tones).toEqual([tone]);
  });
});

/** All sides that a law could name of a tree: each node, and each choice of operands of each chain. */
function sides(tree: Expression): readonly (readonly Range[])[] {
  const below = tree.kind === "not" ? [tree.operand] : tree.kind === "chain" ? tree.operands : [];
  const { start = 0, end = 0 } = tree.span ?? {};
  const brackets = bracketsAround(tree);
  const chosen = [0b1, 0b10, 0b11, 0b101, 0b110, 0b1011, 0b11111].map((bits) =>
    rangesOf(below.map((operand, at) => ((bits >> at) & 1 ? operand : null))),
  );
  return [
    [[start + brackets, end - brackets]],
    ...(tree.kind === "chain" ? chosen : []),
    ...below.flatMap((operand) => sides(operand)),
  ];
}

/** Neighbours share one range; null is an operand that is not chosen. */
function rangesOf(operands: readonly (Expression | null)[]): readonly Range[] {
  const ranges: [number, number][] = [];
  operands.forEach((operand, at) => {
    if (!operand?.span) return;
    const { start, end } = operand.span;
    const last = ranges.at(-1);
    if (last && operands[at - 1]) last[1] = end;
    else ranges.push([start, end]);
  });
  return ranges;
}

test("each side that a law can have is marked in any line, and the line's text stays", () => {
  let marks = 0;
  assertProperty(
    fc.property(lineExpression, fc.nat(), (random, seed) => {
      fc.pre(random.length <= 300);
      const read = fromExpression(random);
      // Lines with laws have the fewest brackets.
      const text = read ? typedText(read) : "";
      const tree = fromLine(text);
      if (!tree) throw new Error(`${random} has no tree.`);
      const all = sides(tree);
      const side = all[seed % all.length] ?? [];
      const drawn = draw(text, side);
      expect(drawn.text).toBe(text);
      expect(drawn.marked.join("")).toBe(side.map(([start, end]) => text.slice(start, end)).join(""));
      marks += side.length;
    }),
    { runs: 500, daily: 20 },
  );
  expect(marks).toBeGreaterThan(share(300, 500, 20));
});

describe("of a line that is longer than the first lines", () => {
  const products = Array.from({ length: 500 }, (_, at) => `x${at % 16}.y`);

  test("its first pieces are drawn, and a button names how many there are", () => {
    const text = products.join("+");
    const line = createElement(DerivationLine, { text, marked: [[0, text.length]], tone: "none" });
    const markup = renderToStaticMarkup(createElement(MantineProvider, null, line));
    expect(markup).toContain("All 500 terms");
    expect(draw(text, []).text).toBe(products.slice(0, 60).join("+"));
    expect(draw(text, [[0, text.length]]).marked.join("")).toBe(products.slice(0, 60).join("+"));
  });

  test("factors are counted as factors, and plain text by its characters", () => {
    const markupOf = (text: string) =>
      renderToStaticMarkup(
        createElement(
          MantineProvider,
          null,
          createElement(DerivationLine, { text, marked: [], tone: "none" }),
        ),
      );
    expect(markupOf(products.map((product) => `(${product.replace(".", "+")})`).join("."))).toContain(
      "All 500 factors",
    );
    expect(markupOf(`A${"'".repeat(19_999)}`)).toContain("All 20,000 characters");
  });

  test("a piece that alone is longer than a screen is plain text", () => {
    const text = `(${products.join("+")})'`;
    expect(draw(text, [[0, text.length]]).text).toHaveLength(Math.min(text.length, 60 * 100));
    const short = `(${products.slice(0, 60).join("+")})'`;
    expect(draw(short, [[1, short.length - 2]]).text).toBe(short);
  });
});

// A hanging indent takes room from a bar within it, so that a sum below it would break.
test.each([
  ["a bar over a short sum stays on one line", "(A.B'+A'.B)'", false],
  ["a bar over a long sum may break", "(A.B'.C+A'.B.C')'", true],
  ["a long product may break", "A'.B'.C'.D'.E'", true],
])("%s: %s", (_name, text, mayBreak) => {
  const line = createElement(DerivationLine, { text: `${text}+F`, marked: [], tone: "none" });
  const markup = renderToStaticMarkup(createElement(MantineProvider, null, line));
  expect(markup.includes("data-long")).toBe(mayBreak);
});
