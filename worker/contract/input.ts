// What happens to a text before any engine sees it: which mode it is in, which spaces are left out, what is refused at
// once. Pure functions without WASM, shared by the page and the Worker so that both read a text alike.

import type { ApiErrorBody } from "./errors.ts";
import { logicSpaces } from "./generated/logic-facts.ts";
import { limits } from "./limits.ts";
import { sentences } from "./sentences.ts";

export const inputModes = ["boolean", "mint"] as const;
export type InputMode = (typeof inputModes)[number];

const space = new RegExp(`[${logicSpaces}]`);
const beyondMinTerms = new RegExp(`[^0-9,${logicSpaces}]`);
const visible = new RegExp(`[^${logicSpaces}]`);
const separator = new RegExp(`[${logicSpaces},]`);
const onlySeparators = new RegExp(`^[${logicSpaces},]*$`);

/** Whether the text is empty or only spaces. As a list of don't-cares it then means that there are none. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** The text on one line, as a field shows it: each line end becomes a space. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, " ");
}

const boundClass = `${logicSpaces}()[\\]{}`;

/**
 * An operator's name between spaces, brackets or the ends of the text. NOT also counts after a sign (`A+NOT B`): read
 * as the product N.O.T it would silently mean something else.
 */
const boundedWord = new RegExp(
  `(?:^|[${boundClass}])(?:and|or|not|xor)(?=$|[${boundClass}])|[.+^]not(?=[${logicSpaces}(])`,
  "i",
);

/** Whether the text has an operator's name as a word: the rule of the crate's `expr/words.rs`, to which a test holds it. */
export function hasOperatorWord(text: string): boolean {
  return boundedWord.test(text);
}

/**
 * The specification's detection rule (section 4): "boolean" and "mint" are locked; "either" means that
 * only 0, 1 and spaces are there, so both modes are offered.
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

/** A text as it is sent, and where its characters were in the text as typed. */
export interface PreparedInput {
  readonly text: string;
  /** UTF-16 offset in `text` (0 to its length) → UTF-16 offset in the typed text. */
  toTyped(offset: number): number;
}

/**
 * Leaves the spaces out of an expression and joins min terms by commas. A text with an operator's name in it stays as
 * typed: without its spaces, `A AND B` would read as a product of five letters. A list without a number stays as typed
 * too: otherwise nothing would be sent.
 */
export function prepareInput(typed: string, mode: InputMode): PreparedInput {
  const asTyped = mode === "boolean" ? hasOperatorWord(typed) : onlySeparators.test(typed);
  if (asTyped) return { text: typed, toTyped: (offset) => offset };
  const kept: number[] = [];
  // A list of units and not a text that grows: asking such a text for its last character would copy it each time.
  const units: string[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const unit = typed.charAt(at);
    if (mode === "mint" && separator.test(unit)) {
      if (units.length > 0 && units.at(-1) !== ",") {
        units.push(",");
        kept.push(at);
      }
    } else if (!space.test(unit)) {
      units.push(unit);
      kept.push(at);
    }
  }
  if (mode === "mint" && units.at(-1) === ",") {
    units.pop();
    kept.pop();
  }
  const end = (kept.at(-1) ?? -1) + 1;
  return { text: units.join(""), toTyped: (offset) => kept[offset] ?? end };
}

/** Refuses half a surrogate pair: it has no UTF-8 form, so no engine can be given it. */
export function refuseLoneSurrogate(field: string, text: string): ApiErrorBody | null {
  const lone = /\p{Surrogate}/u.exec(text);
  return lone && { message: sentences.lone_surrogate, code: "lone_surrogate", position: lone.index, field };
}

/** Refuses a request longer than the API takes, so that the page's own engine has the same limit. */
export function refuseTooLarge(request: unknown): ApiErrorBody | null {
  return utf8Length(JSON.stringify(request)) > limits.bodyBytesMax
    ? { message: sentences.body_too_large, code: "body_too_large" }
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
