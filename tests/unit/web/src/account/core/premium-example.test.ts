// The derivation in the dialog about Premium is one of lesson 03, line for line and law for law.

import { expect, test } from "vitest";
import { premiumExample } from "#account/core/premium-example.ts";
import { lawLabel } from "#expression/steps/core/labels.ts";
import { derivations } from "#lessons/03/worked-derivations/core/derivations.ts";

test("it is the one about a long bar", () => {
  const steps = derivations.find(({ id }) => id === "open-the-bar")?.steps ?? [];
  expect(premiumExample).toEqual(
    steps.map(({ currentExpression, stepType }, at) => ({
      text: currentExpression,
      law: at === 0 ? "" : lawLabel(stepType),
    })),
  );
});
