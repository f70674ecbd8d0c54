// The crate's corrections as a screen uses them: which may be applied at once, and the text that each would write.
// Pure.

import type { Fix, Undecided } from "#contract/generated/logic-types.ts";
import { nameTexts, readingTexts } from "#messages/expression.ts";
import type { Failure } from "./failure.ts";
import { variablesOfFix } from "./list-variables.ts";

/**
 * A text in another notation, or a list of rows. The typed text has no other meaning, so the correction may be
 * applied at once.
 */
export type NotationFix = Extract<Fix, { kind: "write" | "minTerms" }>;

/** Words that look like names: a variable for each, once the visitor has asked for that. */
export type NamesFix = Extract<Fix, { kind: "names" }>;

/**
 * A correction that only translates the typed text into this notation: a visitor who applies it wants the answer
 * next.
 */
export function isReading(fix: Fix): fix is NotationFix | NamesFix {
  return fix.kind === "names" || isNotation(fix);
}

/** What the crate says about a text that it refuses, or that may mean something else. */
interface Asked {
  readonly fix?: Fix | null;
  readonly undecided?: Undecided;
}

/**
 * The question that replaces the error: whether words are names, or which of several things the text means. No part of
 * the text is wrong.
 */
export function openQuestion({ fix, undecided }: Asked): Failure | null {
  if (undecided) return { message: undecidedSentence(undecided), code: null, span: null };
  return fix?.kind === "names" ? { message: nameTexts.looksLike(fix.names), code: null, span: null } : null;
}

function undecidedSentence(undecided: Undecided): string {
  switch (undecided.kind) {
    case "order":
      return readingTexts.undecidedOrder(undecided.first, undecided.second);
    case "notAlone":
      return readingTexts.undecidedComplement(undecided.operator);
    case "equation":
      return readingTexts.undecidedEquation;
    case "comparison":
      return readingTexts.undecidedComparison;
    case "choice":
      return readingTexts.undecidedChoice;
    case "rowTooLarge":
      return readingTexts.rowTooLarge(undecided.number, undecided.variables);
  }
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

/** The text that the correction writes, in words. */
export function notationText(fix: NotationFix | NamesFix): string {
  if (fix.kind !== "minTerms") return fix.text;
  return readingTexts.minTermsOf(fix.text, fix.dontCares, variablesOfFix(fix));
}

/** A text in another notation that was replaced, and the text that it was read as. */
export interface Taken<Typed> {
  readonly typed: Typed;
  readonly as: string;
}

/** More characters than a message has room for. */
const shortCharsMax = 60;

/** The text for a message, cut to `shortCharsMax` characters. */
export function shortened(text: string): string {
  return text.length > shortCharsMax ? `${text.slice(0, shortCharsMax)}…` : text;
}
