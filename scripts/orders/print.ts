// Rows as a table, or one row as a list of its fields, for a terminal; rows as CSV for a file.

import { formatAmount } from "#contract/money.ts";
import type { Row } from "../d1.ts";

/** Aligned columns under the names of the first row's columns; `none` if there are no rows. */
export function tableOf(rows: readonly Row[], none: string): string {
  const [first, ...others] = rows.map((row) => Object.entries(row).map(cellOf));
  if (!first) return none;
  const texts = [first, ...others].map((cells) => cells.map(({ text }) => text));
  return aligned([first.map(({ title }) => title), ...texts]);
}

/** A line for each field. */
export function fieldsOf(row: Row): string {
  return aligned(
    Object.entries(row)
      .map(cellOf)
      .map(({ title, text }) => [title, text]),
  );
}

/** RFC 4180, with a line of names; empty if there are no rows. */
export function csvOf(rows: readonly Row[]): string {
  const [first, ...others] = rows.map((row) => Object.entries(row).map(cellOf));
  if (!first) return "";
  const lines = [
    first.map(({ title }) => title),
    ...[first, ...others].map((cells) => cells.map(({ text }) => text)),
  ];
  return lines.map((line) => `${line.map(csvField).join(",")}\r\n`).join("");
}

function csvField(text: string): string {
  // A spreadsheet takes a field that begins so for a formula.
  const plainText = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",]/.test(plainText) ? `"${plainText.replaceAll('"', '""')}"` : plainText;
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Times in UTC, cents as amounts. */
function cellOf([name, value]: readonly [name: string, value: string | number | null]) {
  if (/(?:^|_)at_ms$/.test(name)) {
    const text = typeof value === "number" ? `${new Date(value).toISOString().slice(0, 19)}Z` : "";
    return { title: name.replace(/_?at_ms$/, "") || "at", text };
  }
  if (name === "amount_cents" && typeof value === "number")
    return { title: "amount", text: formatAmount(value) };
  return { title: name, text: plain(String(value ?? "")) };
}

/** Replaces control characters, which a terminal would obey: some of these texts are not covered by a signature. */
function plain(text: string): string {
  return text.replaceAll(/\p{C}/gu, "·");
}
