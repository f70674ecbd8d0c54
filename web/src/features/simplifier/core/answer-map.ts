// What goes to the Karnaugh map of an answer: the cells' values, and the minima of either kind with their primes. Pure.

import { budgets } from "#contract/budgets.ts";
import type { FormsAnswer, FormsRequest, MinimalForm } from "#contract/generated/logic-types.ts";
import { rowsOf } from "#contract/packed-column.ts";
import { cubesAt } from "#expression/core/cubes.ts";
import type { Form } from "#expression/core/form.ts";
import type { RowsRequest } from "#expression/hazards/core/hazard.ts";
import { cellValues, type CellValue } from "#kmap/core/cell-values.ts";
import type { AnswerForms } from "./answer-forms.ts";
import type { Answered } from "./machine.ts";

/** The forms of one kind that a map can show. */
export interface MapForms {
  /** The one that the card shows, then those that are as small. */
  readonly forms: readonly Form[];
  /** How many minima there are, listed or not. */
  readonly count: number;
  /** Of each of them. */
  readonly proof: Pick<MinimalForm, "proven" | "lowerBound">;
  /** Packed, as a map takes them; null while they are not known. */
  readonly primes: Uint8Array | null;
}

export function mapValues({ answer: { vars }, values }: Answered): readonly CellValue[] {
  const [ones, dontCares] = rowsOfTable(vars, values);
  return cellValues(vars.length, ones, dontCares);
}

/** With so few variables an answer lists every prime implicant. */
export function sumsOnMap(
  { answer: { proven, lowerBound, minima }, values: { primes } }: Answered,
  { result, others }: Pick<AnswerForms, "result" | "others">,
): MapForms {
  return { forms: [result, ...others], count: minima?.count ?? 1, proof: { proven, lowerBound }, primes };
}

/** What the engine is asked for besides the product of sums itself: its primes, and the products as small. */
export function productsRequest(answered: Answered): FormsRequest {
  return { ...rowsRequest(answered), form: "pos" };
}

/** The answer's function by its rows. */
export function rowsRequest({ answer: { vars }, values }: Answered): RowsRequest {
  const [rows, dontCares] = rowsOfTable(vars, values);
  return { vars, rows: [...rows], dontCares: [...dontCares], ...budgets.page };
}

/** `further` is the engine's answer to `productsRequest`; null before it, and where the engine gave none. */
export function productsOnMap(
  { answer: { vars } }: Answered,
  product: MinimalForm,
  further: FormsAnswer | null,
): MapForms {
  const formOf = (text: string, cubes: Uint8Array): Form => ({ kind: "pos", text, names: vars, cubes });
  const first = formOf(product.text, product.cubes);
  const proof = { proven: product.proven, lowerBound: product.lowerBound };
  const { minimal, minima, others, primes = null } = further ?? {};
  // A longer search may have found another product than the one that these are as small as.
  if (!minima || !others || minimal?.text !== product.text)
    return { forms: [first], count: 1, proof, primes };
  const asSmall = minima.others.map((text, at) => formOf(text, cubesAt(others, at, product.terms)));
  return { forms: [first, ...asSmall], count: minima.count, proof, primes };
}

/** The rows that are 1, and those that may be either; ascending. */
function rowsOfTable(vars: readonly string[], { required, dontCares }: Answered["values"]) {
  const rows = 2 ** vars.length;
  return [rowsOf(required, rows), rowsOf(dontCares, rows)] as const;
}
