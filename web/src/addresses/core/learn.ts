// The addresses of a lesson: #/learn/lesson/03?section=absorptive opens a section, and
// #/learn/lesson/03?task=simplify&level=2&seed=17 to a practice task; with &by=lines to one that is solved line by line. Pure.

import { readQuery, writeQuery } from "./query.ts";

/** The kinds of practice tasks. */
export const taskKinds = [
  "simplify",
  "table",
  "byhand",
  "canonical",
  "circuit",
  "gates",
  "binary",
  "consensus",
  "demorgan",
] as const;
export type TaskKind = (typeof taskKinds)[number];

export const taskLevels = [1, 2, 3] as const;
export type TaskLevel = (typeof taskLevels)[number];

/** Identifies a task, which is the same for every user. */
export interface TaskAddress {
  readonly kind: TaskKind;
  readonly level: TaskLevel;
  /** From 1 to `taskSeedMax`. */
  readonly seed: number;
}

export const taskSeedMax = 999_999;

export interface LessonTarget {
  readonly section?: string;
  readonly task?: TaskAddress;
  /** Whether the task is to be solved line by line. */
  readonly byLines?: true;
}

/** The address of a lesson, of one of its sections or of a task in it. */
export function lessonAddress(
  lessonId: string,
  { section, task, byLines }: LessonTarget = {},
): `/learn/lesson/${string}` {
  const query = new URLSearchParams();
  if (section !== undefined) query.append("section", section);
  if (task) {
    query.append("task", task.kind);
    query.append("level", String(task.level));
    query.append("seed", String(task.seed));
  }
  if (byLines) query.append("by", "lines");
  const search = writeQuery(query);
  return `/learn/lesson/${lessonId}${search === "" ? "" : `?${search}`}`;
}

/** The target in a lesson's query; unknown values are left out. */
export function lessonTargetIn(search: string): LessonTarget {
  const query = readQuery(search);
  const section = query.get("section");
  const kind = taskKinds.find((known) => known === query.get("task"));
  const level = taskLevels.find((known) => String(known) === query.get("level"));
  const seed = Number(query.get("seed"));
  const isSeed = Number.isInteger(seed) && seed >= 1 && seed <= taskSeedMax;
  return {
    ...(section !== null && { section }),
    ...(kind && level && isSeed && { task: { kind, level, seed } }),
    ...(query.get("by") === "lines" && { byLines: true }),
  };
}
