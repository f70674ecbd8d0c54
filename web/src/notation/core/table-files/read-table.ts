// Reads the files of several outputs that other tools write: PLA, BLIF, and tables of cells (CSV and text). The kind is told by the text. Pure.

import { generatorFiles as texts } from "#messages/generator.ts";
import { readBlif } from "./read-blif.ts";
import { readCsv } from "./read-csv.ts";
import { readPla } from "./read-pla.ts";
import { refusedAt, rowsMax, type ReadTable } from "./table-file.ts";

/** @param inputs how many first columns of a table of cells are inputs; null for a guess */
export function readTable(text: string, inputs: number | null = null): ReadTable {
  if (text.trim() === "") return refusedAt(null, texts.empty);
  if (linesOf(text) > rowsMax) return refusedAt(null, texts.tooLong(rowsMax));
  if (/^\s*\.(?:model|inputs|outputs|names)\b/m.test(text)) return readBlif(text);
  if (/^\s*\.i\s+\d/m.test(text)) return readPla(text);
  return readCsv(text, inputs);
}

function linesOf(text: string): number {
  let lines = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
