// Prepares a text before any engine gets it: detects its mode, leaves spaces out, and refuses some texts at once. Pure
// functions without WASM, shared by the page and the Worker so that both read a text alike.

import type { ApiErrorBody } from "./errors.ts";
import { logicSpaces } from "./generated/logic-facts.ts";
import { limits } from "./limits.ts";
import { inputSentences } from "./sentences.ts";

export const inputModes = ["boolean", "mint"] as const;
export type InputMode = (typeof inputModes)[number];

/** The member of a truth table's request that holds a function of the table: 0 is the primary. */
export function ttableField(functionNumber: number): string {
  return functionNumber === 0 ? "primaryInput" : `extraInputs.${functionNumber - 1}`;
}

const space = new RegExp(`[${logicSpaces}]`);
const beyondMinTerms = new RegExp(`[^0-9,${logicSpaces}]`);
const visible = new RegExp(`[^${logicSpaces}]`);
const separator = new RegExp(`[${logicSpaces},]`);
const onlySeparators = new RegExp(`^[${logicSpaces},]*$`);

/** Whether the text is empty or only spaces. A blank list of don't-cares means that there are none. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** The text on one line, as a field shows it: each line end becomes a space. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, " ");
}

const boundClass = `${logicSpaces}()[\\]{}`;

/**
 * The name of an operator or constant between spaces, brackets or the ends of the text; IF counts where THEN follows.
 * NOT also counts after a sign (`A+NOT B`), and a constant next to a sign (`A+true`). Otherwise they would be read as
 * products of letters, without any message.
 */
const boundedWord = new RegExp(
  [
    `(?:^|[${boundClass}])(?:and|or|not|xor|nand|nor|xnor|exor|exnor|implies|iff)(?=$|[${boundClass}])`,
    `(?:^|[${boundClass}.+^])(?:true|false)(?=$|[${boundClass}.+^'])`,
    `[.+^]not(?=[${logicSpaces}(])`,
  ].join("|"),
  "i",
);
const boundedIf = new RegExp(`(?:^|[${boundClass}])if(?=[${boundClass}])`, "i");
const boundedThen = new RegExp(`[${boundClass}]then(?=$|[${boundClass}])`, "gi");

function hasIfThen(text: string): boolean {
  const first = text.search(boundedIf);
  if (first < 0) return false;
  let last = -1;
  for (const { index } of text.matchAll(boundedThen)) last = index;
  return last > first;
}

const letterUnderBar = "ĀāĒēĪīŌōŪūȲȳḠḡ";

const operandEnd = new RegExp(`[A-Za-z0-9')\\]}\u2019\u2032\u0304\u0305${letterUnderBar}]`);
const operandStart = new RegExp(`[A-Za-z0-9([{!~¬/${letterUnderBar}]`);

/**
 * Whether the letter is OR: each time it occurs in the text, spaces are around it and operands next to these spaces.
 */
function isOr(letter: "v" | "V", text: string): boolean {
  let at = text.indexOf(letter);
  if (at < 0) return false;
  for (; at >= 0; at = text.indexOf(letter, at + 1)) if (!isBetweenOperands(text, at)) return false;
  return true;
}

function isBetweenOperands(text: string, at: number): boolean {
  let [before, after] = [at - 1, at + 1];
  while (space.test(text.charAt(before))) before -= 1;
  while (space.test(text.charAt(after))) after += 1;
  if (before === at - 1 || after === at + 1) return false;
  const [last, next] = [text.charAt(before), text.charAt(after)];
  // In `u v w` the letter is a variable like its neighbours.
  const isVariable = last + next === (text.charAt(at) === "v" ? "uw" : "UW");
  return operandEnd.test(last) && operandStart.test(next) && !isVariable;
}

/**
 * Whether a word in the text means an operator or a constant. The rule is that of the crate's `expr/words.rs`; a test
 * compares the two.
 */
export function hasReservedWord(text: string): boolean {
  return boundedWord.test(text) || hasIfThen(text) || isOr("v", text) || isOr("V", text);
}

/**
 * The specification's detection rule (section 4): "boolean" and "mint" are locked; "either" means that
 * the text has only 0, 1 and spaces, so both modes are offered.
 */
export function detectMode(text: string): InputMode | "either" {
  if (beyondMinTerms.test(text)) return "boolean";
  return /[,2-9]/.test(text) ? "mint" : "either";
}

/** The mode of a text that came without one: a single 0 or 1 is a constant, several are min terms. */
export function resolveMode(text: string): InputMode {
  const detected = detectMode(text);
  if (detected !== "either") return detected;
  const rest = text.slice(text.search(visible) + 1);
  return visible.test(rest) ? "mint" : "boolean";
}

/** A text as it is sent, and the positions of its characters in the typed text. */
export interface PreparedInput {
  readonly text: string;
  /** UTF-16 offset in `text` (0 to its length) → UTF-16 offset in the typed text. */
  toTyped(offset: number): number;
}

/**
 * Matches a text whose spaces may carry meaning: one with a character of another notation, with a list of numbers, or
 * with a space beside three small letters, which may be a word.
 */
const otherNotation = new RegExp(
  `[^A-Za-z0-9.+^'()${logicSpaces}]|\\d[${logicSpaces}]+\\d|[a-z]{3}[${logicSpaces}]|[${logicSpaces}][a-z]{3}`,
);

/**
 * Leaves the spaces out of an expression and joins min terms by commas. A text that has a word in it, or is written in
 * another notation, stays as typed: without its spaces, `A AND B` would read as a product of five letters and `m(1 3)`
 * as another list. A list without a number stays as typed too: otherwise nothing would be sent. Min terms in the Boolean
 * mode, which a field for expressions alone has, are marked as rows.
 */
export function prepareInput(typed: string, mode: InputMode): PreparedInput {
  if (mode === "mint") return onlySeparators.test(typed) ? asTyped(typed) : joined(typed);
  if (detectMode(typed) === "mint") return asRows(typed);
  return otherNotation.test(typed) || hasReservedWord(typed) ? asTyped(typed) : withoutSpaces(typed);
}

/** Min terms where only an expression is taken: the list of rows that a correction turns into one. */
function asRows(typed: string): PreparedInput {
  const lead = "m(";
  return {
    text: `${lead}${typed})`,
    toTyped: (offset) => Math.max(0, Math.min(offset - lead.length, typed.length)),
  };
}

function asTyped(typed: string): PreparedInput {
  return { text: typed, toTyped: (offset) => offset };
}

/** The text without any of its spaces, even those between words or numbers. */
export function withoutSpaces(typed: string): PreparedInput {
  return kept(typed, (unit) => (space.test(unit) ? "" : unit));
}

/** A list with one comma between two numbers. */
function joined(typed: string): PreparedInput {
  let end = typed.length;
  while (separator.test(typed.charAt(end - 1))) end -= 1;
  return kept(typed.slice(0, end), (unit, last) =>
    !separator.test(unit) ? unit : last === undefined || last === "," ? "" : ",",
  );
}

/** Replaces each UTF-16 unit of the text by the result of `write`, which also gets the last unit written. */
function kept(typed: string, write: (unit: string, last: string | undefined) => string): PreparedInput {
  const places: number[] = [];
  // A list of units, not a growing string: reading the last character of a growing string would copy it each time.
  const units: string[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const unit = write(typed.charAt(at), units.at(-1));
    if (unit === "") continue;
    units.push(unit);
    places.push(at);
  }
  const end = (places.at(-1) ?? -1) + 1;
  return { text: units.join(""), toTyped: (offset) => places[offset] ?? end };
}

/** Refuses half a surrogate pair: it has no UTF-8 form, so it cannot be passed to an engine. */
export function refuseLoneSurrogate(field: string, text: string): ApiErrorBody | null {
  const lone = /\p{Surrogate}/u.exec(text);
  return (
    lone && { message: inputSentences.lone_surrogate, code: "lone_surrogate", position: lone.index, field }
  );
}

/** Refuses a request that is too long for the API, so that the page's own engine has the same limit. */
export function refuseTooLarge(request: unknown): ApiErrorBody | null {
  return utf8Length(JSON.stringify(request)) > limits.bodyBytesMax
    ? { message: inputSentences.body_too_large, code: "body_too_large" }
    : null;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
