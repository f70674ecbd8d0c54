// Writes a table's text to a file, or as one text for the clipboard. Writing a file pauses between parts, so that the
// page responds meanwhile.

import { saveFile } from "#lib/save-file.ts";
import {
  formats,
  writeTable,
  writtenChars,
  type Heading,
  type TableFormat,
} from "#table/core/write-table.ts";
import type { Table } from "#table/core/table.ts";

/** A longer text is not copied to the clipboard. */
const copiedCharsMax = 2_000_000;

/** About the longest time that one turn of writing may block the page. */
const turnMs = 12;

export function fileName(format: TableFormat): string {
  return `truth-table.${formats[format].extension}`;
}

/** The whole text; null if it is too long for the clipboard. */
export function textToCopy(table: Table, headings: readonly Heading[], format: TableFormat): string | null {
  if (writtenChars(table, format) > copiedCharsMax) return null;
  return [...writeTable(table, headings, format)].join("");
}

export async function saveTable(
  table: Table,
  headings: readonly Heading[],
  format: TableFormat,
): Promise<void> {
  const parts: string[] = [];
  let turnEnd = performance.now() + turnMs;
  for (const part of writeTable(table, headings, format)) {
    parts.push(part);
    if (performance.now() < turnEnd) continue;
    await new Promise((resolve) => window.setTimeout(resolve));
    turnEnd = performance.now() + turnMs;
  }
  saveFile(new Blob(parts, { type: formats[format].mime }), fileName(format));
}
