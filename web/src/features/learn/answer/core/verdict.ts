// What is said of an answer: whether it can be read, whether it is equal to the task, and whether it is as short as the
// minimum. Pure: `judge.ts` asks the engine.
//
// The minimum is the smallest sum of products. An answer of another shape, such as A.(B+C), has no terms to count: it is
// as short as the minimum if no constant stands in it, it has no more literals, and with as many literals no more NOTs.

import type { Fix, PackedTable } from "#contract/generated/logic-types.ts";
import { isOne } from "#contract/packed-column.ts";
import type { Failure } from "#expression/core/failure.ts";
import type { Bit } from "../../core/data.ts";
import { rowAt, type Difference } from "../../core/values.ts";
import type { Size } from "./size.ts";

/** The size of the smallest sum of products. */
export interface Minimum {
  readonly terms: number;
  readonly literals: number;
  readonly nots: number;
}

/** By what an answer is longer than it need be. */
export type Excess =
  | { readonly by: "terms" | "literals" | "nots"; readonly has: number; readonly enough: number }
  /** The function itself is constant: 0 has no terms, 1 has one without literals. */
  | { readonly by: "isConstant"; readonly value: Bit }
  /** A constant stands among its operands. */
  | { readonly by: "hasConstant" };

/** `readAs` is the answer in our notation, where it was typed in another one. */
export type Verdict =
  | { readonly kind: "blank" }
  | { readonly kind: "refused"; readonly failure: Failure; readonly fix: Fix | null }
  /** The values in the row are those of the answer and of the task. */
  | { readonly kind: "different"; readonly difference: Difference; readonly readAs: string | null }
  /** Its length was not asked for. */
  | { readonly kind: "equal"; readonly readAs: string | null }
  | { readonly kind: "longer"; readonly excess: Excess; readonly readAs: string | null }
  /** `shorter` is set where another shape has fewer literals than the smallest sum of products. */
  | {
      readonly kind: "minimal";
      readonly shorter: { readonly literals: number; readonly sum: number } | null;
      readonly readAs: string | null;
    }
  /** The engine could not start or broke. */
  | { readonly kind: "unavailable" }
  /** Nobody waits for it any more. */
  | { readonly kind: "cancelled" };

/** The first row in which the first two columns of a table differ; null where they are equal. */
export function firstDifferenceIn({ vars, columns }: PackedTable): Difference | null {
  const [one, other] = columns;
  if (!one || !other) return null;
  const byte = one.findIndex((bits, at) => bits !== other[at]);
  if (byte < 0) return null;
  let number = byte * 8;
  while (isOne(one, number) === isOne(other, number)) number += 1;
  return { number, row: rowAt(vars, number), values: [bit(isOne(one, number)), bit(isOne(other, number))] };
}

function bit(isSet: boolean): Bit {
  return isSet ? 1 : 0;
}

/** The verdict on the length of an answer that is equal to the task. */
export function lengthVerdict(size: Size, minimum: Minimum, readAs: string | null): Verdict {
  const excess = excessOf(size, minimum);
  if (excess) return { kind: "longer", excess, readAs };
  const isShorter = size.terms === null && size.literals < minimum.literals;
  return {
    kind: "minimal",
    shorter: isShorter ? { literals: size.literals, sum: minimum.literals } : null,
    readAs,
  };
}

/** Null for an answer that is as short as the minimum. */
export function excessOf(size: Size, minimum: Minimum): Excess | null {
  const { terms, literals, nots, constants } = size;
  if (minimum.literals === 0 && literals + constants > 0)
    return { by: "isConstant", value: bit(minimum.terms > 0) };
  if (constants > 0) return { by: "hasConstant" };
  if (terms !== null && terms > minimum.terms) return { by: "terms", has: terms, enough: minimum.terms };
  if (literals > minimum.literals) return { by: "literals", has: literals, enough: minimum.literals };
  if (terms === null && literals === minimum.literals && nots > minimum.nots)
    return { by: "nots", has: nots, enough: minimum.nots };
  return null;
}
