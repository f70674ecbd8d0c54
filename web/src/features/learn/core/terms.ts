// The terms that the lessons define, in the order in which they are met. A term is defined once, by `Define` in the
// section named here; before that no lesson uses it, and in each other lesson its first use links to the definition
// (tests walk the drawn lessons). Pure.

import type { LessonId } from "./catalogue.ts";

export interface TermEntry {
  /** The term itself, in the singular. */
  readonly term: string;
  /** Other spellings that count as its use, such as the plural. */
  readonly forms?: readonly string[];
  readonly lesson: LessonId;
  /** The id of the section. */
  readonly section: string;
}

export const terms = [
  { term: "Boolean variable", forms: ["Boolean variables"], lesson: "01", section: "two-values" },
] as const satisfies readonly TermEntry[];

export type TermName = (typeof terms)[number]["term"];
