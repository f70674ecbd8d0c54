// The data of a working: steps of lines, where each line gives a digit or a summand.

/** The most lines of a step; the lines left out are like those shown. */
export const workingLinesMax = 12;

type StepKind =
  /** Digits of a power of two as bits. */
  | "toBits"
  /** Bits as digits of a power of two. */
  | "fromBits"
  | "places"
  | "divide"
  | "multiply";

export interface WorkingLine {
  readonly text: string;
  /** The digit that this line gives; null if the lines are summed. */
  readonly digit: string | null;
}

export interface WorkingStep {
  readonly kind: StepKind;
  /** The part of the number that the step converts; a step with place values covers both. */
  readonly part: "whole" | "fraction";
  /** The base of the digits that are written or read, or the base to divide or multiply by. */
  readonly base: number;
  readonly lines: readonly WorkingLine[];
  /** The number of lines that are left out at the end. */
  readonly left: number;
  /**
   * The number, from 1, of the line to which the last line leads back, so that the lines repeat without end; null if
   * the step ends.
   */
  readonly repeatsFrom: number | null;
  /** The step's result; a long one is shortened in the middle. */
  readonly result: string;
}

export interface WorkingRequest {
  readonly integer: bigint;
  /** Digits after the point, in `base`, without trailing zeros. */
  readonly fraction: string;
  readonly base: number;
  readonly target: number;
}
