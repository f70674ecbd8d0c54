// Home's cards (specification, section 2), below the Simplifier's own card.

import {
  IconBinary,
  IconBorderAll,
  IconLogicAnd,
  IconSchool,
  IconSum,
  IconTable,
  type Icon,
} from "@tabler/icons-react";
import type { Address } from "#addresses/core/paths.ts";
import { homeTexts } from "#messages/home.ts";
import { specified } from "#messages/specified.ts";

/** A route with the label Open, or a route with its own label. */
export type CardAction =
  | Address
  | {
      readonly url: Address;
      readonly label: string;
      readonly construction?: boolean;
    };

export interface DashboardCard {
  readonly title: string;
  readonly subheader: string;
  readonly icon: Icon;
  readonly construction?: boolean;
  readonly actions: readonly CardAction[];
}

export const cards: readonly DashboardCard[] = [
  {
    title: specified.cardKmap,
    subheader: homeTexts.tagsKmap,
    icon: IconBorderAll,
    construction: true,
    actions: countActions("/kmap", [4, 3, 2]),
  },
  {
    title: specified.cardTruthTable,
    subheader: homeTexts.tagsTruthTable,
    icon: IconTable,
    actions: ["/ttable"],
  },
  {
    title: specified.cardSopPos,
    subheader: homeTexts.tagsSopPos,
    icon: IconSum,
    actions: countActions("/soppos", [5, 4, 3]),
  },
  {
    title: specified.cardCircuit,
    subheader: homeTexts.tagsCircuit,
    icon: IconLogicAnd,
    actions: [
      { url: "/csim", label: specified.cardSimulator },
      { url: "/cgen", label: specified.cardGenerator, construction: true },
    ],
  },
  {
    title: specified.cardNumberSystems,
    subheader: homeTexts.tagsNumberSystems,
    icon: IconBinary,
    actions: ["/number-systems"],
  },
  {
    title: specified.cardLearn,
    subheader: homeTexts.tagsLearn,
    icon: IconSchool,
    actions: ["/learn"],
  },
];

/** One action for each number of variables; only the first spells the unit out. */
function countActions(path: "/kmap" | "/soppos", counts: readonly number[]): readonly CardAction[] {
  return counts.map((count, at) => ({
    url: `${path}?vars=${count}`,
    label: at === 0 ? homeTexts.variables(count) : String(count),
  }));
}
