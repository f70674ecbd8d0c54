// The lessons that can be read, each a separate part of the page with its sections and its contents: the folders of
// lessons that have a lesson.tsx.

import type { ComponentType } from "react";
import { lessonIds, type LessonId } from "#learn/core/catalogue.ts";
import type { LessonContent } from "#learn/lesson-content.ts";
import { pagePart } from "#lib/page-part.ts";
import type { Part } from "#lib/part.ts";
import { viewOf, type LessonPartProps } from "./lesson-part.tsx";

type LessonPart = Part<ComponentType<LessonPartProps>>;

const folders = import.meta.glob<{ readonly lesson: LessonContent }>("../../lessons/*/lesson.tsx");

/** A lesson to come has none. */
export const lessonParts: Readonly<Partial<Record<LessonId, LessonPart>>> = Object.fromEntries(
  lessonIds.flatMap((id) => {
    const fetchModule = folders[`../../lessons/${id}/lesson.tsx`];
    return fetchModule ? [[id, pagePart(async () => viewOf((await fetchModule()).lesson))]] : [];
  }),
);
