// The ids under which a lesson keeps that tasks were solved: the id of a level begins those of its tasks. Pure.

import type { TaskAddress, TaskKind, TaskLevel } from "#addresses/core/learn.ts";

/** A level of a practice. */
export type PracticeLevel = Pick<TaskAddress, "kind" | "level">;
export type LevelId = `${TaskKind}-${TaskLevel}`;

export function levelId({ kind, level }: PracticeLevel): LevelId {
  return `${kind}-${level}`;
}

export function taskId(address: TaskAddress): `${LevelId}-${number}` {
  return `${levelId(address)}-${address.seed}`;
}
