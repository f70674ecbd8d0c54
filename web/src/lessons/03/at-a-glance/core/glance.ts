// All laws in one table, each with the names that other books give it. Pure.

import type { Equation, LawData } from "#learn/core/data.ts";
import { consequences } from "../../laws/core/consequences.ts";
import { dualEquation } from "../../duality/core/dual.ts";
import { laws } from "../../laws/core/laws.ts";

export interface GlanceRow {
  /** The id of the law whose section is about it. */
  readonly law: string;
  readonly title: string;
  readonly forms: readonly Equation[];
  /** The names in other books. */
  readonly also: readonly string[];
}

/** By the id of the law. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  annulment: ["null law", "dominance"],
  idempotent: ["idempotence"],
  complement: ["inverse"],
  "order-and-grouping": ["commutative", "associative"],
  "double-negation": ["involution"],
  distributive: ["factoring, from right to left"],
  absorptive: ["absorption", "covering"],
  redundancy: ["simplification", "elimination"],
  consensus: ["redundancy theorem"],
  xor: ["exclusive or"],
};

const { combining } = consequences;

const combiningRow: GlanceRow = {
  law: combining.law,
  title: "Combining",
  forms: [combining.equation, dualEquation(combining.equation)],
  also: ["uniting", "adjacency"],
};

function rowOf({ id, title, forms }: LawData): GlanceRow {
  return { law: id, title, forms, also: alsoCalled[id] ?? [] };
}

/** In the order of the lesson; the combining law, separate in most books, follows the law that it comes from. */
export const glance: readonly GlanceRow[] = laws.flatMap((law) =>
  law.id === combining.law ? [rowOf(law), combiningRow] : [rowOf(law)],
);
