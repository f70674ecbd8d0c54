// The regions of the Venn diagrams as closed paths in a box of 280 × 170. Pure.

import type { DemoGate, RegionId } from "./demo.ts";

export const vennBox = { width: 280, height: 170 } as const;

/** The frame around the circles. */
const frame = "M8 2H272A6 6 0 0 1 278 8V162A6 6 0 0 1 272 168H8A6 6 0 0 1 2 162V8A6 6 0 0 1 8 2Z";

/** Two circles of radius 64 with their middles at 109 and 171; they meet at x 140, 29 and 141 down. */
const radius = 64;
const [top, bottom] = [`140 ${29}`, `140 ${141}`];
const arc = (isLarge: 0 | 1, isClockwise: 0 | 1, to: string) =>
  `A${radius} ${radius} 0 ${isLarge} ${isClockwise} ${to}`;

const two: Readonly<Record<RegionId, string>> = {
  outside: `${frame}M${top}${arc(1, 0, bottom)}${arc(1, 0, top)}Z`,
  A: `M${top}${arc(1, 0, bottom)}${arc(0, 1, top)}Z`,
  both: `M${top}${arc(0, 1, bottom)}${arc(0, 1, top)}Z`,
  B: `M${top}${arc(1, 1, bottom)}${arc(0, 0, top)}Z`,
};

const circle = `M76 85${arc(1, 1, "204 85")}${arc(1, 1, "76 85")}Z`;

const one = { outside: `${frame}${circle}`, A: circle } as const;

/**
 * To be filled by the even-odd rule: the region outside has a hole. Empty for a region that the diagram does not have.
 */
export function regionPath(gate: DemoGate, region: RegionId): string {
  if (gate !== "not") return two[region];
  return region === "outside" || region === "A" ? one[region] : "";
}

/** The circles with their letters. */
export const vennCircles = {
  not: [{ name: "A", x: 140, letterX: 140 }],
  and: [
    { name: "A", x: 109, letterX: 80 },
    { name: "B", x: 171, letterX: 200 },
  ],
} as const;
