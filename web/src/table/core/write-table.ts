// Writes a truth table as CSV, Markdown or LaTeX. The text comes in pieces, between which a caller may pause. Pure.

import { digitsOf, type Table } from "./table.ts";

export const tableFormats = ["csv", "markdown", "latex"] as const;
export type TableFormat = (typeof tableFormats)[number];

/** The heading of a part's or a function's column, plain and in LaTeX. */
export interface Heading {
  readonly text: string;
  readonly latex: string;
}

interface Written {
  readonly table: Table;
  /** One for each part, then one for each function. */
  readonly headings: readonly Heading[];
}

interface Format {
  readonly extension: "csv" | "md" | "tex";
  readonly mime: string;
  readonly head: (written: Written) => string;
  readonly row: (digits: readonly string[]) => string;
  readonly foot: string;
}

export const formats: Readonly<Record<TableFormat, Format>> = {
  csv: {
    extension: "csv",
    mime: "text/csv",
    head: ({ table, headings }) => csvLine([...table.vars, ...headings.map(({ text }) => text)]),
    row: csvLine,
    foot: "",
  },
  markdown: {
    extension: "md",
    mime: "text/markdown",
    head: ({ table, headings }) => {
      const names = [...table.vars, ...headings.map(({ text }) => text)];
      return markdownLine(names) + markdownLine(names.map(() => ":-:"));
    },
    row: markdownLine,
    foot: "",
  },
  latex: {
    extension: "tex",
    mime: "application/x-tex",
    head: ({ table: { vars, parts, functions }, headings }) => {
      const groups = [vars, parts, functions].map(({ length }) => "c".repeat(length));
      const columns = groups.filter((group, at) => group !== "" || at !== 1).join("|");
      const names = [...vars.map(latexVariable), ...headings.map(({ latex }) => latex)];
      return `\\begin{tabular}{${columns}}\n${latexLine(names.map((name) => `$${name}$`))}\\hline\n`;
    },
    row: latexLine,
    foot: "\\end{tabular}\n",
  },
};

function csvLine(cells: readonly string[]): string {
  return `${cells.join(",")}\r\n`;
}

function markdownLine(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |\n`;
}

function latexLine(cells: readonly string[]): string {
  return `${cells.join(" & ")} \\\\\n`;
}

/** A variable or function in LaTeX, with its number as a subscript, `x_{12}`, and its given name, `A=\text{RD}`. */
export function latexVariable(text: string): string {
  const [name = "", called] = text.split("=");
  if (called !== undefined) return `${latexVariable(name)}=\\text{${called.replaceAll("_", "\\_")}}`;
  return name.length === 1 ? name : `${name.charAt(0)}_{${name.slice(1)}}`;
}

const rowsInPart = 1_024;

/** The pieces of the text: the head, then up to `rowsInPart` rows each, then the foot. */
export function* writeTable(
  table: Table,
  headings: readonly Heading[],
  format: TableFormat,
): Generator<string> {
  const { head, row, foot } = formats[format];
  yield head({ table, headings });
  for (let from = 0; from < table.rows; from += rowsInPart) {
    let part = "";
    const to = Math.min(table.rows, from + rowsInPart);
    for (let at = from; at < to; at += 1) part += row(digitsOf(table, at));
    yield part;
  }
  yield foot;
}

/** The number of characters of all rows, computed without writing them: every row is as long as the first. */
export function writtenChars(table: Table, format: TableFormat): number {
  return table.rows * formats[format].row(digitsOf(table, 0)).length;
}
