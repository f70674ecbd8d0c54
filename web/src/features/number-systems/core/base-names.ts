// The names of the bases, from the Latin and Greek series.

import { specifiedNumbers } from "#messages/specified.ts";

const names: readonly string[] = [
  specifiedNumbers.binary,
  specifiedNumbers.ternary,
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
  specifiedNumbers.tetratrigesimal,
  "Pentatrigesimal",
  "Hexatrigesimal",
];

/** The name of a base from 2 to 36; empty for any other number. */
export function baseName(base: number): string {
  return names[base - 2] ?? "";
}

const short: ReadonlyMap<number, string> = new Map([
  [2, specifiedNumbers.bin],
  [8, specifiedNumbers.oct],
  [10, specifiedNumbers.dec],
  [16, specifiedNumbers.hex],
]);

/** BIN, OCT, DEC or HEX; null for a custom base. */
export function shortName(base: number): string | null {
  return short.get(base) ?? null;
}
