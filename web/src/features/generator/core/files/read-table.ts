// Reads the files of several outputs that other tools write: PLA, BLIF and CSV. The kind is told by the text. Pure.

import { generatorFiles as texts } from "#messages/generator-files.ts";
import { readBlif } from "./read-blif.ts";
import { readCsv } from "./read-csv.ts";
import { readPla } from "./read-pla.ts";
import { refusedAt, type ReadTable } from "./table-file.ts";

/** A longer text is not read. */
export const fileCharsMax = 1_000_000;

export function readTable(text: string): ReadTable {
  if (text.length > fileCharsMax) return refusedAt(null, texts.tooLong(fileCharsMax));
  if (text.trim() === "") return refusedAt(null, texts.empty);
  if (/^\s*\.(?:model|inputs|outputs|names)\b/m.test(text)) return readBlif(text);
  if (/^\s*\.i\s+\d/m.test(text)) return readPla(text);
  return readCsv(text);
}
