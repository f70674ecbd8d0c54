// What the crate's corrections mean to a screen: which may be taken at once, and what each would write. Pure.

import type { Fix } from "#contract/generated/logic-types.ts";
import { nameTexts } from "#messages/names.ts";
import { own } from "#messages/own.ts";
import type { Failure } from "./failure.ts";

/** A text in another notation, or a list of rows. What was typed has no other meaning, so it may be taken at once. */
export type NotationFix = Extract<Fix, { kind: "write" | "minTerms" }>;

/** Words that look like names: with a variable for each, once it was asked for. */
export type NamesFix = Extract<Fix, { kind: "names" }>;

/** A correction that says what was typed in this notation: once it is taken, the answer is what is wanted next. */
export function isReading(fix: Fix): fix is NotationFix | NamesFix {
  return fix.kind === "names" || isNotation(fix);
}

/** What is said instead of what is wrong, where words look like names. No part of the text is wrong. */
export function namesFailure(fix: Fix | null | undefined): Failure | null {
  return fix?.kind === "names" ? { message: nameTexts.looksLike(fix.names), code: null, span: null } : null;
}

/** Where the variables are given, letters side by side are a product and no name. */
export function asLetters(fix: Fix | null | undefined): Fix | null {
  if (fix?.kind !== "names") return fix ?? null;
  return fix.product === undefined ? null : { kind: "write", text: fix.product };
}

export function isNotation(fix: Fix | null | undefined): fix is NotationFix {
  return fix?.kind === "write" || fix?.kind === "minTerms";
}

/** The correction for a field that takes expressions alone; null where there is none. */
export function asExpression(fix: Fix | null | undefined): Fix | null {
  if (fix?.kind !== "minTerms") return fix ?? null;
  return fix.expression === undefined ? null : { kind: "write", text: fix.expression };
}

/** What the text becomes, in words. */
export function notationText(fix: NotationFix | NamesFix): string {
  return fix.kind === "minTerms" ? own.minTermsAnd(fix.text, fix.dontCares) : fix.text;
}

/** What was typed in another notation and replaced, and what it was read as. */
export interface Taken<Typed> {
  readonly typed: Typed;
  readonly as: string;
}

/** More characters than a message has room for. */
const shortCharsMax = 60;

/** The beginning of what a text became, for a message. */
export function shortened(text: string): string {
  return text.length > shortCharsMax ? `${text.slice(0, shortCharsMax)}…` : text;
}
