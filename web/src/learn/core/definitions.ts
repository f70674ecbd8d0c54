// The definition of a term: the address for a link, and the id of the `<dfn>`. Pure.

import { lessonAddress } from "#addresses/core/learn.ts";
import { terms, type TermEntry } from "./terms.ts";

const entries: readonly TermEntry[] = terms;

/** The entry of a term or of one of its forms; undefined for a term that no lesson defines. */
export function knownTerm(term: string): TermEntry | undefined {
  return entries.find((known) => known.term === term || known.forms?.includes(term));
}

export function definitionAddress({ lesson, section }: TermEntry): string {
  return lessonAddress(lesson, { section });
}

export function definitionId(term: string): string {
  return `term-${term.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
}
