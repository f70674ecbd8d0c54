// The lessons that can be read, each fetched when it is opened: the folders of lessons that have a lesson.tsx.

import { lessonIds, type LessonId } from "#learn/core/catalogue.ts";
import type { LessonContent } from "#learn/lesson-content.ts";
import type { LazyModule } from "#lib/lazy-module.ts";
import { lazy } from "#lib/lazy.ts";

type LessonFile = { readonly lesson: LessonContent };

const files = import.meta.glob<LessonFile>("../../lessons/*/lesson.tsx");

/** A lesson to come has none. */
export const writtenLessons: Readonly<Partial<Record<LessonId, LazyModule<LessonFile>>>> = Object.fromEntries(
  lessonIds.flatMap((id) => {
    const fetchModule = files[`../../lessons/${id}/lesson.tsx`];
    return fetchModule ? [[id, lazy(fetchModule)]] : [];
  }),
);
