// The ids of each lesson's sections, so that the list can count them without fetching the lessons; a test compares them
// with the lessons. Pure.

import { progressOf, type Progress } from "./progress.ts";
import type { LessonId } from "./catalogue.ts";

export const sectionIds: Readonly<Partial<Record<LessonId, readonly string[]>>> = {
  "01": [
    "two-values",
    "lamp",
    "alarm",
    "search",
    "and",
    "or",
    "not",
    "but",
    "unless-rule",
    "unless-claim",
    "neither-nor",
    "exactly-one",
    "precedence",
    "brackets",
    "translate",
    "notations",
    "rows",
    "functions",
    "sixteen",
    "questions",
  ],
  "02": [
    "gate",
    "not",
    "and",
    "or",
    "and-or",
    "nand",
    "nor",
    "xor",
    "xnor",
    "one-gate",
    "more-inputs",
    "xor-three",
    "to-gates",
    "from-gates",
    "questions",
  ],
  "03": [
    "what-is-a-law",
    "terms-and-factors",
    "duality",
    "identity",
    "annulment",
    "idempotent",
    "complement",
    "order-and-grouping",
    "not-gate",
    "double-negation",
    "distributive",
    "absorptive",
    "redundancy",
    "de-morgan",
    "consensus",
    "xor",
    "at-a-glance",
    "plan",
    "worked-derivations",
    "no-law",
    "practice",
  ],
  "04": [
    "seven-steps",
    "variables",
    "rows",
    "order",
    "parts",
    "output",
    "min-terms",
    "checking",
    "two-expressions",
    "few-rows",
    "first-zero",
    "halves",
    "practice",
  ],
};

export interface ReadCount {
  readonly read: number;
  readonly all: number;
}

/** Sections that the lesson no longer has do not count. */
export function readCount(progress: Progress, lesson: LessonId): ReadCount {
  const ids = sectionIds[lesson] ?? [];
  const { read } = progressOf(progress, lesson);
  return { read: ids.filter((id) => read.includes(id)).length, all: ids.length };
}

/** The first unread section of a lesson that is partly read; null if no section is read, or if all are. */
export function sectionToContinue(progress: Progress, lesson: LessonId): string | null {
  const { read, all } = readCount(progress, lesson);
  if (read === 0 || read === all) return null;
  const known = progressOf(progress, lesson).read;
  return (sectionIds[lesson] ?? []).find((id) => !known.includes(id)) ?? null;
}

/** The section with the practice: the last one of each lesson. */
export function practiceSection(lesson: LessonId): string {
  return sectionIds[lesson]?.at(-1) ?? "";
}
