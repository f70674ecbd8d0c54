// An answer in two stages: the form after a little work, and the form after the whole budget, in the Simplifier and in
// SoP PoS. A longer form never follows a shorter one.

import { describe, expect, test } from "vitest";
import type { FormsAnswer, MinimalForm, SimplifyOutcome } from "#contract/generated/logic-types.ts";
import { searchingText } from "#answer/core/searching-text.ts";
import type { FormFacts } from "#answer/search-on/core/form-facts.ts";
import { searched } from "#features/simplifier/core/improved.ts";
import type { Answered } from "#features/simplifier/core/machine.ts";
import { isFinal, productOfSums } from "#features/simplifier/core/product-of-sums.ts";
import { betterAnswer } from "#function/core/shown-form.ts";

const first: FormFacts = { terms: 10, literals: 40, lowerBound: 8, proven: false };

/** What the call with the whole budget found, what is shown then, and which of both calls gave the form. */
type Case = readonly [
  name: string,
  whole: Partial<FormFacts>,
  shown: Partial<FormFacts>,
  from: "first" | "whole",
];

const cases: readonly Case[] = [
  ["fewer terms", { terms: 9, literals: 45 }, { terms: 9, literals: 45 }, "whole"],
  ["as many terms and fewer literals", { literals: 39 }, { literals: 39 }, "whole"],
  ["a proof", { proven: true, lowerBound: 10 }, { proven: true, lowerBound: 10 }, "whole"],
  ["the same and a better bound", { lowerBound: 9 }, { lowerBound: 9 }, "first"],
  ["more literals", { literals: 41 }, {}, "first"],
  [
    "more terms, fewer literals and a better bound",
    { terms: 11, literals: 30, lowerBound: 9 },
    { lowerBound: 9 },
    "first",
  ],
  ["fewer terms and a lower bound", { terms: 9, lowerBound: 7 }, { terms: 9 }, "whole"],
];

const bytes = new Uint8Array();

function form(text: string, facts: Partial<FormFacts> = {}): MinimalForm {
  return { text, cubes: bytes, ...first, ...facts };
}

function answerOf(simplified: string, facts: Partial<FormFacts> = {}) {
  const answer = { simplified, sop: "", primeImpList: [], vars: [], primeCount: 0, ...first, ...facts };
  const values = {
    required: bytes,
    dontCares: bytes,
    primes: bytes,
    cover: [],
    others: new Uint8Array(facts.terms ?? 0),
  };
  return { kind: "answer", answer, values } as const;
}

const error = { code: "too_complex", start: 0, end: 1 } as const;
const refused: SimplifyOutcome = { kind: "refused", error, field: "input" };

describe("after the whole budget, the better form is shown with the better bound", () => {
  test.each(cases)("%s", (_name, whole, shown, from) => {
    const drawn: Answered = {
      text: "A",
      mode: "boolean",
      dontCares: "",
      variables: "",
      ...answerOf("first"),
      isSearching: true,
    };
    const outcome = answerOf("whole", whole);
    const after = searched(drawn, outcome);
    expect(after.answer).toMatchObject({ ...first, ...shown, simplified: from });
    expect(after.values).toBe(from === "first" ? drawn.values : outcome.values);
    expect(after).toMatchObject({ text: "A", first: drawn });
    expect(after).not.toHaveProperty("isSearching");

    expect(
      productOfSums(
        { kind: "form", form: form("first") },
        { kind: "form", form: form("whole", whole) },
        false,
      ),
    ).toEqual({ status: "shown", isSearching: false, form: { ...form(from), ...shown } });

    const forms = (text: string, facts: Partial<FormFacts> = {}): FormsAnswer => ({
      canonical: text,
      minimal: form(text, facts),
    });
    expect(betterAnswer(forms("first"), forms("whole", whole))).toEqual({
      canonical: from,
      minimal: { ...form(from), ...shown },
    });
  });

  test.each([
    ["cancelled", null],
    ["refused", refused],
  ] as const)("a search that is %s leaves the first one", (_name, outcome) => {
    const drawn: Answered = {
      text: "A",
      mode: "mint",
      dontCares: "",
      variables: "",
      ...answerOf("first"),
      isSearching: true,
    };
    const { answer: kept, values, isSearching } = searched(drawn, outcome);
    expect([kept, values, isSearching]).toEqual([drawn.answer, drawn.values, undefined]);
    expect(productOfSums({ kind: "form", form: form("first") }, outcome, false)).toMatchObject({
      form: form("first"),
    });
  });
});

test("a product of sums is asked for again only where there is one without a proof", () => {
  expect(isFinal({ kind: "form", form: form("") })).toBe(false);
  expect(isFinal({ kind: "form", form: form("", { proven: true }) })).toBe(true);
  expect([isFinal(refused), isFinal(null)]).toEqual([true, true]);
});

test.each([
  ["sop", 8, "searching for fewer terms"],
  ["pos", 8, "searching for fewer clauses"],
  ["sop", 10, "searching for fewer literals"],
] as const)("while a %s with a bound of %d of 10 is searched on: %s", (kind, lowerBound, text) => {
  expect(searchingText({ terms: 10, lowerBound }, kind)).toBe(text);
});
