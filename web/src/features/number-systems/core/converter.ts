// The converter's state and view (specification, section 4). The state holds only the typed text and the visitor's
// choices; base, width and tables are derived.

import { bitsNeeded, widthFor, type Width } from "#numbers/core/complement.ts";
import { parseDigits } from "#numbers/core/convert.ts";
import {
  basesOf,
  readNumber,
  upperCased,
  type NumberReading,
  type Numeral,
} from "#numbers/core/read-number.ts";
import { statedBase } from "#numbers/core/stated-base.ts";

export interface ConverterState {
  /** The text in the field, in upper case. */
  readonly text: string;
  /** The last text that was a number, which the tables keep showing. Empty if there is none. */
  readonly validText: string;
  /** The base that the visitor chose; null while the rules choose. */
  readonly base: number | null;
  readonly width: Width | null;
}

export const emptyConverter: ConverterState = { text: "", validText: "", base: null, width: null };

/** The number in the tables. */
export interface Shown {
  readonly numeral: Numeral;
  readonly base: number;
}

export interface ConverterView {
  readonly reading: NumberReading;
  /** The bases in which the text is valid; the others are disabled. All bases while the field is empty. */
  readonly validBases: readonly number[];
  readonly shown: Shown | null;
}

/** @param bases the available bases, ascending. */
export function viewOf({ text, validText, base }: ConverterState, bases: readonly number[]): ConverterView {
  const reading = readIn(text, bases);
  if (reading.kind === "empty") return { reading, validBases: bases, shown: null };
  const kept = reading.kind === "number" ? reading : readIn(validText, bases);
  const shown = kept.kind === "number" ? shownIn(kept, base, bases) : null;
  return { reading, validBases: reading.kind === "number" ? validIn(reading, bases) : [], shown };
}

/**
 * The state after an edit. A choice that is not valid for the new number is reset; a text that is no number yet
 * resets nothing.
 */
export function edited(state: ConverterState, typed: string, bases: readonly number[]): ConverterState {
  return settled({ ...state, text: upperCased(typed) }, bases);
}

/** The state that an address asks for; a choice that is not valid for the number is left out. */
export function asked(
  {
    number,
    base,
    width,
  }: { readonly number: string; readonly base: number | null; readonly width: Width | null },
  bases: readonly number[],
): ConverterState {
  const known = base !== null && bases.includes(base) ? base : null;
  return settled({ text: upperCased(number), validText: "", base: known, width }, bases);
}

function settled(state: ConverterState, bases: readonly number[]): ConverterState {
  const reading = readIn(state.text, bases);
  if (reading.kind === "empty") return { ...emptyConverter, text: state.text };
  if (reading.kind === "wrong") return state;
  const { base } = shownIn(reading, state.base, bases);
  const bits = bitsUpTo(reading.numeral, base);
  return {
    text: state.text,
    validText: state.text,
    base: base === state.base ? base : null,
    width: widthFor(bits, state.width) === state.width ? state.width : null,
  };
}

/** A text that is valid in no available base is read in the base that it names. */
function readIn(text: string, bases: readonly number[]): NumberReading {
  const reading = readNumber(text, Math.max(...bases));
  if (reading.kind !== "wrong" || reading.wrong.kind === "unfinished") return reading;
  const stated = statedBase(text);
  if (!stated) return reading;
  const own = readNumber(stated.digits, stated.base);
  if (own.kind === "number") return { ...own, stated: stated.base };
  return own.kind === "empty" ? { ...reading, wrong: { kind: "unfinished" } } : reading;
}

type NumberRead = Extract<NumberReading, { kind: "number" }>;

function validIn({ numeral, stated }: NumberRead, bases: readonly number[]): readonly number[] {
  return stated === undefined ? basesOf(numeral, bases) : [stated];
}

function shownIn(read: NumberRead, chosen: number | null, bases: readonly number[]): Shown {
  const { numeral } = read;
  const valid = validIn(read, bases);
  const base = valid.find((each) => each === chosen) ?? valid[0];
  if (base === undefined) throw new Error("a number was read that no base holds");
  return { numeral, base };
}

/**
 * The bit length if it is at most the largest width, otherwise any larger value, so that a long number need not be
 * converted.
 */
function bitsUpTo({ whole, isNegative }: Numeral, base: number): number {
  const digits = whole.replace(/^0+/, "");
  if (digits.length > 64) return digits.length;
  const integer = parseDigits(digits, base);
  return bitsNeeded(integer, isNegative && integer > 0n);
}
