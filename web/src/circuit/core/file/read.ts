// Reads a circuit from the text of a file. Pure; nothing throws, whatever the text. A refusal names its reason and its
// path in the JSON.

import type { Result } from "../model/command.ts";
import { readFields } from "./read-fields.ts";
import { isFields, refused, type Fields } from "./reading.ts";
import type { ReadError, Saved } from "./saved.ts";
import { circuitFormat } from "./write.ts";

/** In UTF-16 units; the largest circuit needs less. */
export const fileTextMax = 2_000_000;

/** The reader of each format, by the value of the field `format`. */
const readers: ReadonlyMap<unknown, (fields: Fields) => Result<Saved, ReadError>> = new Map([
  [circuitFormat, readFields],
]);

export function readCircuit(text: string): Result<Saved, ReadError> {
  if (text.length > fileTextMax) return refused("too_large", "");
  const value = parseJson(text);
  return value === undefined ? refused("not_json", "") : readValue(value);
}

/** Reads a circuit from parsed JSON. */
export function readValue(value: unknown): Result<Saved, ReadError> {
  if (!isFields(value)) return refused("not_a_circuit", "");
  const read = readers.get(value["format"]);
  return read ? read(value) : refused("not_a_circuit", "format");
}

/** Undefined, which JSON cannot express, if the text is not JSON. Skips the byte order mark that some editors write. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}
