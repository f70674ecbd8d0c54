// The parts of an answer that are drawn, as values: canonical sum, result, other minima, lists of rows. Pure.

import { rowsOf } from "#contract/packed-column.ts";
import { cubesAt, pickCubes, rowCubes } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import type { RowList } from "#notation/core/row-list.ts";
import type { Answered } from "./machine.ts";

export interface AnswerForms {
  /** The canonical sum of products; if that is too long to be spelled out, the list of its min terms. */
  readonly canonical: Form | RowList;
  /**
   * The list of min terms next to a canonical sum that is spelled out; null if there are none, or if `canonical` is
   * that list.
   */
  readonly minTerms: RowList | null;
  /** Null if there are none. */
  readonly dontCares: RowList | null;
  readonly result: Form;
  /** The other minima that the answer lists. */
  readonly others: readonly Form[];
}

type Answer = Pick<Answered, "answer" | "values">;

export function answerForms({ answer, values }: Answer): AnswerForms {
  const { vars, sop, minTerms, minima, terms } = answer;
  const listOf = (kind: RowList["kind"], column: Uint8Array): RowList | null => {
    const rows = rowsOf(column, 2 ** vars.length);
    return rows.length > 0 ? { kind, rows, names: vars } : null;
  };
  const required = listOf("minTerms", values.required);
  const spelledOut: Form | undefined = minTerms && {
    kind: "sop",
    text: sop,
    names: vars,
    cubes: rowCubes(minTerms, vars.length),
  };
  return {
    canonical: spelledOut ?? required ?? { kind: "minTerms", rows: [], names: vars },
    minTerms: spelledOut ? required : null,
    dontCares: listOf("dontCares", values.dontCares),
    result: resultOf({ answer, values }),
    others: (minima?.others ?? []).map((text, at) => ({
      kind: "sop",
      text,
      names: vars,
      cubes: cubesAt(values.others, at, terms),
    })),
  };
}

export function resultOf({ answer: { simplified, vars }, values }: Answer): Form {
  return { kind: "sop", text: simplified, names: vars, cubes: pickCubes(values.primes, values.cover) };
}
