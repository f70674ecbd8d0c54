// One circuit as the browser keeps it: its file with what a reload needs besides. Pure.

import { readValue, parseJson } from "#circuit/core/file/read.ts";
import { isFields, refused } from "#circuit/core/file/reading.ts";
import type { ReadError, Saved } from "#circuit/core/file/saved.ts";
import { writeCircuit } from "#circuit/core/file/write.ts";
import type { State } from "#circuit/core/model/circuit.ts";
import type { Result } from "#circuit/core/model/command.ts";

export interface CircuitRecord {
  readonly saved: Saved;
  /** In ms since 1970. */
  readonly changedAt: number;
  /** So that no id is used again after a reload. */
  readonly nextIds: State["nextIds"];
}

/** The fields of a file, which reads as one, and two more. */
export function writeRecord({ saved, changedAt, nextIds }: CircuitRecord): string {
  const more = JSON.stringify({ changedAt, nextIds });
  return `${more.slice(0, -1)},${writeCircuit(saved).slice(1)}`;
}

/** Without its own two fields a record is still a circuit: it counts as changed long ago. */
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
