// The sections and tasks that a reader has read and solved, by lesson. Pure. The storage may contain any text under the
// key, so reading it never fails: invalid entries are left out.

import { lessonIds, type LessonId } from "./catalogue.ts";

/** Ids without repeats, in the order in which they came. */
export interface LessonProgress {
  /** Sections. */
  readonly read: readonly string[];
  /** Questions and tasks. */
  readonly solved: readonly string[];
}

/** Lessons in which nothing is read or solved are missing. */
export type Progress = Readonly<Partial<Record<LessonId, LessonProgress>>>;

export const noProgress: Progress = {};

/** The practice has millions of tasks. Beyond this number the oldest ids are deleted. */
export const idsMax = 500;
const idLengthMax = 80;

const nothing: LessonProgress = { read: [], solved: [] };

export function progressOf(progress: Progress, lesson: LessonId): LessonProgress {
  return progress[lesson] ?? nothing;
}

/** Returns the same object if the section is already read. */
export function withRead(progress: Progress, lesson: LessonId, section: string): Progress {
  return merged(progress, { [lesson]: { read: [section], solved: [] } });
}

/** Returns the same object if the task is already solved. */
export function withSolved(progress: Progress, lesson: LessonId, task: string): Progress {
  return merged(progress, { [lesson]: { read: [], solved: [task] } });
}

/** The union of both; the same object as `one` if the other adds nothing. */
export function merged(one: Progress, other: Progress): Progress {
  let all = one;
  for (const lesson of lessonIds) {
    const ours = progressOf(one, lesson);
    const theirs = progressOf(other, lesson);
    const read = union(ours.read, theirs.read);
    const solved = union(ours.solved, theirs.solved);
    if (read !== ours.read || solved !== ours.solved) all = { ...all, [lesson]: { read, solved } };
  }
  return all;
}

function union(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  const known = new Set(ours);
  const more = theirs.filter((id) => !known.has(id));
  return more.length === 0 ? ours : [...ours, ...more].slice(-idsMax);
}

export function writeProgress(progress: Progress): string {
  return JSON.stringify(progress);
}

export function parseProgress(text: string | null): Progress {
  const stored = recordIn(text);
  return lessonIds.reduce((progress, lesson) => {
    const of = stored[lesson];
    if (!isRecord(of)) return progress;
    return merged(progress, { [lesson]: { read: idsIn(of["read"]), solved: idsIn(of["solved"]) } });
  }, noProgress);
}

/** The record in a JSON text; empty for any other text. */
export function recordIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isId))].slice(-idsMax) : [];
}

function isId(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= idLengthMax;
}
