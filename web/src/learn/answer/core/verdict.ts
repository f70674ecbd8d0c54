// The verdict on an answer: whether it can be read, whether it is equal to the task, and whether it is as short as the
// minimum. Pure: `judge.ts` calls the engine.
//
// A sum of products is compared with the smallest sum of products: terms first, then literals. An answer of another
// shape, such as A.(B+C), has no terms to count. It is compared with the smallest sum of products and the smallest
// product of sums: it must have no constant and no more literals than the shorter of the two, and with equally many
// literals no more NOTs. An even shorter expression of another shape may exist, so the sentence says which forms were
// compared.

import type { Fix, PackedTable } from "#contract/generated/logic-types.ts";
import { isOne } from "#contract/packed-column.ts";
import type { Failure } from "#notation/core/failure.ts";
import { twoCases } from "#notation/core/two-cases.ts";
import type { Bit, OnlyGate } from "../../core/data.ts";
import type { Difference } from "../../core/values.ts";
import type { Stray } from "./only-gate.ts";
import type { Size } from "./size.ts";

/** The size of a smallest form: its products or clauses, literals and NOTs. */
export interface Minimum {
  readonly terms: number;
  readonly literals: number;
  readonly nots: number;
}

type FormName = "sum" | "product";

/** The smallest forms of the task; the product of sums is asked for only where an answer is compared with it. */
export interface Minima {
  readonly sum: Minimum;
  readonly product: Minimum | null;
}

/** The literals of an answer that is no sum of products, and of both forms that it was compared with. */
interface Compared {
  readonly literals: number;
  readonly sum: number;
  readonly product: number;
}

/** The measure by which an answer is longer than necessary. */
export type Excess =
  | { readonly by: "terms" | "literals" | "nots"; readonly has: number; readonly enough: number }
  /** An answer that is no sum of products has more literals than this form. */
  | { readonly by: "form"; readonly form: FormName; readonly has: number; readonly enough: number }
  /** The function itself is constant: 0 has no terms, 1 has one without literals. */
  | { readonly by: "isConstant"; readonly value: Bit }
  /** The answer has a constant among its operands. */
  | { readonly by: "hasConstant" };

/** `readAs` is the answer in our notation if it was typed in another one. */
export type Verdict =
  | { readonly kind: "blank" }
  | { readonly kind: "refused"; readonly failure: Failure; readonly fix: Fix | null }
  /**
   * The values in the row are those of the answer and of the task. `cases` are two variable names of both expressions
   * together that differ only in their case, such as A and a.
   */
  | {
      readonly kind: "different";
      readonly difference: Difference;
      readonly cases: readonly [upper: string, lower: string] | null;
      readonly readAs: string | null;
    }
  /** The answer is equal; its length was not judged. */
  | { readonly kind: "equal"; readonly readAs: string | null }
  | { readonly kind: "longer"; readonly excess: Excess; readonly readAs: string | null }
  /** `compared` is null for a smallest sum of products. */
  | { readonly kind: "minimal"; readonly compared: Compared | null; readonly readAs: string | null }
  /** The answer is equal, but not made of this gate alone. */
  | {
      readonly kind: "otherGate";
      readonly gate: OnlyGate;
      readonly stray: Stray;
      readonly readAs: string | null;
    }
  /** The answer is equal, but a bar covers more than one variable. */
  | { readonly kind: "wideBar"; readonly readAs: string | null }
  /** The engine could not start or broke. */
  | { readonly kind: "unavailable" }
  /** The question was cancelled. */
  | { readonly kind: "cancelled" };

/** An answer that was judged. */
export interface Given {
  /** The text that was judged. */
  readonly of: string;
  readonly verdict: Verdict;
  /** The sentence of the verdict; may be empty. */
  readonly said: string;
}

/** The first row in which the first two columns of a table differ; null where they are equal. */
export function firstDifferenceIn({ vars, columns }: PackedTable): Difference | null {
  const [one, other] = columns;
  if (!one || !other) return null;
  const byte = one.findIndex((bits, at) => bits !== other[at]);
  if (byte < 0) return null;
  let number = byte * 8;
  while (isOne(one, number) === isOne(other, number)) number += 1;
  // Not `rowAt` of core/values.ts: with that import each lesson would load one more file.
  const valueOf = (at: number) => bit(((number >> (vars.length - 1 - at)) & 1) === 1);
  const row = Object.fromEntries(vars.map((name, at) => [name, valueOf(at)]));
  return { number, row, values: [bit(isOne(one, number)), bit(isOne(other, number))] };
}

function bit(isSet: boolean): Bit {
  return isSet ? 1 : 0;
}

/** The verdict on two columns of one table: that of the answer, then that of the task. */
export function tableVerdict(table: PackedTable, readAs: string | null): Verdict {
  const difference = firstDifferenceIn(table);
  return difference
    ? { kind: "different", difference, cases: twoCases(table.vars), readAs }
    : { kind: "equal", readAs };
}

/** The verdict on the length of an answer that is equal to the task. */
export function lengthVerdict(size: Size, minima: Minima, readAs: string | null): Verdict {
  const excess = excessOf(size, minima);
  if (excess) return { kind: "longer", excess, readAs };
  const { sum, product } = minima;
  const compared = product && { literals: size.literals, sum: sum.literals, product: product.literals };
  return { kind: "minimal", compared: size.terms === null ? compared : null, readAs };
}

/** Null for an answer that is as short as the forms that it is compared with. */
export function excessOf(size: Size, { sum, product }: Minima): Excess | null {
  const { terms, literals, nots, constants } = size;
  if (sum.literals === 0 && literals + constants > 0) return { by: "isConstant", value: bit(sum.terms > 0) };
  if (constants > 0) return { by: "hasConstant" };
  if (terms !== null) {
    if (terms > sum.terms) return { by: "terms", has: terms, enough: sum.terms };
    return literals > sum.literals ? { by: "literals", has: literals, enough: sum.literals } : null;
  }
  const isProduct = product !== null && isShorter(product, sum);
  const shortest = isProduct ? product : sum;
  if (literals > shortest.literals)
    return { by: "form", form: isProduct ? "product" : "sum", has: literals, enough: shortest.literals };
  if (literals === shortest.literals && nots > shortest.nots)
    return { by: "nots", has: nots, enough: shortest.nots };
  return null;
}

function isShorter(one: Minimum, other: Minimum): boolean {
  return one.literals === other.literals ? one.nots < other.nots : one.literals < other.literals;
}
