// What the crate's corrections mean to a screen: which may be taken at once, and what each would write. Pure.

import type { Fix } from "#contract/generated/logic-types.ts";
import { own } from "#messages/own.ts";

/** A text in another notation, or a list of rows. What was typed has no other meaning, so it may be taken at once. */
export type NotationFix = Extract<Fix, { kind: "write" | "minTerms" }>;

export function isNotation(fix: Fix | null | undefined): fix is NotationFix {
  return fix?.kind === "write" || fix?.kind === "minTerms";
}

/** The correction for a field that takes expressions alone; null where there is none. */
export function asExpression(fix: Fix | null | undefined): Fix | null {
  if (fix?.kind !== "minTerms") return fix ?? null;
  return fix.expression === undefined ? null : { kind: "write", text: fix.expression };
}

/** What the text becomes, in words. */
export function notationText(fix: NotationFix): string {
  return fix.kind === "write" ? fix.text : own.minTermsAnd(fix.text, fix.dontCares);
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
