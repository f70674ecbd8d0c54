// The state of the SoP PoS tool, all of which its address holds. Pure.

export const inputsMin = 2;
export const inputsMax = 8;

/** More inputs have no Karnaugh map. */
export const mapInputsMax = 6;

export type SopPosForm = "sop" | "pos";

/** How the rows are shown. */
export type SopPosView = "table" | "map";

export interface SopPosSetup {
  /** From `inputsMin` to `inputsMax`. */
  readonly inputs: number;
  /** The first variable's name, A to Z. */
  readonly start: string;
  /** The output's given name, valid by `isOutputName`; empty for F. */
  readonly output: string;
  /** The rows in which the function is 1, ascending; the first variable is the most significant bit of a row's number. */
  readonly rows: readonly number[];
  /** The don't-care rows, ascending; none of them is among `rows`. */
  readonly dontCares: readonly number[];
  readonly form: SopPosForm;
  /** Never the map above `mapInputsMax` inputs. */
  readonly view: SopPosView;
  /** Whether the map has the first variables on the horizontal axis. */
  readonly isSwapped: boolean;
  /** Whether a form without static hazards is wanted. */
  readonly withoutHazards: boolean;
}

export const defaultSetup: SopPosSetup = {
  inputs: inputsMin,
  start: "A",
  output: "",
  rows: [],
  dontCares: [],
  form: "sop",
  view: "table",
  isSwapped: false,
  withoutHazards: false,
};

export const outputCharsMax = 20;

/** A letter, then letters, digits or `_`: the rule for a bulb's name in the simulator. */
export function isOutputName(text: string): boolean {
  return text.length <= outputCharsMax && /^[A-Za-z]\w*$/.test(text);
}

/** Number of rows of a table. */
export function rowCount(inputs: number): number {
  return 2 ** inputs;
}

/** The rows of a table that `isMeant` picks, ascending. */
export function rowsWhere(inputs: number, isMeant: (row: number) => boolean): number[] {
  return Array.from({ length: rowCount(inputs) }, (_, row) => row).filter(isMeant);
}
