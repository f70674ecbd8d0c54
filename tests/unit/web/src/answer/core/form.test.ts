// Forms and lists of rows as they are drawn: terms from packed cubes, pieces between which lines break.

import { describe, expect, test } from "vitest";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { cubeAt, cubeCount, packCubes, pickCubes, rowCubes } from "#answer/core/cubes.ts";
import { termAt, termCount, treeOf, type Form } from "#answer/core/form.ts";
import { rowListLatex, rowListPieces, rowListText, type RowList } from "#notation/core/row-list.ts";
import { typedText } from "#support/logic/typed-text.ts";

const names = ["A", "B", "x12"];

function form(kind: FormKind, cubes: readonly (readonly [care: number, value: number])[]): Form {
  return { kind, names, text: "", cubes: packCubes(cubes.map(([care, value]) => ({ care, value }))) };
}

describe("the terms of a form", () => {
  const cases: readonly [name: string, form: Form, terms: readonly string[]][] = [
    ["the sum of none", form("sop", []), ["0"]],
    ["the product of none", form("pos", []), ["1"]],
    ["the product of no literal", form("sop", [[0, 0]]), ["1"]],
    ["the clause of no literal", form("pos", [[0, 0]]), ["0"]],
    [
      "products, 1 in the rows of their cubes",
      form("sop", [
        [0b110, 0b100],
        [0b001, 0b001],
      ]),
      ["A.B'", "x12"],
    ],
    [
      "clauses, 0 in the rows of their cubes",
      form("pos", [
        [0b110, 0b100],
        [0b001, 0b001],
      ]),
      ["A'+B", "x12'"],
    ],
  ];
  test.each(cases)("%s", (_name, given, terms) => {
    expect(Array.from({ length: termCount(given) }, (_, at) => typedText(termAt(given, at)))).toEqual(terms);
  });

  test("together are the form", () => {
    expect(
      typedText(
        treeOf(
          form("pos", [
            [0b110, 0b100],
            [0b001, 0b000],
          ]),
        ),
      ),
    ).toBe("(A'+B).x12");
    expect(
      typedText(
        treeOf(
          form("sop", [
            [0b100, 0b100],
            [0b010, 0],
            [0b001, 0],
          ]),
          2,
        ),
      ),
    ).toBe("A+B'");
  });
});

test("cubes are packed, picked and counted", () => {
  const cubes = rowCubes([5, 0, 7], 3);
  expect(cubeCount(cubes)).toBe(3);
  expect(cubeAt(cubes, 0)).toEqual({ care: 7, value: 5 });
  expect(pickCubes(cubes, [2, 0])).toEqual(rowCubes([7, 5], 3));
  expect(cubeAt(rowCubes([2 ** 31], 32), 0)).toEqual({ care: 2 ** 32 - 1, value: 2 ** 31 });
});

describe("a list of rows is written, and breaks after its commas", () => {
  const cases: readonly [list: RowList, text: string, latex: string, pieces: readonly string[]][] = [
    [{ kind: "minTerms", rows: [1, 3, 8] }, "Σm(1,3,8)", "\\sum m(1,3,8)", ["Σm(1,", "3,", "8)"]],
    [{ kind: "maxTerms", rows: [0, 2] }, "ΠM(0,2)", "\\prod M(0,2)", ["ΠM(0,", "2)"]],
    [{ kind: "dontCares", rows: [4] }, "Σd(4)", "\\sum d(4)", ["Σd(4)"]],
    [{ kind: "minTerms", rows: [] }, "Σm()", "\\sum m()", ["Σm()"]],
    [{ kind: "minTerms", rows: [1, 3], names: ["A", "B"] }, "Σm(1,3)", "\\sum m(1,3)", ["Σm(1,", "3)"]],
    [{ kind: "minTerms", rows: [0], names: ["A"] }, "Σm(0)", "\\sum m(0)", ["Σm(0)"]],
    [{ kind: "minTerms", rows: [1], names: ["A", "B"] }, "F(A,B)=Σm(1)", "F(A,B) = \\sum m(1)", ["Σm(1)"]],
    [
      { kind: "minTerms", rows: [3], names: ["F", "x12"] },
      "Fn(F,x12)=Σm(3)",
      "Fn(F,x_{12}) = \\sum m(3)",
      ["Σm(3)"],
    ],
    [{ kind: "maxTerms", rows: [], names: ["A"] }, "F(A)=ΠM()", "F(A) = \\prod M()", ["ΠM()"]],
  ];
  test.each(cases)("$rows", (list, text, latex, pieces) => {
    expect(rowListText(list)).toBe(text);
    expect(rowListLatex(list)).toBe(latex);
    expect(rowListPieces(list)).toEqual(pieces);
  });

  test("one that goes on says so", () => {
    expect(rowListPieces({ kind: "minTerms", rows: [1, 3] }, true).join("")).toBe("Σm(1,3,…)");
  });
});
