// The content of a lesson: its sections in order. Each lesson's folder exports one value of this type as `lesson` and
// is a separately loaded part of the page.

import type { ComponentType } from "react";
import type { LessonId } from "./core/catalogue.ts";

export interface LessonSection {
  /** The anchor (`/learn/lesson/03?section=absorptive`): small letters and hyphens, unique in its lesson. */
  readonly id: string;
  readonly title: string;
  /** The section without its heading, which the lesson page draws. */
  readonly Body: ComponentType;
}

export interface LessonContent {
  readonly id: LessonId;
  readonly sections: readonly LessonSection[];
}
