// The headings of the columns of parts and functions in a table written as text: the same as on the page.

import { toLatex } from "#expression/core/written.ts";
import { functionName, type Table } from "#table/core/table.ts";
import { latexVariable, type Heading } from "#table/core/write-table.ts";
import type { Trees } from "#table/core/trees.ts";

export function headingsOf({ parts, functions }: Table, trees: Trees, byName: boolean): Heading[] {
  const expression = (text: string, name: string): Heading => {
    const tree = trees.get(text);
    return { text, latex: tree ? toLatex(tree) : name };
  };
  return [
    ...parts.map(({ text }) => expression(text, text)),
    ...functions.map(({ text }, at) => {
      const name = functionName(at, functions.length);
      return byName ? { text: name, latex: latexVariable(name) } : expression(text, latexVariable(name));
    }),
  ];
}
