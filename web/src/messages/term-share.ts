// The texts of the button that shows how many functions need more terms than a form. They are not among those of
// own.ts, which every visit loads.

import { own } from "./own.ts";

type Kind = "sop" | "pos";

const parts = { sop: "terms", pos: "clauses" } as const;

/** "2 terms. 77 % of all functions of 4 variables need more." */
function sentence(kind: Kind, count: number, rest: string): string {
  return `${own[parts[kind]](count)}. ${rest}`;
}

export const termShare = {
  ask: (kind: Kind) => `How many functions need more ${parts[kind]}`,
  none: (kind: Kind, count: number, variables: number) =>
    sentence(kind, count, `No function of ${variables} variables needs more.`),
  /** `share` is "77 %", "Less than 1 %" or "More than 99 %". */
  some: (kind: Kind, count: number, variables: number, share: string) =>
    sentence(kind, count, `${share} of all functions of ${variables} variables need more.`),
  percent: (percent: number) => `${percent} %`,
  fewest: "Less than 1 %",
  most: "More than 99 %",
} as const;
