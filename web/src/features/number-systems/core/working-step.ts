// The data of a working: steps of lines, where each line gives a digit or a summand.

/** Longer workings stop here; the rest goes on alike. */
export const workingLinesMax = 12;

export type StepKind =
  /** Digits of a power of two as bits. */
  | "toBits"
  /** Bits as digits of a power of two. */
  | "fromBits"
  | "places"
  | "divide"
  | "multiply";

export interface WorkingLine {
  readonly text: string;
  /** The digit that this line gives; null where the lines are summed. */
  readonly digit: string | null;
}

export interface WorkingStep {
  readonly kind: StepKind;
  /** Whether it is about the digits after the point; place values are about all. */
  readonly part: "whole" | "fraction";
  /** The base that is written, read, divided or multiplied by. */
  readonly base: number;
  readonly lines: readonly WorkingLine[];
  /** How many lines of the same kind would follow. */
  readonly left: number;
  /** The line, from 1, that comes again after the last one for ever; null when the step ends. */
  readonly repeatsFrom: number | null;
  /** What comes out of it, shortened in the middle when it is long. */
  readonly result: string;
}

export interface WorkingRequest {
  readonly integer: bigint;
  /** Digits after the point, in `base`, without trailing zeros. */
  readonly fraction: string;
  readonly base: number;
  readonly target: number;
}
