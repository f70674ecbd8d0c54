// Finds the terms of the lessons in a text: whole words, all forms, in any case; a term in capitals only in capitals,
// since "and" is no AND.

import { drawnSections } from "./drawn-lessons.ts";
import { elementsIn } from "../markup.ts";
import { terms, type TermEntry } from "#learn/core/terms.ts";

export interface Use {
  readonly entry: TermEntry;
  readonly at: number;
  readonly words: string;
}

const entries: readonly TermEntry[] = terms;

/** Other spellings of a term, such as its plural, as its definition says. */
export const otherForms: ReadonlyMap<string, string> = new Map(
  drawnSections.flatMap(({ nodes }) =>
    elementsIn(nodes).flatMap(({ attributes: { "data-term": term, "data-forms": form } }) =>
      term !== undefined && form !== undefined ? [[term, form] as const] : [],
    ),
  ),
);

const forms = entries
  .flatMap((entry) => [entry.term, otherForms.get(entry.term) ?? []].flat().map((form) => ({ entry, form })))
  .toSorted((one, other) => other.form.length - one.form.length);

/** Of two terms that begin at the same word the longer one counts: a truth table is no table. */
export function usesIn(text: string): readonly Use[] {
  const pattern = forms.map(({ form }) => form.replaceAll(" ", "\\s+")).join("|");
  return [...text.matchAll(new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, "gi"))].flatMap((found) => {
    const [words] = found;
    const written = words.replaceAll(/\s+/g, " ");
    const known = forms.find(({ form }) =>
      isInCapitals(form) ? form === written : form.toLowerCase() === written.toLowerCase(),
    );
    return known ? [{ entry: known.entry, at: found.index, words: written }] : [];
  });
}

function isInCapitals(form: string): boolean {
  return form === form.toUpperCase();
}
