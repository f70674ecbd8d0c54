// The shape of a derivation as it is answered, and what the second checker says of a wrong one.

export type Range = readonly [start: number, end: number];

export interface Side {
  readonly part: string;
  readonly at: readonly Range[];
}

export interface Step {
  readonly currentExpression: string;
  readonly stepType: string;
  readonly description: string;
  readonly before?: Side;
  readonly after?: Side;
}

export type Derivation = readonly Step[];

/** The first item that is wrong, and why. */
export interface Fault {
  readonly index: number;
  readonly reason: string;
}

export const unproved = {
  corrected: "CORRECTED",
  brackets: "REMOVED_REDUNDANT_BRACKETS",
} as const;
