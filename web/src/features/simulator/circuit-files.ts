// The open circuit as a file, a picture and a link, and files and links as circuits.

import { simulator } from "#messages/simulator.ts";
import { fileTextMax, readCircuit } from "#circuit/core/file/read.ts";
import { refusalText } from "#circuit/core/file/refusal-text.ts";
import { wholeCircuit } from "#circuit/core/editor/whole.ts";
import { savedOf, type Saved } from "#circuit/core/file/saved.ts";
import { writeCircuit } from "#circuit/core/file/write.ts";
import { saveFile } from "#lib/save-file.ts";
import type { Session } from "./session.ts";

export type Read =
  | { readonly ok: true; readonly saved: Saved }
  | { readonly ok: false; readonly sentence: string };

/** The open circuit with its name; the whole of it, also while a box is open. */
export function openCircuit({ board, keeper }: Session): Saved {
  return savedOf(wholeCircuit(board.getSnapshot()), keeper.getSnapshot().open.name);
}

export function saveJson(session: Session): void {
  const saved = openCircuit(session);
  saveFile(new Blob([writeCircuit(saved)], { type: "application/json" }), fileName(saved.name, "json"));
}

/** A file name from a circuit's name, without characters that some systems forbid. */
export function fileName(name: string, extension: string): string {
  const safe = [...name]
    .map((character) => (/[\p{L}\p{N} ()_.,-]/u.test(character) ? character : "-"))
    .join("")
    .trim();
  return `${safe === "" ? "circuit" : safe}.${extension}`;
}

/** Reads a circuit from a file. If the text has no name, the circuit gets the name of the file. */
export async function readFile(file: File): Promise<Read> {
  // Check the size before reading the file into memory. A text never has more characters than its file has bytes.
  if (file.size > fileTextMax) return { ok: false, sentence: refusalText({ code: "too_large", path: "" }) };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { ok: false, sentence: simulator.fileUnreadable };
  }
  const read = readCircuit(text);
  if (!read.ok) return { ok: false, sentence: refusalText(read.error) };
  const { value } = read;
  return {
    ok: true,
    saved: value.name === "" ? { ...value, name: file.name.replace(/\.json$/i, "") } : value,
  };
}
