// The definition of a term: the address for a link, and the id of the `<dfn>`. Pure.

import { lessonAddress } from "#addresses/core/learn.ts";
import { terms, type TermEntry } from "./terms.ts";

const entries: readonly TermEntry[] = terms;

/** The entry of a term or of one of its forms. Throws for a term that no lesson defines; a test would find it. */
export function termEntry(term: string): TermEntry {
  const entry = entries.find((known) => known.term === term || known.forms?.includes(term));
  if (!entry) throw new Error(`No lesson defines "${term}".`);
  return entry;
}

export function definitionAddress({ lesson, section }: TermEntry): string {
  return lessonAddress(lesson, { section });
}

export function definitionId({ term }: TermEntry): string {
  return `term-${term.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
}
