// The sections of each lesson that can be read, each lesson a part of its own.

import type { ComponentType } from "react";
import { pagePart } from "#lib/page-part.ts";
import type { Part } from "#lib/part.ts";
import type { LessonId } from "../core/catalogue.ts";
import type { LessonContent } from "../lesson-content.ts";
import { sectionsOf } from "../lesson-sections.tsx";

function lessonPart(fetchModule: () => Promise<{ readonly lesson: LessonContent }>): Part<ComponentType> {
  return pagePart(async () => sectionsOf((await fetchModule()).lesson));
}

/** A lesson to come has none. */
export const lessonParts: Readonly<Partial<Record<LessonId, Part<ComponentType>>>> = {
  "01": lessonPart(() => import("./01/lesson.tsx")),
  "02": lessonPart(() => import("./02/lesson.tsx")),
  "03": lessonPart(() => import("./03/lesson.tsx")),
  "04": lessonPart(() => import("./04/lesson.tsx")),
};
