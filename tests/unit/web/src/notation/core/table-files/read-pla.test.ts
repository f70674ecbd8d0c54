// The public tables in PLA, against a reader that shares no code: it compares each row's digits with each line.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTable } from "#notation/core/table-files/read-table.ts";

const folder = "tests/fixtures/pla";
const files = readdirSync(folder).filter((name) => name.endsWith(".pla"));

/** The digits of each output of a file of type fd: free where a line says so, else 1 where one says so, else 0. */
function byRows(text: string): { readonly names: readonly string[]; readonly values: readonly string[] } {
  const lines = text.split("\n").map((line) => line.replace(/#.*/, "").trim());
  const wordsOf = (word: string) =>
    (lines.find((line) => line.startsWith(`${word} `)) ?? "").split(/\s+/).slice(1);
  const [inputs, outputs] = [".i", ".o"].map((word) => Number(wordsOf(word)[0]));
  if (!inputs || !outputs) throw new Error("The file has no sizes.");
  const products = lines
    .filter((line) => /^[01-]/.test(line))
    .map((line) => line.replaceAll(/[\s|]/g, ""))
    .map((digits) => [digits.slice(0, inputs), digits.slice(inputs)] as const);
  const values = Array.from({ length: outputs }, (_, output) => {
    let column = "";
    for (let row = 0; row < 2 ** inputs; row += 1) {
      const bits = row.toString(2).padStart(inputs, "0");
      const said = products
        .filter(([pattern]) => [...pattern].every((digit, at) => digit === "-" || digit === bits[at]))
        .map(([, digits]) => digits[output]);
      column += said.includes("-") ? "X" : said.includes("1") ? "1" : "0";
    }
    return column;
  });
  return { names: wordsOf(".ilb"), values };
}

test.each(files)("%s", (name) => {
  const text = readFileSync(`${folder}/${name}`, "utf8");
  const found = readTable(text);
  if (!found.ok) throw new Error(found.reason);
  const { names, values } = byRows(text);
  expect(found.table.outputs.map((output) => output.values)).toEqual(values);
  if (names.length > 0) expect(found.table.inputs).toEqual(names);
});

test("there are files", () => {
  expect(files.length).toBeGreaterThan(5);
});
