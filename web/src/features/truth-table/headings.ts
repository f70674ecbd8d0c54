// What heads the functions' columns where the table is written as text: the same as on the page.

import { toLatex } from "#expression/core/words.ts";
import { functionName, type Table } from "#table/core/table.ts";
import { latexVariable, type Heading } from "#table/core/write-table.ts";
import type { Notations } from "#table/use-notations.ts";

export function headingsOf({ functions }: Table, notations: Notations, byName: boolean): Heading[] {
  return functions.map(({ text }, at) => {
    const name = functionName(at, functions.length);
    if (byName) return { text: name, latex: latexVariable(name) };
    const notation = notations.get(text);
    return { text, latex: notation ? toLatex(notation) : latexVariable(name) };
  });
}
