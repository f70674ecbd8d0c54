// The headings of a table written as text: those of parts and functions are the same as on the page; a variable with
// a given name is written with it.

import { namesIn, splitNames } from "#notation/core/names.ts";
import { toLatex } from "#notation/core/written.ts";
import { functionName, type Table } from "#table/core/table.ts";
import { latexVariable, type Heading } from "#table/core/write-table.ts";
import type { Trees } from "#table/core/trees.ts";

export function headingsOf({ parts, functions }: Table, trees: Trees, byName: boolean): Heading[] {
  const expression = (text: string, name: string): Heading => {
    const tree = trees.get(text);
    return { text: splitNames(text).expression.trim(), latex: tree ? toLatex(tree) : name };
  };
  return [
    ...parts.map(({ text }) => expression(text, text)),
    ...functions.map(({ text }, at) => {
      const name = functionName(at, functions.length);
      return byName ? { text: name, latex: latexVariable(name) } : expression(text, latexVariable(name));
    }),
  ];
}

/** The table with the given name after a variable, as in `A=RD`, if one of the functions gives a name. */
export function withNamedVariables(table: Table): Table {
  const names = table.functions.flatMap(({ text }) => namesIn(text));
  const nameOf = (own: string) => names.find(({ variable }) => variable === own)?.name;
  const vars = table.vars.map((own) => [own, nameOf(own)].filter((part) => part !== undefined).join("="));
  return { ...table, vars };
}
