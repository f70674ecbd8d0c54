// The terms that the lessons define, in the order in which they are met. A term is defined once, by `Define`; before that no
// lesson uses it, and in each other lesson its first use links to the definition (tests walk the drawn lessons). Pure.

import type { LessonId } from "./catalogue.ts";
import { terms } from "./generated/terms.ts";

export { terms };

export interface TermEntry {
  /** The term itself, in the singular. */
  readonly term: string;
  /** Other spellings that count as its use, such as the plural. */
  readonly forms?: readonly string[];
  readonly lesson: LessonId;
  /** The id of the section. */
  readonly section: string;
}

export type TermName = (typeof terms)[number]["term"];
