// The costs of a wire. Lengths are in units of the sheet, and one unit of new line costs 1. Pure.

/** Per unit along a line that the source has drawn already. It is not 0, so that the shorter path wins. */
export const sharedInk = 0.03;

export const bend = 20;

/** For crossing another source's wire. */
export const crossing = 32;

/** For running along another source's line at the least distance. */
export const beside = { once: 4, perUnit: 0.1 } as const;

/** For running along a side of a part, closer than the first and than the second distance. */
export const hugging = [
  { distance: 5, once: 200, perUnit: 1 },
  { distance: 10, once: 8, perUnit: 0.1 },
] as const;

/** Per unit that a turn is away from half way. It is small, so it only decides between otherwise equal paths. */
export const offCentre = 0.05;

/** For what a wire must not do. It still happens if there is no way round, for example when parts lie on each other. */
export const forbidden = 10_000;

/** For entering or leaving a lead in any direction but to the right. */
export const wrongSide = 5_000;

/** The same for a node, which takes wires from each side but best like a lead. */
export const nodeSide = 25;

/** For a dot with another line or dot too near to it. */
export const touchedDot = 200;

/** For meeting the source's own lines again, which closes a ring. */
export const ring = 2_000;
