// The component of a lesson's part: it draws the sections, or their list.

import type { ComponentType } from "react";
import type { LessonContent } from "#learn/lesson-content.ts";
import { LessonContents } from "./lesson-contents.tsx";
import { LessonSections } from "./lesson-sections.tsx";

export interface LessonPartProps {
  readonly view: "sections" | "contents";
}

/** The component of a lesson's part. */
export function viewOf(lesson: LessonContent): ComponentType<LessonPartProps> {
  return function LessonPart({ view }: LessonPartProps) {
    return view === "sections" ? <LessonSections lesson={lesson} /> : <LessonContents lesson={lesson} />;
  };
}
