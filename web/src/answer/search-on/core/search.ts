// A longer search for a smaller form: its states, and the state after each event. Pure; the page makes the call and
// reports its events.

import { workPerSecond, budgets } from "#contract/budgets.ts";
import type { MinimalFormOutcome, SearchReport, SimplifyOutcome } from "#contract/generated/logic-types.ts";
import { isBetter, type FormFacts } from "./form-facts.ts";

/** What a search ends with: that of the answer, or that of one form alone. */
export type SearchOutcome = SimplifyOutcome | MinimalFormOutcome;

interface Course {
  /** The form that was shown when the search began. */
  readonly start: FormFacts;
  /** The best form so far, with the best bound so far. */
  readonly best: FormFacts;
  /** The outcome with the best form; null while the form at the start is the best. */
  readonly better: SearchOutcome | null;
}

/** `fault`: the call ended in a trap. `unavailable`: it could not be made. */
type Failure = "fault" | "unavailable";

export type Search =
  | { readonly status: "idle" }
  | (Course & {
      readonly status: "running";
      readonly factor: number;
      /** The share of the work that is done, in thousandths; never falls. */
      readonly done: number;
    })
  | (Course & { readonly status: "ended" | "cancelled" })
  | (Course & { readonly status: "failed"; readonly failure: Failure });

export type SearchEvent =
  | { readonly type: "started"; readonly factor: number; readonly shown: FormFacts }
  | { readonly type: "reported"; readonly report: SearchReport<SearchOutcome> }
  | { readonly type: "answered"; readonly outcome: SearchOutcome }
  | { readonly type: "cancelled" }
  | { readonly type: "failed"; readonly failure: Failure };

export const idle: Search = { status: "idle" };

export function reduce(search: Search, event: SearchEvent): Search {
  if (event.type === "started") {
    const { factor, shown } = event;
    if (search.status === "running") return search;
    return { status: "running", factor, done: 0, start: shown, best: shown, better: null };
  }
  if (search.status !== "running") return search;
  const { start, best, better } = search;
  switch (event.type) {
    case "reported": {
      const { done, lowerBound, best: outcome } = event.report;
      const course = bounded(outcome ? found(search, outcome) : search, lowerBound);
      return { ...search, ...course, done: Math.max(search.done, done) };
    }
    case "answered":
      return { status: "ended", ...found(search, event.outcome) };
    case "cancelled":
      return { status: "cancelled", start, best, better };
    case "failed":
      return { status: "failed", failure: event.failure, start, best, better };
  }
}

function found({ start, best, better }: Course, outcome: SearchOutcome): Course {
  const facts = factsOf(outcome);
  if (!facts) return { start, best, better };
  if (!isBetter(facts, best)) return bounded({ start, best, better }, facts.lowerBound);
  return bounded({ start, best: facts, better: outcome }, best.lowerBound);
}

/** The course with `lowerBound`, if that is larger than the best bound so far. */
function bounded({ start, best, better }: Course, lowerBound: number): Course {
  return { start, best: lowerBound > best.lowerBound ? { ...best, lowerBound } : best, better };
}

/** Null for a refusal, which an input that was answered before never gets. */
function factsOf(outcome: SearchOutcome): FormFacts | null {
  if (outcome.kind === "refused") return null;
  const { terms, literals, lowerBound, proven } = outcome.kind === "answer" ? outcome.answer : outcome.form;
  return { terms, literals, lowerBound, proven };
}

/** Whether the shown form has to change: there is a better form, or the search has ended with a better bound. */
export function isGain(before: Search, after: Search): after is Exclude<Search, { status: "idle" }> {
  if (before.status !== "running" || after.status === "idle") return false;
  const isOver = after.status !== "running";
  return after.better !== before.better || (isOver && after.best.lowerBound > after.start.lowerBound);
}

export function isSmaller({ terms, literals }: FormFacts, than: FormFacts): boolean {
  return terms < than.terms || (terms === than.terms && literals < than.literals);
}

/** The likely duration of a search with `factor` times the page's work budget, in seconds. */
export function likelySeconds(factor: number): number {
  return (budgets.page.workMax * factor) / workPerSecond;
}
