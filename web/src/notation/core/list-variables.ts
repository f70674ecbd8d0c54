// The variables of a function that is given by min terms: how many there are, or their names, as a visitor types them:
// `4` or `w, x, y, z`. The engine's own letters are A, B, C, …. Pure.

import { budgets } from "#contract/budgets.ts";
import type { Fix, GivenName } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import { readingTexts } from "#messages/expression.ts";
import type { Failure } from "./failure.ts";
import { variableNames } from "./variable-names.ts";

export interface ListVariables {
  /** From 1 to the page's most variables. */
  readonly count: number;
  /** The name of each variable; empty where only the count is given. */
  readonly names: readonly GivenName[];
}

const { variablesMax } = budgets.page;
const nameShape = /^[\p{Alphabetic}_][\p{Alphabetic}\d_[\].]*$/u;

/** Null for a blank text and for one that is wrong. */
export function variablesIn(text: string): ListVariables | null {
  const read = readVariables(text);
  return typeof read === "string" ? null : read;
}

/** Why the text is refused; null for a text that can be read and for a blank one. */
export function variablesRefusal(text: string): Failure | null {
  const read = readVariables(text);
  return typeof read === "string" ? { message: read, code: null, span: null } : null;
}

/** A sentence for a text that is wrong. */
function readVariables(text: string): ListVariables | string | null {
  const items = text.split(/[\s,;]+/).filter((item) => item !== "");
  const [first] = items;
  if (first === undefined) return null;
  const count = items.length === 1 && /^\d+$/.test(first) ? Number(first) : items.length;
  if (count < 1 || count > variablesMax) return readingTexts.variablesHow(variablesMax);
  if (/^\d/.test(first) && items.length === 1)
    return /^\d+$/.test(first) ? { count, names: [] } : notANames(first);
  const wrong = items.find((item) => !nameShape.test(item) || Array.from(item).length > limits.nameCharsMax);
  if (wrong !== undefined) return notANames(wrong);
  const twice = items.find((item, at) => items.indexOf(item) < at);
  if (twice !== undefined) return readingTexts.nameTwice(twice);
  const letters = variableNames("A", count);
  return { count, names: items.map((name, at) => ({ name, variable: letters[at] ?? "" })) };
}

function notANames(item: string): string {
  return readingTexts.notAName(item, variablesMax);
}

/** The count as a member of a request; nothing for a text without one. */
export function countOf(text: string): { readonly variables?: number } {
  const read = variablesIn(text);
  return read ? { variables: read.count } : {};
}

/** The one spelling of a text that can be read; empty for any other. */
export function variablesText(text: string): string {
  const read = variablesIn(text);
  if (!read) return "";
  return read.names.length > 0 ? read.names.map(({ name }) => name).join(", ") : String(read.count);
}

type MinTermsFix = Extract<Fix, { kind: "minTerms" }>;

/** The text for a corrected list: its names, or its count where its largest number would need fewer variables. */
export function variablesTextOf({ text, dontCares = "", variables, names = [] }: MinTermsFix): string {
  if (names.length > 0) return names.map(({ name }) => name).join(", ");
  const largest = Math.max(0, ...(`${text} ${dontCares}`.match(/\d+/g) ?? []).map(Number));
  return variables > largest.toString(2).length ? String(variables) : "";
}

/** The variables of a corrected list, by the names that its text gives them. */
export function variablesOfFix({ variables, names = [] }: MinTermsFix): readonly string[] {
  return names.length > 0 ? names.map(({ name }) => name) : variableNames("A", variables);
}
