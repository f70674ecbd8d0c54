// A derivation of more than 100 lines in the panel: chapters, of which that of the open step is open.
// @module-tag deep

import { expect, test } from "vitest";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { longDerivation, longQuestion } from "#support/logic/derivations.ts";
import { faults } from "#support/browser/faults.ts";
import { answerSteps, questionPath, StepsScreen } from "./steps-screen.ts";

const open = useBrowser();

const [original, ...laws] = longDerivation;

/** 60 steps about bars, 30 about XOR, then pairs. */
const inChapters: readonly DerivationStep[] = Array.from({ length: 131 }, (_, at) => {
  const step = at === 0 ? original : laws[(at - 1) % 12];
  if (!step) throw new Error("The derivation has no such step.");
  if (at === 0 || at > 90) return step;
  return {
    ...step,
    stepType: at > 60 ? "XOR_GATE" : at % 2 === 0 ? "DeMorgan_THEOREM" : "DOUBLE_NEGATION_LAW",
  };
});

async function opened(options: OpenOptions = {}) {
  const { page, errors } = await open({
    as: "premium@example.com",
    path: questionPath(longQuestion, "mint"),
    before: (context) => answerSteps(context, inChapters),
    ...options,
  });
  const screen = new StepsScreen(page);
  await screen.openSteps();
  const chapter = (numbers: string) =>
    screen.panel.getByRole("button", { name: `Steps ${numbers}`, exact: false });
  const isOpen = (numbers: string) => chapter(numbers).first().getAttribute("aria-expanded");
  return { page, errors, screen, chapter, isOpen };
}

test.each(sizeNames)(
  "on a %s each folded chapter has its sentence, its first and its last line; axe finds nothing",
  async (size) => {
    const { page, errors, screen, isOpen } = await opened({ size });
    expect(await Promise.all(["0–60", "61–90", "91–130"].map(isOpen))).toEqual(["true", "false", "false"]);
    const folded = screen.panel.locator('[data-chapter="61"]');
    expect(await folded.innerText()).toContain("XOR is written with AND, OR and NOT.");
    expect(await folded.getByRole("math").count()).toBe(2);
    expect(await faults(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test("keys go from chapter to chapter with the focus, and a chapter opens and folds by its button", async () => {
  const { page, screen, chapter, isOpen } = await opened();
  const isFocused = (at: number) => screen.head(at).evaluate((head) => head === document.activeElement);
  await screen.head(1).focus();
  await page.keyboard.press("End");
  await expect.poll(() => isFocused(130)).toBe(true);
  expect(await Promise.all(["0–60", "91–130"].map(isOpen))).toEqual(["false", "true"]);
  await page.keyboard.press("Home");
  await expect.poll(() => isFocused(0)).toBe(true);
  await chapter("61–90").first().focus();
  await page.keyboard.press("Enter");
  expect(await isOpen("61–90")).toBe("true");
  await page.keyboard.press("Enter");
  expect(await isOpen("61–90")).toBe("false");
  await screen.head(60).click();
  await screen.next.click();
  await screen.panel.getByText("Step 61 of 130", { exact: true }).waitFor();
  expect(await Promise.all(["0–60", "61–90"].map(isOpen))).toEqual(["false", "true"]);
});

test("paper has every line", async () => {
  const { page } = await opened();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect
    .poll(() => page.locator("section li").filter({ hasText: "The marked part is changed" }).count())
    .toBe(130);
});
