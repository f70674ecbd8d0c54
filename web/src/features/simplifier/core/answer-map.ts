// The data for the Karnaugh map of an answer: the cells' values, and the minima of both kinds with their prime
// implicants. Pure.

import { budgets } from "#contract/budgets.ts";
import type { FormsAnswer, FormsRequest, MinimalForm } from "#contract/generated/logic-types.ts";
import { rowsOf } from "#contract/packed-column.ts";
import { cubesAt } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import type { RowsRequest } from "#answer/hazards/core/hazard.ts";
import { cellValues } from "#kmap/core/cell-values.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import type { AnswerForms } from "./answer-forms.ts";
import type { Answered } from "./machine.ts";

/** The forms of one kind that a map can show. */
export interface MapForms {
  /** The form that the card shows, then the equally small ones. */
  readonly forms: readonly Form[];
  /** The number of minima, listed or not. */
  readonly count: number;
  /** The proof of each of the forms. */
  readonly proof: Pick<MinimalForm, "proven" | "lowerBound">;
  /** Packed, as a map takes them; null while they are not known. */
  readonly primes: Uint8Array | null;
}

export function mapValues({ answer: { vars }, values }: Answered): readonly CellValue[] {
  const [ones, dontCares] = rowsOfTable(vars, values);
  return cellValues(vars.length, ones, dontCares);
}

/** The sums of an answer for its map. With the variables of a map, an answer lists every prime implicant. */
export function sumsOnMap(
  { answer: { proven, lowerBound, minima }, values: { primes } }: Answered,
  { result, others }: Pick<AnswerForms, "result" | "others">,
): MapForms {
  return { forms: [result, ...others], count: minima?.count ?? 1, proof: { proven, lowerBound }, primes };
}

/** The request for the prime implicants of the complement and the equally small products of sums. */
export function productsRequest(answered: Answered): FormsRequest {
  return { ...rowsRequest(answered), form: "pos" };
}

/** The answer's function by its rows. */
export function rowsRequest({ answer: { vars }, values }: Answered): RowsRequest {
  const [rows, dontCares] = rowsOfTable(vars, values);
  return { vars, rows: [...rows], dontCares: [...dontCares], ...budgets.page };
}

/** `further` is the engine's answer to `productsRequest`; null before the answer, and if the engine gave none. */
export function productsOnMap(
  { answer: { vars } }: Answered,
  product: MinimalForm,
  further: FormsAnswer | null,
): MapForms {
  const formOf = (text: string, cubes: Uint8Array): Form => ({ kind: "pos", text, names: vars, cubes });
  const first = formOf(product.text, product.cubes);
  const proof = { proven: product.proven, lowerBound: product.lowerBound };
  const { minimal, minima, others, primes = null } = further ?? {};
  // A longer search may have found another product; then `others` are not its equally small forms.
  if (!minima || !others || minimal?.text !== product.text)
    return { forms: [first], count: 1, proof, primes };
  const asSmall = minima.others.map((text, at) => formOf(text, cubesAt(others, at, product.terms)));
  return { forms: [first, ...asSmall], count: minima.count, proof, primes };
}

/** The rows that are 1, and the don't-cares; ascending. */
export function rowsOfTable(vars: readonly string[], { required, dontCares }: Answered["values"]) {
  const rows = 2 ** vars.length;
  return [rowsOf(required, rows), rowsOf(dontCares, rows)] as const;
}
