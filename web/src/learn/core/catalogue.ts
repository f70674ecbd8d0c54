// The lessons by module (specification, section 3). Pure.

import { lessonFacts } from "./generated/lessons.ts";
import { lessonTexts } from "#messages/lessons.ts";
import { specifiedLessons } from "#messages/specified.ts";

/** In their order; after the specified ones comes one of our own, on the tool that has no lesson among them. */
export const lessonIds = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"] as const;
export type LessonId = (typeof lessonIds)[number];

/** What the list says of a lesson: the reader presses something that is not a question, or is led step by step. */
export type LessonBadge = "interactive" | "tutorial";

/** A lesson as the list shows it; its content is a separate part (`lessons/`). */
export interface LessonEntry {
  readonly id: LessonId;
  readonly title: string;
  readonly badge: LessonBadge | null;
  /** Whether it is still to be written: no folder has it. */
  readonly isUpcoming: boolean;
}

export interface LessonModule {
  readonly id: "01" | "02" | "03" | "04";
  readonly title: string;
  readonly lessons: readonly LessonEntry[];
}

const { titles } = specifiedLessons;
const { ownTitles } = lessonTexts;

/** What the folders of the lessons say; a lesson without a folder is missing. */
const facts: Readonly<Partial<Record<LessonId, LessonFacts>>> = lessonFacts;

interface LessonFacts {
  /** Their ids, with spaces between them. */
  readonly sections: string;
  readonly badge?: LessonBadge;
}

const entry = (id: LessonId): LessonEntry => ({
  id,
  title: { ...titles, ...ownTitles }[id],
  badge: facts[id]?.badge ?? null,
  isUpcoming: !facts[id],
});

export const lessonModules: readonly LessonModule[] = [
  { id: "01", title: specifiedLessons.modules.fundamentals, lessons: lessonIds.slice(0, 4).map(entry) },
  { id: "02", title: specifiedLessons.modules.functions, lessons: lessonIds.slice(4, 8).map(entry) },
  { id: "03", title: specifiedLessons.modules.theorems, lessons: lessonIds.slice(8, 10).map(entry) },
  { id: "04", title: lessonTexts.numbersModule, lessons: lessonIds.slice(10).map(entry) },
];

export const lessonEntries: readonly LessonEntry[] = lessonModules.flatMap(({ lessons }) => lessons);

/** Undefined for an id that no lesson has. */
export function lessonEntry(id: string): LessonEntry | undefined {
  return lessonEntries.find((lesson) => lesson.id === id);
}

/** The ids of a lesson's sections, in their order; none for a lesson that is still to be written. */
export function sectionsOf(lesson: LessonId): readonly string[] {
  return facts[lesson]?.sections.split(" ") ?? [];
}
