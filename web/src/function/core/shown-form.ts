// The shown form: the canonical form with its lists of rows, the minimal forms or the reason why there is none, and
// the announcement. Pure.

import type { SopPosForm } from "#addresses/core/sop-pos-setup.ts";
import { budgets } from "#contract/budgets.ts";
import type { FormsAnswer, MinimalForm } from "#contract/generated/logic-types.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { cubesAt, rowCubes } from "#answer/core/cubes.ts";
import { treeOf, type Form } from "#answer/core/form.ts";
import type { RowsRequest } from "#answer/hazards/core/hazard.ts";
import type { RowList } from "#notation/core/row-list.ts";
import { toSpoken } from "#notation/core/written.ts";
import { betterOf, isBetter } from "#answer/search-on/core/form-facts.ts";
import { formTexts } from "#messages/forms.ts";

/** The function and the form that the engine was asked for. */
export interface Selection {
  readonly form: SopPosForm;
  /** The variables' names; the first is the most significant bit of a row's number. */
  readonly names: readonly string[];
  /** The rows in which the function is 1, ascending. */
  readonly rows: readonly number[];
  /** The don't-care rows, ascending. */
  readonly dontCares: readonly number[];
}

/** The function by its rows, with the page's whole budget. */
export function rowsRequest({ names, rows, dontCares }: Selection): RowsRequest {
  return { vars: [...names], rows: [...rows], dontCares: [...dontCares], ...budgets.page };
}

export interface ShownForm {
  readonly canonical: Form;
  /** The min terms or max terms that the canonical form spells out; null if there are none. */
  readonly rowList: RowList | null;
  /** The don't-cares next to that list; null if there are none. */
  readonly freeRows: RowList | null;
  /** Null if it needs more prime implicants than the page's budget allows. */
  readonly minimal: Minimal | null;
  /** The minimal form and the equally small ones that the engine lists. */
  readonly minima: readonly Minimal[];
  /** The number of equally small forms; 1 if they were not counted. */
  readonly minimaCount: number;
  /** Packed (see `AnswerValues`); null if the engine gives none. */
  readonly primes: Uint8Array | null;
}

export type Minimal = MinimalForm & Form;

/**
 * The canonical form is always spelled out, because the tool's largest table has no more rows than the engine spells
 * out.
 */
export function shownForm({ form, names, rows, dontCares }: Selection, answer: FormsAnswer): ShownForm {
  const { canonical, minimal, minima, others, primes = null } = answer;
  const isSum = form === "sop";
  const listed = isSum ? rows : rowsWithout([...rows, ...dontCares], 2 ** names.length);
  const best = minimal ? { kind: form, names, ...minimal } : null;
  const further = best && minima && others ? othersOf(best, minima.others, others) : [];
  return {
    canonical: { kind: form, text: canonical, names, cubes: rowCubes(listed, names.length) },
    rowList: listed.length === 0 ? null : { kind: isSum ? "minTerms" : "maxTerms", rows: listed },
    freeRows: dontCares.length === 0 ? null : { kind: isSum ? "dontCares" : "freeMaxTerms", rows: dontCares },
    minimal: best,
    minima: best ? [best, ...further] : [],
    minimaCount: minima?.count ?? 1,
    primes,
  };
}

/** The other minimal forms; `cubes` holds their cubes form after form. */
function othersOf(best: Minimal, texts: readonly string[], cubes: Uint8Array<ArrayBuffer>): Minimal[] {
  return texts.map((text, at) => ({ ...best, text, cubes: cubesAt(cubes, at, best.terms) }));
}

/** The rows of a table that are not among `rows`, ascending. */
function rowsWithout(rows: readonly number[], count: number): number[] {
  const selected = new Set(rows);
  return Array.from({ length: count }, (_, row) => row).filter((row) => !selected.has(row));
}

/** The sentence for a minimal form that was left out. */
export const tooComplex = sentenceFor("too_complex", budgets.page);

/** Longest expression that is read aloud when it changes; of a longer expression only the size is. */
const spokenCharsMax = 200;

/** Whether a call with the whole budget cannot give a better minimal form: the form is proved, or it was left out. */
export function isFinal({ minimal }: FormsAnswer): boolean {
  return minimal?.proven ?? true;
}

/** The better answer of the two calls; its form is never longer than the first. */
export function betterAnswer(first: FormsAnswer, whole: FormsAnswer): FormsAnswer {
  if (!first.minimal || !whole.minimal) return whole;
  const minimal = betterOf(first.minimal, whole.minimal);
  return { ...(isBetter(whole.minimal, first.minimal) ? whole : first), minimal };
}

/** "2 terms, 4 literals", "2 clauses, 4 literals". */
export function sizeOf({ terms, literals }: MinimalForm, form: SopPosForm): string {
  return `${form === "sop" ? formTexts.terms(terms) : formTexts.clauses(terms)}, ${formTexts.literals(literals)}`;
}

/** The sentence for the live region. */
export function spokenForm({ canonical: { kind }, minimal }: ShownForm): string {
  const spoken = minimal ? spokenMinimal(minimal) : tooComplex;
  return `${formTexts.minimalForm[kind]}: ${spoken}`;
}

function spokenMinimal(minimal: MinimalForm & Form): string {
  return minimal.text.length > spokenCharsMax ? sizeOf(minimal, minimal.kind) : toSpoken(treeOf(minimal));
}
