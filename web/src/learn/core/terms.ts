// The terms that the lessons define, in the order in which they are met. A term is defined once, by `Define`; before that no
// lesson uses it, and in each other lesson its first use links to the definition (tests walk the drawn lessons). Pure.

import type { LessonId } from "./catalogue.ts";
import { definedTerms } from "./generated/terms.ts";

export interface TermEntry {
  /** The term itself, in the singular. */
  readonly term: string;
  readonly lesson: LessonId;
  /** The id of the section. */
  readonly section: string;
}

export const terms: readonly TermEntry[] = definedTerms.flatMap(([lesson, section, ...defined]) =>
  defined.map((term) => ({ term, lesson, section })),
);
