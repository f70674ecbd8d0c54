// What a longer search asks for the minimal form of the selected rows, and what that form becomes. Pure.

import { budgets } from "#contract/budgets.ts";
import type { MinimalForm, SimplifyOutcome, SimplifyRequest } from "#contract/generated/logic-types.ts";
import { pickCubes } from "#expression/core/cubes.ts";
import type { Form } from "#expression/core/form.ts";
import { withBound } from "#expression/search-on/core/form-facts.ts";

/**
 * The canonical form as an expression. The crate takes variables by letter, so where A follows Z they get each other's
 * names; then a bit of a row's number is that of the table.
 */
export function searchRequest({ kind, text, names }: Form): SimplifyRequest {
  const input = renamed(text, names, inOrder(names));
  return { input, mode: "boolean", form: kind, ...budgets.page };
}

/** `better` is null where only the bound is; it has the names of the request. */
export function improvedForm(
  minimal: MinimalForm & Form,
  better: SimplifyOutcome | null,
  lowerBound: number,
): MinimalForm & Form {
  const form = better && formOf(better);
  if (!form) return withBound(minimal, lowerBound);
  const { kind, names } = minimal;
  const text = renamed(form.text, inOrder(names), names);
  return withBound({ kind, names, ...form, text }, lowerBound);
}

function formOf(outcome: SimplifyOutcome): MinimalForm | null {
  switch (outcome.kind) {
    case "answer": {
      const { simplified: text, terms, literals, proven, lowerBound } = outcome.answer;
      const cubes = pickCubes(outcome.values.primes, outcome.values.cover);
      return { text, cubes, terms, literals, proven, lowerBound };
    }
    case "form":
      return outcome.form;
    case "refused":
      return null;
  }
}

/** Every name is one letter. */
function renamed(text: string, from: readonly string[], to: readonly string[]): string {
  return text.replaceAll(/[A-Z]/g, (letter) => to[from.indexOf(letter)] ?? letter);
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** In the order that the crate gives them. */
function inOrder(names: readonly string[]): readonly string[] {
  return [...alphabet].filter((letter) => names.includes(letter));
}
