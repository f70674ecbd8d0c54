// Which variables have a key on touch: those of the text, and some that may come next. Pure.

import { hasReservedWord } from "#contract/input.ts";
import { splitNames } from "./names.ts";
import { inVariableOrder } from "./parse.ts";

const namesMin = 4;
const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * The variables of a text in the order of variables, then at least one that is not in it yet; four altogether or more.
 */
export function keyVariables(text: string): readonly string[] {
  const met = variablesIn(text);
  const fresh = nextNames(met).filter((name) => !met.includes(name));
  return [...met, ...fresh.slice(0, Math.max(1, namesMin - met.length))];
}

function variablesIn(typed: string): string[] {
  const text = splitNames(typed).expression;
  // The letters of an operator's name are no variables.
  const names = text.match(hasReservedWord(text) ? /(?<![a-z])[a-z]\d*(?![a-z])/gi : /[a-z]\d*/gi) ?? [];
  const met = [...new Set(names)];
  met.sort(inVariableOrder);
  return met;
}

/** Names that go on as the last one does: x4, x5, … after x3; otherwise the letters after it, in its case. */
function nextNames(met: readonly string[]): string[] {
  const last = met.at(-1);
  if (last === undefined) return alphabet;
  const letter = last.charAt(0);
  if (last.length > 1) {
    const next = Number(last.slice(1)) + 1;
    return Array.from({ length: namesMin }, (_, at) => `${letter}${next + at}`);
  }
  const after = alphabet.indexOf(letter.toUpperCase()) + 1;
  const letters = [...alphabet.slice(after), ...alphabet.slice(0, after)];
  return letter === letter.toUpperCase() ? letters : letters.map((each) => each.toLowerCase());
}
