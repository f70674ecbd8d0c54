// The stored text of one circuit: its file and two more fields that a reload needs. Pure.

import { readValue, parseJson } from "#circuit/core/file/read.ts";
import { isFields, refused } from "#circuit/core/file/reading.ts";
import type { ReadError, Saved } from "#circuit/core/file/saved.ts";
import { writeCircuit } from "#circuit/core/file/write.ts";
import type { State } from "#circuit/core/model/circuit.ts";
import type { Result } from "#circuit/core/model/command.ts";

/** The id of a circuit in the browser's storage; random, and never shown. */
export type CircuitId = string;

export interface CircuitRecord {
  readonly saved: Saved;
  /** In ms since 1970. */
  readonly changedAt: number;
  /** The next ids, stored so that no id is used again after a reload. */
  readonly nextIds: State["nextIds"];
}

/** A stored text and what was read of it. */
export interface Stored {
  readonly id: CircuitId;
  readonly text: string;
  readonly read: Result<CircuitRecord, ReadError>;
}

/** The text of the circuit's file with two more fields; it can still be read as a file. */
export function writeRecord({ saved, changedAt, nextIds }: CircuitRecord): string {
  const more = JSON.stringify({ changedAt, nextIds });
  return `${more.slice(0, -1)},${writeCircuit(saved).slice(1)}`;
}

/** A record without its two own fields is still a circuit, and counts as changed long ago. */
export function readRecord(text: string): Result<CircuitRecord, ReadError> {
  const value = parseJson(text);
  if (value === undefined) return refused("not_json", "");
  const saved = readValue(value);
  if (!saved.ok) return saved;
  const { changedAt, nextIds } = isFields(value) ? value : {};
  const ids = isFields(nextIds) ? nextIds : {};
  return {
    ok: true,
    value: {
      saved: saved.value,
      changedAt: wholeOr(changedAt, 0),
      nextIds: { part: wholeOr(ids["part"], 1), wire: wholeOr(ids["wire"], 1) },
    },
  };
}

function wholeOr(value: unknown, otherwise: number): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
}
