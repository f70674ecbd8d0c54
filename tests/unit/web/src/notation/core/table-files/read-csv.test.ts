// Tables as other programs write them, and where the inputs of a table of columns end.

import { describe, expect, test } from "vitest";
import { rowsOf } from "#addresses/core/generator.ts";
import { packColumn } from "#contract/packed-column.ts";
import { mulberry32 } from "#support/circuit/generated.ts";
import { runs } from "#support/depth.ts";
import { readTable } from "#notation/core/table-files/read-table.ts";
import { tableOf } from "#table/core/table.ts";
import { writeTable } from "#table/core/write-table.ts";

/** "A B > F 0001", then "?" where the border was guessed, and the notes. */
function read(text: string, inputs: number | null = null): string {
  const found = readTable(text, inputs);
  if (!found.ok) return `${found.line ?? "-"}: ${found.reason}`;
  const outputs = found.table.outputs.map(({ name, values }) => `${name} ${values}`.trim());
  const guess = found.border && !found.border.isSure ? " ?" : "";
  return [`${found.table.inputs.join(" ")} > ${outputs.join(", ")}${guess}`, ...found.notes].join(" | ");
}

describe("other programs' tables", () => {
  test.each([
    // Digital: a blank column between inputs and outputs.
    ["A,B,,X,Y\n0,0,,0,0\n0,1,,1,0\n1,0,,1,0\n1,1,,1,1\n", "A B > X 0111, Y 0001"],
    // Condensed, with free inputs.
    ["A,B,C,,Y\n1,X,X,,1\n0,1,X,,0\n0,0,X,,X\n", "A B C > Y XX001111"],
    // Logisim-evolution: a bar, quotes, and buses whose further bits have blank names.
    ['"A","B","|","Y"\n0,0,"|",0\n0,1,"|",1\n1,0,"|",1\n1,1,"|",x\n', "A B > Y 011X"],
    [
      '"A[1..0]",,"|","Y[1..0]",\n0,0,"|",0,1\n0,1,"|",1,0\n1,0,"|",1,1\n1,1,"|",-,0\n',
      "A[1] A[0] > Y[1] 011X, Y[0] 1010",
    ],
    // Its text: columns by spaces, a rule, comments, and cells of several digits.
    [
      "# Truth table\n# Generated\n\n a B[1..0] | D[3..0]\n~~~~~~~~~~~~~~~~~~\n 0   00   |  1010\n 0   01   |   c\n 1   --   |  000x\n",
      "a B[1] B[0] > D[3] 11XX0000, D[2] 01XX0000, D[1] 10XX0000, D[0] 00XXXXXX",
    ],
    // A spreadsheet's constants, and a title above the names.
    [
      "Half adder\nA,B,F\nFALSE,FALSE,FALSE\nFALSE,TRUE,TRUE\nTRUE,FALSE,TRUE\nTRUE,TRUE,FALSE",
      "A B > F 0110 | The line above the names is no part of the table.",
    ],
    ["A;F\nT;F\nF;T", "A > F 10"],
    ["A\tF\n0\t1\n1\t0", "A > F 10"],
    // Markdown.
    [
      "| A | B | F |\n| :-: | :-: | :-: |\n| 0 | 0 | 1 |\n| 0 | 1 | 0 |\n| 1 | 0 | 0 |\n| 1 | 1 | 1 |",
      "A B > F 1001",
    ],
    // A bus of more than four bits in hexadecimal digits, the first of which has fewer bits.
    ["s,D[4..0]\n0,1F\n1,0a", "s > D[4] 10, D[3] 11, D[2] 10, D[1] 11, D[0] 10"],
    // One row alone, without names.
    ["1,0", " > X0 ?"],
    // A name in quotes may hold a comma.
    ['"a, b",c,F\n0,0,1\n0,1,1\n1,0,1\n1,1,0', "a, b c > F 1110"],
  ])("%j", (text, found) => {
    expect(read(text)).toBe(found);
  });

  test("a table of 16 inputs and 8 outputs is read, whatever its bytes", () => {
    const names = [
      ...Array.from({ length: 16 }, (_, at) => `x${at}`),
      ...Array.from({ length: 8 }, (_, at) => `F${at}`),
    ];
    const lines = Array.from({ length: 2 ** 16 }, (_, row) =>
      [...row.toString(2).padStart(16, "0"), ..."01010101"].join(),
    );
    const found = readTable([names.join(), ...lines].join("\n"));
    expect(found.ok && [found.table.inputs.length, found.table.outputs.length, found.border?.isSure]).toEqual(
      [16, 8, true],
    );
  });
});

describe("the border between inputs and outputs", () => {
  test.each([
    // The names tell it where the rows do not.
    ["I3,I2,I1,I0,Y1,Y0\n0,0,0,1,0,0\n0,0,1,0,0,1\n0,1,0,0,1,0\n1,0,0,0,1,1", "I3 I2 I1 I0 > Y1 "],
    ["A,B,Cin,Sum,Cout\n0,0,0,0,0\n1,1,1,1,1", "A B Cin > Sum"],
    // All rows of two inputs: it can be no other.
    ["A,B,S,C\n0,0,0,0\n0,1,1,0\n1,0,1,0\n1,1,0,1", "A B > S 0110, C 0001"],
    // Neither: as few inputs as tell the rows apart.
    ["p,r,u,w\n0,0,0,1\n0,1,1,0\n1,0,1,1", "p r > u 011X, w 101X ?"],
  ])("%j", (text, found) => {
    expect(read(text)).toContain(found);
  });

  test("a guess that the names made says so, and can be moved", () => {
    const text = "I3,I2,I1,I0,Y1,Y0\n0,0,0,1,0,0\n0,0,1,0,0,1\n0,1,0,0,1,0\n1,0,0,0,1,1";
    expect(read(text)).toMatch(/^I3 I2 I1 I0 > Y1 .{16}, Y0 .{16} \?$/);
    expect(read(text, 5)).toMatch(/^I3 I2 I1 I0 Y1 > Y0 [01X]{32}$/);
    expect(read(text, 6)).toBe("1: 0 outputs: from 1 to 32 can be read here.");
  });
});

test("a truth table that was saved here is read with the same values, names and order", () => {
  const random = mulberry32(14);
  const count = runs(2_000);
  for (let number = 0; number < count; number += 1) {
    const inputs = 1 + Math.floor(random() * 5);
    const outputs = 1 + Math.floor(random() * 3);
    const vars = ["A", "b", "x1", "x10", "Z"].slice(0, inputs);
    const columns = Array.from({ length: outputs }, () =>
      Array.from({ length: 2 ** inputs }, () => (random() < 0.5 ? "0" : "1")).join(""),
    );
    const packed = columns.map((digits) => packColumn(rowsOf(digits, "1"), 2 ** inputs));
    const texts = columns.map((_, at) => `F${at + 1}`);
    const table = tableOf(vars, texts, packed);
    const headings = texts.map((text) => ({ text, latex: text }));
    for (const format of ["csv", "markdown"] as const) {
      const found = readTable([...writeTable(table, headings, format)].join(""));
      if (!found.ok) throw new Error(found.reason);
      expect(found.table.inputs).toEqual(vars);
      expect(found.table.outputs).toEqual(texts.map((name, at) => ({ name, values: columns[at] })));
    }
  }
});
