// Reads a truth table of lines and cells, as spreadsheets, Digital and Logisim-evolution write them: a line of names,
// then a line for each row, inputs first. Pure.
//
// Sources: RFC 4180; Logisim-evolution's tables end their inputs with a column "|", Digital's with a blank column.

import { generatorFiles as texts } from "#messages/generator.ts";
import {
  refusedAt,
  repeated,
  rowsMax,
  sizeRefusal,
  type Border,
  type ReadTable,
  type Refused,
} from "./table-file.ts";

interface CellLine {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A line of the table: for each column 0, 1 or X. */
interface RowLine {
  readonly line: number;
  readonly values: string;
}

interface Columns {
  readonly names: readonly string[];
  readonly rows: readonly RowLine[];
  /** How many first columns are inputs, where a column of the file says so. */
  readonly border: number | null;
  /** The line of the names; that of the first row where there are none. */
  readonly line: number;
  readonly notes: readonly string[];
}

/**
 * Cells are separated by commas, semicolons, tabs, bars or spaces. A row that is missing is free. An X in an input
 * stands for both values.
 *
 * @param inputs how many first columns are inputs; null for a guess
 */
export function readCsv(text: string, inputs: number | null = null): ReadTable {
  const columns = columnsOf(linesOf(text));
  if ("ok" in columns) return columns;
  const { names, rows, line, notes } = columns;
  if (names.length < 2) return refusedAt(line, texts.oneColumn);
  const border = inputs === null ? borderOf(columns) : { inputs, isSure: true };
  if ("ok" in border) return border;
  const refused = sizeRefusal(line, border.inputs, names.length - border.inputs);
  if (refused) return refused;
  const values = valuesOf(rows, border.inputs, names.length);
  if ("ok" in values) return values;
  return {
    ok: true,
    table: {
      inputs: names.slice(0, border.inputs),
      outputs: names.slice(border.inputs).map((name, at) => ({ name, values: values[at] ?? "" })),
    },
    notes,
    border: columns.border === null ? { ...border, columns: names } : null,
  };
}

const separators = ["\t", ";", ","] as const;

function linesOf(text: string): readonly CellLine[] {
  const whole = text.replace(/^\u{feff}/u, "").split(/\r\n|\r|\n/);
  const written = whole.filter((line) => line.trim() !== "" && !isComment(line));
  const separator = separators.find(
    (sign) => written.filter((line) => line.includes(sign)).length * 2 > written.length,
  );
  return whole.flatMap((each, at) => {
    const content = separator === undefined ? each.replace(/#.*/, "") : each;
    if (content.trim() === "" || isComment(content) || isRule(content)) return [];
    return [{ line: at + 1, cells: separator === undefined ? words(content) : cells(content, separator) }];
  });
}

function isComment(line: string): boolean {
  return line.trimStart().startsWith("#");
}

/** A line of signs between the names and the rows, as under a heading. */
function isRule(line: string): boolean {
  return /^[\s|:]*[-~_=]{2,}[\s|:~_=-]*$/.test(line) || /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line);
}

/** The words of a line; a bar at both ends is a frame, as in Markdown, and any other bar is a word. */
function words(content: string): readonly string[] {
  const framed = /^\s*\|(.*)\|\s*$/.exec(content)?.[1];
  if (framed !== undefined) return framed.split("|").map((cell) => cell.trim());
  return content.replaceAll("|", " | ").trim().split(/\s+/);
}

/** The cells of a line; a cell in quotes may hold the separator. */
function cells(content: string, separator: string): readonly string[] {
  const found: string[] = [];
  let rest = content;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const end = quoted ? quoted[0].length : rest.indexOf(separator);
    const cell = end < 0 ? rest : rest.slice(0, end);
    found.push(quoted?.[1] === undefined ? cell.trim() : quoted[1].replaceAll('""', '"').trim());
    const at = end < 0 ? -1 : rest.indexOf(separator, end);
    if (at < 0) return found;
    rest = rest.slice(at + 1);
  }
}

const digits = /^[01xX-]+$/;
const truth: Readonly<Record<string, string>> = { true: "1", false: "0", t: "1", f: "0" };

/** The columns of the lines, buses taken apart. */
function columnsOf(lines: readonly CellLine[]): Columns | Refused {
  const hasDigits = lines.some(({ cells: all }) => all.some((cell) => digits.test(cell)));
  const isValue = (cell: string) =>
    digits.test(cell) || /^(?:true|false)$/i.test(cell) || (!hasDigits && /^[tf]$/i.test(cell));
  const isGap = (cell: string) => cell === "" || cell === "|";
  const isRow = ({ cells: all }: CellLine) =>
    all.some((cell) => isValue(cell)) && all.every((cell) => isValue(cell) || isGap(cell));
  const found = lines.findIndex(isRow);
  const [opening] = lines;
  if (!opening || (found < 0 && lines.length < 2)) return refusedAt(null, texts.noRows);
  // Where no line is a row, the second one says what is wrong.
  const first = found < 0 ? 1 : found;
  const head = lines[first - 1] ?? null;
  const stray = head?.cells.some((cell) => /^[01]$/.test(cell)) && head.cells.find((cell) => !isValue(cell));
  if (head && stray) return refusedAt(head.line, texts.cell(stray));
  const rows: RowLine[] = [];
  const gaps = new Set<number>();
  const firstRow = trimmed(lines[first]?.cells ?? []);
  // The names of the last bits of a bus may be left out.
  const isBusLast =
    trimmed(head?.cells ?? [])
      .at(-1)
      ?.endsWith("]") ?? false;
  const given = head ? trimmed(head.cells, isBusLast ? firstRow.length : 0) : null;
  const width = given?.length ?? firstRow.length;
  const below = lines.slice(first);
  const isBlank = (column: number) => below.every(({ cells: all }) => isGap(all[column] ?? ""));
  for (let column = 0; column < width; column += 1) {
    const name = given?.[column] ?? "";
    if (name === "|" || (isGap(name) && isBlank(column))) gaps.add(column);
  }
  const names: string[] = [];
  /** How many digits the cells of a column have. */
  const widths: number[] = [];
  let border: number | null = null;
  for (let column = 0; column < width; column += 1) {
    const name = given?.[column] ?? "";
    if (gaps.has(column)) {
      border ??= names.length;
      widths.push(0);
      continue;
    }
    const bus = /^(.+)\[(\d+)(?:\.\.|:)(\d+)\]$/.exec(name);
    const bits = bus ? Math.abs(Number(bus[2]) - Number(bus[3])) + 1 : 1;
    if (bits > 64) return refusedAt(head?.line ?? null, texts.cell(name));
    for (let bit = 0; bit < bits; bit += 1) {
      const step = Number(bus?.[2] ?? 0) > Number(bus?.[3] ?? 0) ? -1 : 1;
      names.push(bus ? `${bus[1]}[${Number(bus[2]) + step * bit}]` : name);
    }
    // Where the bits of a bus have cells of their own, their names are left out.
    const own = bus && (given ?? []).slice(column + 1, column + bits);
    if (own && own.length === bits - 1 && own.every((cell) => cell === "") && !isBlank(column + 1)) {
      widths.push(...Array.from({ length: bits }, () => 1));
      column += bits - 1;
    } else widths.push(bits);
  }
  if (gaps.size > 1) return refusedAt(head?.line ?? null, texts.twoBorders);
  for (const line of below) {
    const all = given ? trimmed(line.cells, width) : line.cells;
    if (all.length !== width) return refusedAt(line.line, texts.cells(all.length, width));
    const values: string[] = [];
    for (const [column, cell] of all.entries()) {
      const bits = widths[column] ?? 1;
      const value = bits === 0 ? "" : valueOf(cell, bits, isValue);
      if (value === null) return refusedAt(line.line, texts.cell(cell));
      values.push(value);
    }
    rows.push({ line: line.line, values: values.join("") });
  }
  if (rows.length > rowsMax) return refusedAt(null, texts.tooLong(rowsMax));
  const twice = repeated(names.filter((name) => name !== ""));
  if (twice !== null) return refusedAt(head?.line ?? null, texts.twice(twice));
  const skipped = Math.max(first - 1, 0);
  const notes = skipped > 0 ? [texts.titles(skipped)] : [];
  return { names, rows, border, line: head?.line ?? opening.line, notes };
}

/** Without blank cells at the end, down to `least` cells. */
function trimmed(all: readonly string[], least = 0): readonly string[] {
  let end = all.length;
  while (end > least && all[end - 1] === "") end -= 1;
  return all.slice(0, end);
}

/** The bits of a cell, `X` for a free one; null for any other cell. A bus may be written in hexadecimal digits. */
function valueOf(cell: string, bits: number, isValue: (cell: string) => boolean): string | null {
  const word = truth[cell.toLowerCase()];
  if (bits === 1) return !isValue(cell) ? null : (word ?? (/^[01]$/.test(cell) ? cell : freeBit(cell)));
  if (cell.length === bits && digits.test(cell)) return cell.replaceAll(/[xX-]/g, "X");
  if (cell.length !== Math.ceil(bits / 4) || !/^[\da-fxX-]+$/i.test(cell)) return null;
  const all = [...cell].map((digit) =>
    /[x-]/i.test(digit) ? "XXXX" : Number.parseInt(digit, 16).toString(2).padStart(4, "0"),
  );
  const whole = all.join("");
  return /^[0X]*$/.test(whole.slice(0, -bits)) ? whole.slice(-bits) : null;
}

function freeBit(cell: string): string | null {
  return /^[xX-]$/.test(cell) ? "X" : null;
}

/** Names that outputs have in textbooks and course pages. */
const outputName =
  /^(?:[fyzqsgh]|out(?:put)?|o|sum|c_?out|carry|b_?out|borrow|diff|d_?out|result|res|led|seg|eq|gt|lt|valid|error|parity)_?\d*(?:\[\d+\])?[n']?$/i;

/**
 * By the names of the last columns, else by the number of rows: as many inputs as tell all rows apart. A guess is sure
 * where the file has each row of so many inputs, and the names say nothing else.
 */
function borderOf({ names, rows, border, line }: Columns): Pick<Border, "inputs" | "isSure"> | Refused {
  if (border !== null) return { inputs: border, isSure: true };
  const width = names.length;
  const tells = (inputs: number) => valuesOf(rows, inputs, width);
  let byName = width;
  while (byName > 1 && outputName.test(names[byName - 1] ?? "")) byName -= 1;
  const named = byName < width && byName > 0 ? byName : null;
  const isWhole = rows.every(({ values }) => !values.slice(0, -1).includes("X"));
  const complete = Math.log2(rows.length);
  const isComplete = isWhole && Number.isInteger(complete) && complete >= 1 && complete < width;
  if (isComplete && (named === null || named === complete)) {
    const seen = new Set(rows.map(({ values }) => values.slice(0, complete)));
    if (seen.size === rows.length) return { inputs: complete, isSure: true };
  }
  if (named !== null && !("ok" in tells(named))) return { inputs: named, isSure: false };
  const least = isWhole ? Math.max(1, Math.ceil(Math.log2(rows.length))) : 1;
  let last: Refused = refusedAt(line, texts.oneColumn);
  for (let inputs = least; inputs < width; inputs += 1) {
    const found = tells(inputs);
    if (!("ok" in found)) return { inputs, isSure: false };
    last = found;
  }
  return last;
}

/** Rows that an X in an input may give all lines together. */
const expandedMax = 2_000_000;

/** The digits of each output, or the first line that gives other outputs to the inputs of a line before. */
function valuesOf(rows: readonly RowLine[], inputs: number, width: number): readonly string[] | Refused {
  const refused = sizeRefusal(rows[0]?.line ?? 1, inputs, null);
  if (refused) return refused;
  const given = new Map<number, { readonly line: number; readonly outputs: string }>();
  let expanded = 0;
  for (const { line, values } of rows) {
    const free = Array.from(values.slice(0, inputs)).flatMap((bit, at) =>
      bit === "X" ? [inputs - 1 - at] : [],
    );
    const base = Number.parseInt(values.slice(0, inputs).replaceAll("X", "0") || "0", 2);
    const outputs = values.slice(inputs);
    expanded += 2 ** free.length;
    if (expanded > expandedMax) return refusedAt(null, texts.tooMuch);
    for (let number = 0; number < 2 ** free.length; number += 1) {
      const row = free.reduce((sum, bit, at) => sum + ((number >> at) & 1 ? 2 ** bit : 0), base);
      const before = given.get(row);
      if (before && before.outputs !== outputs) return refusedAt(line, texts.rowTwice(before.line));
      given.set(row, { line, outputs });
    }
  }
  return Array.from({ length: width - inputs }, (_, output) =>
    Array.from({ length: 2 ** inputs }, (_none, row) => given.get(row)?.outputs[output] ?? "X").join(""),
  );
}
