// How far a lesson is read, and where to go on, for the list, which counts sections without fetching the lessons. Pure.

import { progressOf, type Progress } from "./progress.ts";
import { sectionsOf, type LessonId } from "./catalogue.ts";

export interface ReadCount {
  readonly read: number;
  readonly all: number;
}

/** Sections that the lesson no longer has do not count. */
export function readCount(progress: Progress, lesson: LessonId): ReadCount {
  const ids = sectionsOf(lesson);
  const { read } = progressOf(progress, lesson);
  return { read: ids.filter((id) => read.includes(id)).length, all: ids.length };
}

/** The first unread section of a lesson that is partly read; null if no section is read, or if all are. */
export function sectionToContinue(progress: Progress, lesson: LessonId): string | null {
  const { read, all } = readCount(progress, lesson);
  if (read === 0 || read === all) return null;
  const known = progressOf(progress, lesson).read;
  return sectionsOf(lesson).find((id) => !known.includes(id)) ?? null;
}

/** The section with the practice: the last one of each lesson. */
export function practiceSection(lesson: LessonId): string {
  return sectionsOf(lesson).at(-1) ?? "";
}
