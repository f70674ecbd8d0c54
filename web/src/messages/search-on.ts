// The longer search for a smaller form, fetched after an answer.

import { callTexts } from "./calls.ts";
import { formTexts } from "./forms.ts";
import { counted, number } from "./numbers.ts";

/** The kind of form searched for: a sum of products, or a product of sums. */
type Kind = "sop" | "pos";

const forms = { sop: "sum", pos: "product of sums" } as const;

function parts(kind: Kind, count: number): string {
  return kind === "sop" ? formTexts.terms(count) : formTexts.clauses(count);
}

export const searchOn = {
  title: "Search on",
  offer: (kind: Kind) => `A longer search may find a smaller ${forms[kind]}, or prove that there is none.`,
  times: (factor: number) => `${number.format(factor)} times the work`,
  /** "about 8 seconds", "about 3 minutes". */
  about: (seconds: number) =>
    seconds < 90
      ? `about ${counted(Math.max(1, Math.round(seconds)), "second", "seconds")}`
      : `about ${counted(Math.round(seconds / 60), "minute", "minutes")}`,
  searching: (about: string) => `Searching on, ${about}`,
  done: (percent: number) => `${percent} % done`,
  sizes: (kind: Kind, terms: number, literals: number) =>
    `${parts(kind, terms)}, ${formTexts.literals(literals)}`,
  needed: (kind: Kind, lowerBound: number) =>
    `at least ${parts(kind, lowerBound)} ${lowerBound === 1 ? "is" : "are"} needed`,
  /** "12 s", "1 min 20 s". */
  gone: (seconds: number) =>
    seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
  proved: (kind: Kind) => `Proved: no ${forms[kind]} is smaller.`,
  better: (size: string) => `A better answer was found: ${size}.`,
  closer: (kind: Kind, lowerBound: number) => `Any ${forms[kind]} has at least ${parts(kind, lowerBound)}.`,
  fewest: (kind: Kind) => `No ${forms[kind]} has fewer ${kind === "sop" ? "terms" : "clauses"}.`,
  none: "No better answer was found.",
  cancelledBetter: (size: string) => `Cancelled. The best answer so far is kept: ${size}.`,
  cancelledNone: "Cancelled. No better answer was found until then.",
  fault: "The search ended early: it could not go on in this browser. The best answer so far is kept.",
  unavailable: callTexts.notWorkedOut,
} as const;
