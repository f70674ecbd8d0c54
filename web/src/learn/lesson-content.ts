// The content of a lesson: its sections in order. Each lesson's folder exports one value of this type as `lesson` and
// is a separately loaded part of the page. `npm run lessons` writes what the list needs of it to `core/generated`.

import type { ComponentType } from "react";
import type { PracticeProps } from "./practice/practice-frame.tsx";
import type { LessonBadge, LessonId } from "./core/catalogue.ts";

export interface LessonSection {
  /** The anchor (`/learn/lesson/03?section=absorptive`): small letters and hyphens, unique in its lesson. */
  readonly id: string;
  readonly title: string;
  /** The section without its heading, which the lesson page draws. */
  readonly Body: ComponentType;
}

export interface LessonContent {
  readonly id: LessonId;
  /** One sentence for the list. */
  readonly description: string;
  readonly badge?: LessonBadge;
  readonly sections: readonly LessonSection[];
  /** The tasks of its last section; the review gives them a task. */
  readonly practice?: ComponentType<PracticeProps>;
}
