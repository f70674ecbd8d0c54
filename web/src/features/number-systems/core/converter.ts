// What the converter shows for what was typed and chosen (specification, section 4). The state holds only that;
// base, width and tables are derived.

import { bitLength, widthFor, type Width } from "./complement.ts";
import { parseDigits } from "./convert.ts";
import { basesOf, readNumber, upperCased, type NumberReading, type Numeral } from "./read-number.ts";

export interface ConverterState {
  /** As it stands in the field, upper-cased. */
  readonly text: string;
  /** The last text that was a number; the tables keep it. Empty when there is none. */
  readonly validText: string;
  /** What the person clicked; null while the rules choose. */
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
  /** Bases in which the text is valid; the others are disabled. All of them while the field is empty. */
  readonly validBases: readonly number[];
  readonly shown: Shown | null;
}

/** @param bases those available, ascending. */
export function viewOf({ text, validText, base }: ConverterState, bases: readonly number[]): ConverterView {
  const reading = readIn(text, bases);
  if (reading.kind === "empty") return { reading, validBases: bases, shown: null };
  const kept = reading.kind === "number" ? reading : readIn(validText, bases);
  const shown = kept.kind === "number" ? shownIn(kept.numeral, base, bases) : null;
  return { reading, validBases: reading.kind === "number" ? basesOf(reading.numeral, bases) : [], shown };
}

/** A new text. A choice that no longer holds is forgotten; a text that is no number yet forgets nothing. */
export function edited(state: ConverterState, typed: string, bases: readonly number[]): ConverterState {
  return settled({ ...state, text: upperCased(typed) }, bases);
}

/** What an address asks for; a choice that does not hold for the number is left out. */
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
  const { base } = shownIn(reading.numeral, state.base, bases);
  const bits = bitsUpTo(reading.numeral.whole, base);
  return {
    text: state.text,
    validText: state.text,
    base: base === state.base ? base : null,
    width: widthFor(bits, state.width) === state.width ? state.width : null,
  };
}

function readIn(text: string, bases: readonly number[]): NumberReading {
  return readNumber(text, Math.max(...bases));
}

function shownIn(numeral: Numeral, chosen: number | null, bases: readonly number[]): Shown {
  const valid = basesOf(numeral, bases);
  const base = valid.find((each) => each === chosen) ?? valid[0];
  if (base === undefined) throw new Error("a number was read that no base holds");
  return { numeral, base };
}

/** The bit length where it is at most the widest width, else anything above: a long number need not be worked out. */
function bitsUpTo(whole: string, base: number): number {
  const digits = whole.replace(/^0+/, "");
  return digits.length > 16 ? digits.length : bitLength(parseDigits(digits, base));
}
