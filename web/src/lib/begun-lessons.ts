// The lessons that were begun and are not finished, kept in this browser: the lessons write them, Home leads to the last one.

import { readText, removeText, writeText } from "./storage.ts";

const begunLessonsKey = "begunLessons";

export interface BegunLesson {
  /** For example `02`. */
  readonly id: string;
  /** The first section that is not read. */
  readonly section: string;
}

/** The lesson that was open last; null if none is begun. */
export function lastBegunLesson(): BegunLesson | null {
  return parseBegun(readText(begunLessonsKey)).at(-1) ?? null;
}

/**
 * Stores that this lesson was open last. `section` is the first section that is not read, null if no section or every
 * section is read.
 */
export function keepBegunLesson(id: string, section: string | null): void {
  const before = readText(begunLessonsKey);
  const begun = withBegun(parseBegun(before), id, section);
  if (begun.length > 0) writeText(begunLessonsKey, JSON.stringify(begun));
  else if (before !== null) removeText(begunLessonsKey);
}

/** Removes the list; the returned function restores it. */
export function forgetBegunLessons(): () => void {
  const before = readText(begunLessonsKey);
  removeText(begunLessonsKey);
  return () => {
    if (before !== null) writeText(begunLessonsKey, before);
  };
}

export function withBegun(
  before: readonly BegunLesson[],
  id: string,
  section: string | null,
): readonly BegunLesson[] {
  const others = before.filter((lesson) => lesson.id !== id);
  return section === null ? others : [...others, { id, section }];
}

/** Storage may hold any text: entries that are not valid are left out. */
export function parseBegun(text: string | null): readonly BegunLesson[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isBegun) : [];
  } catch {
    return [];
  }
}

function isBegun(value: unknown): value is BegunLesson {
  if (typeof value !== "object" || value === null || !("id" in value) || !("section" in value)) return false;
  const { id, section } = value;
  return typeof id === "string" && /^\d\d$/.test(id) && typeof section === "string";
}
