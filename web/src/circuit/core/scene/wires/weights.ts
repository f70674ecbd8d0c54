// What makes a wire dear: lengths are in units of the sheet, and one unit of new line costs 1. Pure.

/** Along line that the source has drawn already. Not 0, so that the shorter way wins. */
export const sharedInk = 0.03;

export const bend = 20;

/** Of another source's wire. */
export const crossing = 30;

/** Along another source's line, at the least distance. */
export const beside = { once: 4, perUnit: 0.1 } as const;

/** Along a side of a part, nearer than the first and the second distance. */
export const hugging = [
  { distance: 5, once: 200, perUnit: 1 },
  { distance: 10, once: 8, perUnit: 0.1 },
] as const;

/** For every unit that a single turn is away from half way: the last to decide. */
export const offCentre = 0.05;

/** What must not be; it is done where there is no way round, as when parts lie on each other. */
export const forbidden = 10_000;

/** Into a lead or out of it other than level, to the right. */
export const wrongSide = 5_000;

/** As for a lead; a node takes wires from each side, best as a lead does. */
export const nodeSide = 25;
