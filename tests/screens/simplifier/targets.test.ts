// The form that the steps lead to: the sum, the product, NAND gates alone, common factors taken out.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { targetTexts } from "#messages/steps.ts";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { faultsInBoth } from "#support/browser/faults.ts";
import { questionPath, StepsScreen } from "./steps-screen.ts";

const open = useBrowser();

describe.each(sizeNames)("on a %s", (size) => {
  test("each form has steps of its own, and one that the input has already says so", async () => {
    const { page, errors } = await open({ as: "premium@example.com", path: questionPath("A.B+A.C"), size });
    const screen = new StepsScreen(page);
    await screen.show.click();
    const choose = (label: string) => screen.panel.getByText(label, { exact: true }).click();
    await choose(targetTexts.labels.product);
    await screen.panel.getByText("A.(B+C)").first().waitFor();
    expect(await faultsInBoth(page)).toEqual([]);
    await choose(targetTexts.labels.nand);
    await screen.panel.getByText("((A.B)'.(A.C)')'").first().waitFor();
    await choose(targetTexts.labels.factored);
    await screen.panel.getByText("A.(B+C)").first().waitFor();
    expect(errors).toEqual([]);
  });
});

test("an input that has the form already is told so", async () => {
  const { page } = await open({ as: "premium@example.com", path: questionPath("A.(B+C)") });
  const screen = new StepsScreen(page);
  await screen.show.click();
  await screen.panel.getByText(targetTexts.labels.product, { exact: true }).click();
  await screen.panel.getByText(targetTexts.already.product).waitFor();
});
