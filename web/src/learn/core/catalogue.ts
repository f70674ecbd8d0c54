// The lessons by module (specification, section 3). Pure.

import { specifiedLessons } from "#messages/specified-lessons.ts";
import { lessonTexts } from "#messages/lessons.ts";

export const lessonIds = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"] as const;
export type LessonId = (typeof lessonIds)[number];

/** A lesson as the list shows it; its content is a separate part (`lessons/`). */
export interface LessonEntry {
  readonly id: LessonId;
  readonly title: string;
  /** Whether the reader presses something in it that is not a question. */
  readonly isInteractive?: true;
  readonly lessonType?: "tutorial";
  readonly isUpcoming?: true;
}

export interface LessonModule {
  readonly id: "01" | "02" | "03";
  readonly title: string;
  readonly lessons: readonly LessonEntry[];
}

const { titles } = specifiedLessons;
const { upcomingTitles } = lessonTexts;

export const lessonModules: readonly LessonModule[] = [
  {
    id: "01",
    title: specifiedLessons.modules.fundamentals,
    lessons: [
      { id: "01", title: titles["01"] },
      { id: "02", title: titles["02"], isInteractive: true },
      { id: "03", title: titles["03"] },
      { id: "04", title: titles["04"], lessonType: "tutorial" },
    ],
  },
  {
    id: "02",
    title: specifiedLessons.modules.functions,
    lessons: [
      { id: "05", title: upcomingTitles["05"], isUpcoming: true },
      { id: "06", title: upcomingTitles["06"], isUpcoming: true },
      { id: "07", title: upcomingTitles["07"], isUpcoming: true },
      { id: "08", title: upcomingTitles["08"], isUpcoming: true },
    ],
  },
  {
    id: "03",
    title: specifiedLessons.modules.theorems,
    lessons: [
      { id: "09", title: titles["09"], isUpcoming: true },
      { id: "10", title: titles["10"], isUpcoming: true },
    ],
  },
];

export const lessonEntries: readonly LessonEntry[] = lessonModules.flatMap(({ lessons }) => lessons);

/** Undefined for an id that no lesson has. */
export function lessonEntry(id: string): LessonEntry | undefined {
  return lessonEntries.find((lesson) => lesson.id === id);
}
