// What the card shows of a form: the canonical text, its list of rows, the minimal form or why there is none,
// and the spoken text.

import { budgets } from "#contract/budgets.ts";
import { sentenceFor } from "#contract/sentences.ts";
import type { SopPosForm, SopPosPlace } from "#addresses/core/sop-pos-place.ts";
import { fromForm } from "#expression/core/tree.ts";
import { toSpoken } from "#expression/core/words.ts";
import { maxTermList, minTermList } from "#expression/core/printed-text.ts";
import { own } from "#messages/own.ts";
import { unselectedRows } from "./machine.ts";

/** A minimal form as the engine gives it. */
interface MinimalForm {
  readonly text: string;
  readonly terms: number;
  readonly literals: number;
  readonly proven: boolean;
}

interface Forms {
  readonly canonicalSop: string;
  readonly canonicalPos: string;
  /** Left out where it takes more prime implicants than the page's budget has; so is `pos`. */
  readonly sop?: MinimalForm;
  readonly pos?: MinimalForm;
}

/** What stands in the place of a minimal form that was left out. */
export const tooComplex = sentenceFor("too_complex", budgets.page);

/** Longest expression that is read aloud when it changes; past it only its size is. */
const spokenCharsMax = 200;

export function canonicalOf(forms: Forms, form: SopPosForm): string {
  return form === "sop" ? forms.canonicalSop : forms.canonicalPos;
}

/** Whether more work could give no better minimal form: each is proved, or takes more than a longer search is given. */
export function isFinal({ sop, pos }: Forms): boolean {
  return (sop?.proven ?? true) && (pos?.proven ?? true);
}

/** `Σm(…)` of the selected rows, `ΠM(…)` of the others; null where there would be no row in it. */
export function rowListOf(place: SopPosPlace): string | null {
  const rows = place.form === "sop" ? place.rows : unselectedRows(place);
  if (rows.length === 0) return null;
  return place.form === "sop" ? minTermList(rows) : maxTermList(rows);
}

/** "2 terms, 4 literals", "2 clauses, 4 literals". */
export function sizeOf({ terms, literals }: MinimalForm, form: SopPosForm): string {
  return `${form === "sop" ? own.terms(terms) : own.clauses(terms)}, ${own.literals(literals)}`;
}

/** The sentence for the live region. */
export function spokenForm(forms: Forms, form: SopPosForm): string {
  const minimal = forms[form];
  return `${own.minimalForm[form]}: ${minimal ? spokenMinimal(minimal, form) : tooComplex}`;
}

function spokenMinimal(minimal: MinimalForm, form: SopPosForm): string {
  const notation = minimal.text.length > spokenCharsMax ? null : fromForm(minimal.text);
  return notation ? toSpoken(notation) : sizeOf(minimal, form);
}
