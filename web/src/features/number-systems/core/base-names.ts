// The names of the bases, from the Latin and Greek series.

import { specified } from "#messages/specified.ts";

const names: readonly string[] = [
  specified.binary,
  specified.ternary,
  "Quaternary",
  "Quinary",
  "Senary",
  "Septenary",
  "Octal",
  "Nonary",
  "Decimal",
  "Undecimal",
  "Duodecimal",
  "Tridecimal",
  "Tetradecimal",
  "Pentadecimal",
  "Hexadecimal",
  "Heptadecimal",
  "Octodecimal",
  "Enneadecimal",
  "Vigesimal",
  "Unvigesimal",
  "Duovigesimal",
  "Trivigesimal",
  "Tetravigesimal",
  "Pentavigesimal",
  "Hexavigesimal",
  "Heptavigesimal",
  "Octovigesimal",
  "Enneavigesimal",
  "Trigesimal",
  "Untrigesimal",
  "Duotrigesimal",
  "Tritrigesimal",
  specified.tetratrigesimal,
  "Pentatrigesimal",
  "Hexatrigesimal",
];

/** The name of a base from 2 to 36; empty for any other number. */
export function baseName(base: number): string {
  return names[base - 2] ?? "";
}

const short: ReadonlyMap<number, string> = new Map([
  [2, specified.bin],
  [8, specified.oct],
  [10, specified.dec],
  [16, specified.hex],
]);

/** BIN, OCT, DEC or HEX; null for a custom base. */
export function shortName(base: number): string | null {
  return short.get(base) ?? null;
}
