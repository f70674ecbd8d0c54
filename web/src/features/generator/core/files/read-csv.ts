// Reads a truth table as CSV: a line of names, then a line for each row, inputs first. Pure.

import { tableInputs } from "#addresses/core/generator.ts";
import { generatorFiles as texts } from "#messages/generator-files.ts";
import { refusedAt, repeated, sizeRefusal, type ReadTable, type Refused } from "./table-file.ts";

interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Cells are separated by commas, semicolons or tabs. The inputs are the fewest first columns that tell all rows apart. A row that
 * is missing is free.
 */
export function readCsv(text: string): ReadTable {
  const lines = linesOf(text);
  const [head, ...rows] = lines;
  if (!head || rows.length === 0) return refusedAt(null, texts.noRows);
  const width = head.cells.length;
  if (width < 2) return refusedAt(head.line, texts.oneColumn);
  const twice = repeated(head.cells);
  if (twice !== null) return refusedAt(head.line, texts.twice(twice));
  for (const { line, cells } of rows) {
    if (cells.length !== width) return refusedAt(line, texts.cells(cells.length, width));
    const wrong = cells.find((cell) => !/^[01xX-]$/.test(cell));
    if (wrong !== undefined) return refusedAt(line, texts.cell(wrong));
  }
  const inputs = inputsOf(rows, width);
  if (typeof inputs !== "number") return inputs;
  const refused = sizeRefusal(head.line, inputs, width - inputs);
  if (refused) return refused;
  const values = new Map<number, readonly string[]>();
  for (const { line, cells } of rows) {
    const bits = cells.slice(0, inputs);
    if (bits.some((bit) => bit !== "0" && bit !== "1")) return refusedAt(line, texts.freeInput);
    values.set(Number.parseInt(bits.join(""), 2), cells.slice(inputs));
  }
  const valueOf = (row: number, output: number) => {
    const value = values.get(row)?.[output];
    return value === "0" || value === "1" ? value : "X";
  };
  return {
    ok: true,
    table: {
      inputs: head.cells.slice(0, inputs),
      outputs: head.cells.slice(inputs).map((name, at) => ({
        name,
        values: Array.from({ length: 2 ** inputs }, (_, row) => valueOf(row, at)).join(""),
      })),
    },
  };
}

function linesOf(text: string): readonly CsvLine[] {
  const whole = text.split(/\r\n|\r|\n/);
  const first = whole.find((line) => line.trim() !== "") ?? "";
  const separator = ["\t", ";", ","].find((sign) => first.includes(sign)) ?? ",";
  return whole.flatMap((line, at) =>
    line.trim() === ""
      ? []
      : [{ line: at + 1, cells: line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")) }],
  );
}

/** At least one column is an output. */
function inputsOf(rows: readonly CsvLine[], width: number): number | Refused {
  for (
    let inputs = Math.max(tableInputs.min, Math.ceil(Math.log2(rows.length)));
    inputs < width;
    inputs += 1
  ) {
    const seen = new Set(rows.map(({ cells }) => cells.slice(0, inputs).join("")));
    if (seen.size === rows.length) return inputs;
  }
  const before = new Set<string>();
  const again = rows.find(({ cells }) => {
    const key = cells.slice(0, -1).join("");
    return before.has(key) || !before.add(key);
  });
  return refusedAt(again?.line ?? null, texts.rowTwice);
}
