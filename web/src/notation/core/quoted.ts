// The sentence about a refused text; it quotes the typed characters instead of an example. The API's sentences stay
// general; the page writes its sentence next to the text that it quotes. Pure.

import type { Budget } from "#contract/budgets.ts";
import { sentenceFor, type InputErrorCode, type LogicUse } from "#contract/sentences.ts";

/** A longer part of a text is cut: the mark in the field shows all of it. */
const quotedCharsMax = 20;

const words: Readonly<Record<string, string>> = {
  and: ". for AND",
  or: "+ for OR",
  v: "+ for OR",
  xor: "^ for XOR",
  not: "' after the operand for NOT",
  nand: "(A.B)' for NAND",
  nor: "(A+B)' for NOR",
  xnor: "(A^B)' for XNOR",
};

const brackets: Readonly<Record<string, string>> = { "[": "(", "{": "(", "]": ")", "}": ")" };

/**
 * The sentences that quote. Each gets the wrong characters, and the same in quotes; null where they are not as
 * expected.
 */
const quoting: Readonly<Partial<Record<InputErrorCode, (typed: string, quoted: string) => string | null>>> = {
  word_operator: (typed, quoted) => {
    const written = words[typed.toLowerCase()];
    return written === undefined ? null : `Write ${written}, not ${quoted}.`;
  },
  word_constant: (typed, quoted) => `Write ${typed.toLowerCase() === "true" ? "1" : "0"}, not ${quoted}.`,
  not_before_operand: (typed, quoted) => {
    const [, operand] = /^[!~¬∼/]\s*([A-Za-z]\d*)$/.exec(typed) ?? [];
    if (operand === undefined) return `Write NOT as ' after the operand, not as ${quoted} before it.`;
    return `Write ${operand}', not ${quoted}.`;
  },
  not_after_operand: (_typed, quoted) => `Write NOT as an apostrophe, as in A', not as ${quoted}.`,
  implication_sign: (_typed, quoted) => `Write an implication as A'+B, not with ${quoted}.`,
  equivalence_sign: (_typed, quoted) => `Write an equivalence as (A^B)', not with ${quoted}.`,
  overbar_letter: (typed, quoted) => {
    const name = typed.normalize("NFD").replace(/[\u0304\u0305\s]/g, "");
    return /^[A-Za-z]\d*$/.test(name) ? `Write ${name}', not ${quoted}.` : null;
  },
  typographic_quote: (_typed, quoted) => `Write NOT with the straight apostrophe ', not ${quoted}.`,
  and_sign: (_typed, quoted) => `Write AND as a dot, as in A.B, not as ${quoted}.`,
  or_sign: (_typed, quoted) => `Write OR as +, not as ${quoted}.`,
  xor_sign: (_typed, quoted) => `Write XOR as ^, not as ${quoted}.`,
  other_bracket: (typed, quoted) => (typed in brackets ? `Write ${brackets[typed]}, not ${quoted}.` : null),
  digit_not_constant: (_typed, quoted) =>
    `The only numbers in an expression are the constants 0 and 1, not ${quoted}.`,
  foreign_letter: (_typed, quoted) =>
    `The letter ${quoted} is from another alphabet. The name of a variable begins with a letter from A to Z or a to z.`,
  unknown_character: (_typed, quoted) =>
    `The character ${quoted} has no meaning here. Use letters, 0, 1 and the signs . + ^ ' ( ).`,
  constant_juxtaposed: (_typed, quoted) => `Write a sign before ${quoted}, as in 1.A or 0+A.`,
  missing_operand: (_typed, quoted) => `An operand is missing before ${quoted}.`,
  leading_zero: (typed, quoted) => {
    const [, letter = "", number = ""] = /^([A-Za-z])0*(\d+)$/.exec(typed) ?? [];
    return letter === "" ? null : `Write ${letter}${number}, not ${quoted}.`;
  },
  not_a_min_term: (_typed, quoted) =>
    `Min terms are whole numbers separated by commas or spaces, like 1 3 8, not ${quoted}.`,
  fraction_min_term: (_typed, quoted) =>
    `Min terms are whole numbers, not ${quoted}. Separate them with commas or spaces.`,
  required_and_free: (_typed, quoted) =>
    `The number ${quoted} is also one of the min terms. Delete it from one of the two lists.`,
};

/** Characters that are invisible or could reverse the direction of the sentence: no sentence quotes them. */
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * The sentence for a code about `typed`, the wrong characters; these are empty where something is missing at the end.
 */
export function quotedSentence(code: InputErrorCode, typed: string, budget: Budget, use?: LogicUse): string {
  const general = sentenceFor(code, budget, use);
  const part = typed.trim();
  if (code === "invisible_character") return general.replace(" here.", ` here (${numberOf(typed)}).`);
  if (part === "" || unseen.test(part.replace(/\s/g, ""))) return general;
  return quoting[code]?.(cut(part), `“${cut(part)}”`) ?? general;
}

/** The number of the first character, for example `U+200B`. */
function numberOf(typed: string): string {
  return `U+${(typed.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

function cut(part: string): string {
  return part.length > quotedCharsMax ? `${Array.from(part).slice(0, quotedCharsMax).join("")}…` : part;
}
