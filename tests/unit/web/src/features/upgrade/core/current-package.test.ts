// The state of the card about the package: PREMIUM if it is known, FREE only if it is certain.

import { expect, test } from "vitest";
import type { Entitlement } from "#account/core/entitlement.ts";
import type { PackageAnswer } from "#account/core/package-answer.ts";
import { currentPackage } from "#features/upgrade/core/current-package.ts";

const answers: readonly PackageAnswer[] = ["unasked", "doubted", "answered", "failed"];
const premium: Entitlement = { isPremium: true, isKnown: true, daysLeft: 3, expiresAtMs: 1_000 };
const free: Entitlement = { isPremium: false, isKnown: true };
const unknown: Entitlement = { isPremium: false, isKnown: false };

test.each(answers)("known Premium stands, with its last millisecond, where the service was %s", (answer) => {
  expect(currentPackage(premium, answer)).toEqual({ kind: "premium", daysLeft: 3, lastMs: 999 });
});

test.each([
  ["unasked", "free"],
  ["answered", "free"],
  ["doubted", "asking"],
  ["failed", "unknown"],
] as const)("without a known package and the service %s it is %s", (answer, kind) => {
  expect(currentPackage(free, answer)).toEqual({ kind });
});

test.each([
  ["unasked", "asking"],
  ["answered", "asking"],
  ["doubted", "asking"],
  ["failed", "unknown"],
] as const)("of a user of whom nothing is known, with the service %s, it is %s", (answer, kind) => {
  expect(currentPackage(unknown, answer)).toEqual({ kind });
});
