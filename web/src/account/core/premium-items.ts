// What Premium adds beside checking own steps, each with an input and the address at which its screen shows that input: the
// feature is one press away there. Pure. The addresses are written without the screens' codecs, which a test reads them with: the
// files of the screens are not needed here.

import { lessonAddress } from "#addresses/core/learn.ts";
import type { Address, SectionPath } from "#addresses/core/paths.ts";
import { writeQuery } from "#addresses/core/query.ts";
import { premium } from "#messages/account.ts";

interface PremiumItem {
  readonly title: string;
  readonly text: string;
  readonly example: { readonly input: string; readonly address: Address };
}

/** The practice of lesson 03 where anybody's own lines are checked. */
export const freePractice = lessonAddress("03", {
  task: { kind: "simplify", level: 1, seed: 8 },
  byLines: true,
});

export const premiumItems: readonly PremiumItem[] = [
  { ...premium.items.steps, example: answered("(A'+B'.C)'") },
  { ...premium.items.targets, example: answered("A.B+A.C") },
  { ...premium.items.proofs, example: tabled("A.B+C", "(A+C).(B+C)") },
  { ...premium.items.comparison, example: tabled("A^B", "A.B'+A'.B", "(A^B)'") },
  {
    ...premium.items.bases,
    example: { input: "255", address: addressOf("/number-systems", { number: "255", base: "10" }) },
  },
];

function answered(input: string): PremiumItem["example"] {
  return { input, address: addressOf("/simplify", { input, mode: "boolean" }) };
}

function tabled(input: string, ...others: readonly string[]): PremiumItem["example"] {
  const parameters = [["input", input], ...others.map((other) => ["fn", other])];
  return { input: [input, ...others].join(", "), address: addressOf("/ttable", parameters) };
}

function addressOf(path: SectionPath, parameters: Record<string, string> | string[][]): Address {
  return `${path}?${writeQuery(new URLSearchParams(parameters))}`;
}
