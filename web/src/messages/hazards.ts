// The texts about static hazards, fetched when a form without them is asked for.

type Kind = "sop" | "pos";

const value = { sop: 0, pos: 1 } as const;

export const hazards = {
  none: {
    sop: "This sum has no static hazard.",
    pos: "This product of sums has no static hazard.",
  },
  /** Written before the name of a variable. */
  while: "While",
  /** After that name, before the terms. */
  changes: ([row, other]: readonly [number, number]) => `changes between rows ${row} and ${other},`,
  /** After the terms. */
  drop: (kind: Kind, count: number) => `are ${count === 2 ? "both" : "all"} ${value[kind]} for a moment;`,
  /** After the term that holds both rows. */
  stays: (kind: Kind) => `stays ${1 - value[kind]}.`,
  added: "Added:",
  leftOut: "Left out:",
  proved: "smallest without hazards (proved)",
  atLeast: (size: string) => `a form without hazards has at least ${size}`,
  workingOut: "Finding the smallest form without static hazards",
  tooLarge: "There are too many pairs of neighbouring rows to find a form without static hazards.",
} as const;
