// Keeps the open lesson as the one to continue, while it is begun and not finished.

import { useEffect } from "react";
import { keepBegunLesson } from "#lib/begun-lessons.ts";
import type { LessonId } from "#learn/core/catalogue.ts";
import { sectionToContinue } from "#learn/core/outline.ts";
import { useProgress } from "./progress-store.ts";

export function useBegunLesson(lesson: LessonId): void {
  const section = sectionToContinue(useProgress(), lesson);
  useEffect(() => keepBegunLesson(lesson, section), [lesson, section]);
}
