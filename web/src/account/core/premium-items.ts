// What Premium adds beside checking own steps, each with an input and the address at which its screen shows that input: the
// feature is one press away there. Pure.

import { pathWith } from "#addresses/core/codec.ts";
import { lessonAddress } from "#addresses/core/learn.ts";
import { numberSystemsAddress } from "#addresses/core/number-systems.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { premium } from "#messages/premium.ts";

interface PremiumItem {
  readonly title: string;
  readonly text: string;
  readonly example: { readonly input: string; readonly address: string };
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
    example: {
      input: "255",
      address: pathWith(numberSystemsAddress, { number: "255", base: 10, bits: null }),
    },
  },
];

function answered(input: string): PremiumItem["example"] {
  return { input, address: pathWith(simplifyAddress, { input, mode: "boolean" }) };
}

function tabled(input: string, ...extras: readonly string[]): PremiumItem["example"] {
  const setup = { input, extras, namesInHeader: true, compares: false, showsParts: false };
  return { input: [input, ...extras].join(", "), address: pathWith(truthTableAddress, setup) };
}
