// The practices of the lessons, each fetched with its lesson. A reader who reviews a level has opened its lesson, so that the
// browser has the lesson's files, also without a network.

import type { ComponentType } from "react";
import { lessonIds, type LessonId } from "#learn/core/catalogue.ts";
import type { LessonContent } from "#learn/lesson-content.ts";
import type { PracticeProps } from "#learn/practice/practice-frame.tsx";
import { pagePart } from "#lib/page-part.ts";
import type { Part } from "#lib/part.ts";

const folders = import.meta.glob<{ readonly lesson: LessonContent }>("../../../lessons/*/lesson.tsx");

/** A lesson without a practice draws nothing. */
const none = () => null;

export const practiceParts: Readonly<Partial<Record<LessonId, Part<ComponentType<PracticeProps>>>>> =
  Object.fromEntries(
    lessonIds.flatMap((id) => {
      const fetchModule = folders[`../../../lessons/${id}/lesson.tsx`];
      return fetchModule ? [[id, pagePart(async () => (await fetchModule()).lesson.practice ?? none)]] : [];
    }),
  );
