// The headings of the functions' columns in a table written as text: the same as on the page.

import { toLatex } from "#expression/core/written.ts";
import { functionName, type Table } from "#table/core/table.ts";
import { latexVariable, type Heading } from "#table/core/write-table.ts";
import type { Trees } from "#table/core/trees.ts";

export function headingsOf({ functions }: Table, trees: Trees, byName: boolean): Heading[] {
  return functions.map(({ text }, at) => {
    const name = functionName(at, functions.length);
    if (byName) return { text: name, latex: latexVariable(name) };
    const tree = trees.get(text);
    return { text, latex: tree ? toLatex(tree) : latexVariable(name) };
  });
}
