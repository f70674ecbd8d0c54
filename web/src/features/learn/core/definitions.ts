// Where a term is defined: the address that a link leads to and the id of the `<dfn>`. Pure.

import { lessonAddress } from "#addresses/core/learn.ts";
import { terms, type TermEntry } from "./terms.ts";

const entries: readonly TermEntry[] = terms;

/** Of a term or of one of its forms; throws for a term that no lesson defines, which a test finds. */
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
