// The parts of a table's functions: which of them have a column, the values in the columns, and their notation.

import { describe, expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import type { TtableCall, TtableResponse } from "#contract/ttable.ts";
import { truthTableTexts } from "#messages/truth-table.ts";
import { partsMax, partsOf } from "#table/core/parts.ts";
import { columnsBefore, digitsOf, tableOf } from "#table/core/table.ts";
import { treesOf } from "#table/core/trees.ts";
import { writeTable, writtenChars, type TableFormat } from "#table/core/write-table.ts";
import { generateParts } from "#features/truth-table/generate-parts.ts";
import { generate, type GenerateDependencies } from "#features/truth-table/generate.ts";
import { headingsOf, withNamedVariables } from "#features/truth-table/headings.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";

const engine = crateEngine();
const byEngine: GenerateDependencies = {
  engine: (request) => engine.call("table", request),
  api: () => Promise.reject(new Error("the API is not needed")),
  isEngineLate: async () => false,
};

/** The table of these expressions. */
async function madeOf(...texts: readonly string[]) {
  const [input = "", ...extras] = texts;
  const generated = await generate(
    input,
    extras.map((text, id) => ({ id, text })),
    byEngine,
  );
  if (generated.type !== "generated") throw new Error(`No table of ${texts.join(", ")}.`);
  return generated.table;
}

/** The same with its parts. */
async function withParts(...texts: readonly string[]) {
  const bare = await madeOf(...texts);
  const generated = await generateParts(bare, partsOf(bare, treesOf(bare.functions)).texts, byEngine);
  if (generated.type !== "generated") throw new Error("The parts have no columns.");
  return { ...bare, parts: generated.parts };
}

describe("the parts stand in reading order, each once, and no function among them", () => {
  const cases: readonly [name: string, functions: readonly string[], parts: readonly string[]][] = [
    ["each after its operands", ["(A+B').C"], ["B'", "A+B'"]],
    ["from left to right", ["A.B'+A'.B"], ["B'", "A.B'", "A'", "A'.B"]],
    ["a part that occurs twice", ["A'.B+A'.C"], ["A'", "A'.B", "A'.C"]],
    ["a bar over a group", ["((A+B)'.C)'"], ["A+B", "(A+B)'", "(A+B)'.C"]],
    [
      "those of the first function, then what the next adds",
      ["A'.B", "A'.C+B'", "B'^C"],
      ["A'", "A'.C", "B'"],
    ],
    ["a part that is a function", ["A.B+C", "A.B", "(AB)'"], []],
    ["an expression typed twice", ["A.B+C", "AB + C"], ["A.B"]],
    ["a part typed with other brackets", ["(A.B)+C", "A.B+D"], ["A.B"]],
    ["a literal alone", ["A'", "B"], []],
    ["a constant", ["1", "0"], []],
    ["a constant within", ["(A.1)'"], ["A.1"]],
  ];
  test.each(cases)("%s", async (_name, functions, parts) => {
    const table = await madeOf(...functions);
    expect(partsOf(table, treesOf(table.functions))).toEqual({ texts: parts, count: parts.length });
  });
});

test("as many have a column as one call of the engine takes; the others are counted", async () => {
  const letters = [..."ABCDEF"];
  const pairs = letters.flatMap((one) => letters.filter((other) => other > one).map((other) => [one, other]));
  const products = pairs.flatMap(([one, other]) => [
    `${one}.${other}`,
    `${one}.${other}'`,
    `${one}'.${other}`,
  ]);
  const table = await madeOf(products.join("+"));
  const { texts, count } = partsOf(table, treesOf(table.functions));
  expect(partsMax).toBe(limits.extraExpressionsMax);
  expect(texts).toHaveLength(partsMax);
  expect(count).toBe(products.length + letters.length);
  const generated = await generateParts(table, texts, byEngine);
  expect(generated.type === "generated" && generated.parts.map(({ text }) => text)).toEqual(texts);
});

test("with 31 expressions and 18 variables every part has a column of all rows", async () => {
  const names = [..."ABCDEFGHIJKLMNOPQR"];
  const functions = [
    names.map((name) => `${name}'`).join("+"),
    ...names.slice(0, 15).map((name) => `${name}'.R`),
  ];
  const more = names.slice(0, 15).map((name) => `${name}'+R`);
  const table = await madeOf(...functions, ...more);
  expect(table.functions).toHaveLength(31);
  expect(table.rows).toBe(2 ** 18);
  const generated = await generateParts(table, partsOf(table, treesOf(table.functions)).texts, byEngine);
  if (generated.type !== "generated") throw new Error("The parts have no columns.");
  expect(generated.parts.map(({ text }) => text)).toEqual(names.map((name) => `${name}'`));
  for (const { column } of generated.parts) expect(column.byteLength).toBe(2 ** 18 / 8);
});

test("an expression that is too long to be typeset has no parts; the others have theirs", async () => {
  const deep = "A" + "'".repeat(40);
  const table = await madeOf(deep, "A'.B");
  expect(partsOf(table, treesOf(table.functions)).texts).toEqual(["A'"]);
});

describe("the columns", () => {
  test("have the values of the parts in the rows of the whole table, between variables and functions", async () => {
    const table = await withParts("(A+B').C", "B'");
    // B' is a function of the table.
    expect(table.parts.map(({ text }) => text)).toEqual(["A+B'"]);
    expect(columnsBefore(table)).toBe(4);
    const rows = Array.from({ length: table.rows }, (_, row) => {
      const digits = digitsOf(table, row).join("");
      return [digits.slice(0, 3), digits.slice(3, 4), digits.slice(4)].join(" ");
    });
    expect(rows).toEqual([
      "000 1 01",
      "001 1 11",
      "010 0 00",
      "011 0 00",
      "100 1 01",
      "101 1 11",
      "110 1 00",
      "111 1 10",
    ]);
  });

  test("come from the API where the engine cannot start, or its sentence", async () => {
    const table = await madeOf("A'.B");
    const asked: TtableCall[] = [];
    const byApi = (answer: Partial<TtableResponse>): GenerateDependencies => ({
      engine: () => Promise.resolve({ kind: "unavailable", reason: "no WASM" }),
      api: (call) => {
        asked.push(call);
        const whole = { vars: ["A", "B"], minTerms: [3], extraMinTerms: [[0, 1]], matchedSets: [] };
        return Promise.resolve({
          ok: true,
          answer: { ...whole, comparison: "premium_only", ...answer },
          dateMs: null,
        });
      },
      isEngineLate: async () => false,
    });
    expect(await generateParts(table, ["A'"], byApi({}))).toEqual({
      type: "generated",
      parts: [{ text: "A'", column: new Uint8Array([0b11]) }],
    });
    expect(asked).toEqual([{ primaryInput: "A.B", extraInputs: ["A'"] }]);
    expect(await generateParts(table, ["A'"], byApi({ minTermCounts: [1, 2] }))).toEqual({
      type: "failed",
      message: truthTableTexts.tableTooLongForService,
    });
  });
});

describe("a table with parts as text, byte for byte", () => {
  const cases: readonly [TableFormat, byName: boolean, text: string][] = [
    ["csv", true, "A,x1,x1',Fn\r\n0,0,1,0\r\n0,1,0,0\r\n1,0,1,1\r\n1,1,0,0\r\n"],
    [
      "markdown",
      false,
      "| A | x1 | x1' | A.x1' |\n| :-: | :-: | :-: | :-: |\n" +
        "| 0 | 0 | 1 | 0 |\n| 0 | 1 | 0 | 0 |\n| 1 | 0 | 1 | 1 |\n| 1 | 1 | 0 | 0 |\n",
    ],
    [
      "latex",
      true,
      "\\begin{tabular}{cc|c|c}\n$A$ & $x_{1}$ & $\\overline{x_{1}}$ & $F_{n}$ \\\\\n\\hline\n" +
        "0 & 0 & 1 & 0 \\\\\n0 & 1 & 0 & 0 \\\\\n1 & 0 & 1 & 1 \\\\\n1 & 1 & 0 & 0 \\\\\n\\end{tabular}\n",
    ],
  ];
  test.each(cases)("%s", async (format, byName, text) => {
    const table = await withParts("A.x1'");
    const trees = treesOf([...table.functions, ...table.parts]);
    const written = [...writeTable(table, headingsOf(table, trees, byName), format)];
    expect(written.join("")).toBe(text);
    expect(writtenChars(table, format)).toBe((written[1] ?? "").length);
  });

  test.each<readonly [TableFormat, string]>([
    ["csv", "A=RD,b=n_CS,A.b'\r\n"],
    ["latex", "$A=\\text{RD}$ & $b=\\text{n\\_CS}$ & $A \\cdot \\overline{b}$"],
  ])("a variable that has a name is headed with it: %s", async (format, head) => {
    const table = await madeOf("A.b' where A=RD, b=n_CS", "b");
    const trees = treesOf(table.functions);
    const [first] = writeTable(withNamedVariables(table), headingsOf(table, trees, false), format);
    expect(first).toContain(head.replace("\r\n", ","));
  });

  test("without them there is no column and no rule more", () => {
    const bare = tableOf([], ["1"], [new Uint8Array([1])]);
    const headings = headingsOf(bare, treesOf(bare.functions), true);
    expect([...writeTable(bare, headings, "latex")].join("")).toContain("\\begin{tabular}{|c}");
  });
});
