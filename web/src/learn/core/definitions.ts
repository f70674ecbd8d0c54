// The definition of a term: the address for a link, and the id of the `<dfn>`. Pure.

import { lessonAddress } from "#addresses/core/learn.ts";
import { terms, type TermEntry } from "./terms.ts";

/** Undefined for a term that no lesson defines. */
export function knownTerm(term: string): TermEntry | undefined {
  return terms.find((known) => known.term === term);
}

export function definitionAddress({ lesson, section }: TermEntry): string {
  return lessonAddress(lesson, { section });
}

export function definitionId(term: string): string {
  return `term-${term.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`;
}
