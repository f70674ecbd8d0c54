// The open circuit as a file, a picture and a link, and files and links as circuits.

import { simulator } from "#messages/simulator.ts";
import { fileTextMax, readCircuit } from "#circuit/core/file/read.ts";
import { refusalText } from "#circuit/core/file/refusal-text.ts";
import { savedOf, type Saved } from "#circuit/core/file/saved.ts";
import { writeCircuit } from "#circuit/core/file/write.ts";
import { saveFile } from "#lib/save-file.ts";
import type { Session } from "./session.ts";

export type Read =
  { readonly ok: true; readonly saved: Saved } | { readonly ok: false; readonly sentence: string };

/** The open circuit with its name. */
export function openCircuit({ board, keeper }: Session): Saved {
  return savedOf(board.getSnapshot().history.present, keeper.getSnapshot().open.name);
}

export function saveJson(session: Session): void {
  const saved = openCircuit(session);
  saveFile(new Blob([writeCircuit(saved)], { type: "application/json" }), fileName(saved.name, "json"));
}

/** The name of a circuit as that of a file: without the characters that some system forbids. */
export function fileName(name: string, extension: string): string {
  const safe = [...name]
    .map((character) => (/[\p{L}\p{N} ()_.,-]/u.test(character) ? character : "-"))
    .join("")
    .trim();
  return `${safe === "" ? "circuit" : safe}.${extension}`;
}

/** A file without a name of its own gives the circuit the name of the file. */
export async function readFile(file: File): Promise<Read> {
  // Before the file is in memory; a text has no more characters than its file has bytes.
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
