// The sentences about the reader's work, as texts in which mathematics is in braces. Pure.

import { termText } from "#kmap/core/terms.ts";
import { byHand } from "#messages/by-hand-tasks.ts";
import type { MarkedText } from "../../../core/data.ts";
import { digitsOf, mergedEntry, type Entry, type RowFunction } from "./merging.ts";
import { nextStep, type Said, type Work } from "./work.ts";

const letters = ["A", "B", "C", "D"];

function namesOf({ variables }: RowFunction): readonly string[] {
  return letters.slice(0, variables);
}

/** The entry as a product: `A.B'` for `10-`. */
export function productOf({ cube }: Entry, of: RowFunction): string {
  return termText(cube, namesOf(of), "sop");
}

export function saidText(said: Said, of: RowFunction): MarkedText {
  const digits = ({ cube }: Entry) => digitsOf(cube, of.variables);
  switch (said.kind) {
    case "merged":
      return byHand.merged(digits(said.one), digits(said.other), digits(said.to));
    case "again":
      return byHand.again(digits(said.to));
    case "dashes":
      return byHand.dashes(digits(said.one), digits(said.other));
    case "differ":
      return byHand.differ(digits(said.one), digits(said.other), said.count);
    case "missing":
      return byHand.missing(said.column + 1, said.count);
    case "allMerged":
    case "noneChosen":
      return byHand[said.kind];
    case "uncovered":
      return byHand.uncovered(said.rows);
    case "tooMany":
      return byHand.tooMany(said.terms);
    case "tooLong":
      return byHand.tooLong(said.literals);
    case "minimum":
      return byHand.minimum(said.cost.terms, said.cost.literals, said.minima);
  }
}

/** `degree` from 1 to 3: each degree says more of the next step. */
export function hintText(of: RowFunction, work: Work, degree: number): MarkedText {
  const next = nextStep(of, work);
  const { merge, essential, choose, leaveOut } = byHand.hints;
  switch (next.kind) {
    case "check":
    case "done":
      return byHand.hints[next.kind];
    case "merge": {
      const [one, other] = next.pair;
      const to = mergedEntry(one, other);
      const [first, second] = next.pair.map(({ cube }) => digitsOf(cube, of.variables));
      if (degree === 1 || first === undefined || second === undefined || !to) return merge[0];
      return degree === 2
        ? merge[1](first, second)
        : merge[2](first, second, digitsOf(to.cube, of.variables));
    }
    case "essential":
    case "choose": {
      const texts = next.kind === "essential" ? essential : choose;
      if (degree === 1) return texts[0];
      return degree === 2 ? texts[1](next.row) : texts[2](next.row, productOf(next.prime, of));
    }
    case "leaveOut":
      return degree === 1 ? leaveOut[0] : leaveOut[1](productOf(next.prime, of));
  }
}
