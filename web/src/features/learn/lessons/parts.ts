// The lessons that can be read, each a separate part with its sections and its contents.

import type { ComponentType } from "react";
import { pagePart } from "#lib/page-part.ts";
import type { Part } from "#lib/part.ts";
import type { LessonId } from "../core/catalogue.ts";
import type { LessonContent } from "../lesson-content.ts";
import { viewOf, type LessonPartProps } from "../lesson-part.tsx";

type LessonPart = Part<ComponentType<LessonPartProps>>;

function lessonPart(fetchModule: () => Promise<{ readonly lesson: LessonContent }>): LessonPart {
  return pagePart(async () => viewOf((await fetchModule()).lesson));
}

/** A lesson to come has none. */
export const lessonParts: Readonly<Partial<Record<LessonId, LessonPart>>> = {
  "01": lessonPart(() => import("./01/lesson.tsx")),
  "02": lessonPart(() => import("./02/lesson.tsx")),
  "03": lessonPart(() => import("./03/lesson.tsx")),
  "04": lessonPart(() => import("./04/lesson.tsx")),
};
