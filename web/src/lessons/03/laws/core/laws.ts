// The laws of the lesson in the order in which they are proved: a proof uses only earlier laws of this list. Pure.

import type { LawData } from "#learn/core/data.ts";
import { lawsOfTerms } from "./laws-of-terms.ts";
import { lawsOfValues } from "./laws-of-values.ts";

export const laws: readonly LawData[] = [...lawsOfValues, ...lawsOfTerms];

/** Throws for an id that no law has. */
export function lawOf(id: string): LawData {
  const law = laws.find((known) => known.id === id);
  if (!law) throw new Error(`"${id}" is no law.`);
  return law;
}
