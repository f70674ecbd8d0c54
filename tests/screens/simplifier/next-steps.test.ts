// Hints and the rest of a derivation, for a visitor's own lines: one more degree at each press, and no line is changed unless it is
// taken over.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { lineListTexts } from "#messages/expression.ts";
import { nextStepTexts as words } from "#messages/own-steps.ts";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { faultsInBoth } from "#support/browser/faults.ts";
import { openOwnSteps, type OwnStepsScreen } from "./own-steps-screen.ts";

const open = useBrowser();

const nextPath = "**/api/premium/simplify/next";

const openOwn = (options?: OpenOptions) => openOwnSteps(open, options);
const press = (screen: OwnStepsScreen, name: string) =>
  screen.panel.getByRole("button", { name, exact: true }).click();

describe.each(sizeNames)("on a %s", (size) => {
  test("a hint names the law, then shows the place, then the line, which can be taken over", async () => {
    const { page, screen, errors } = await openOwn({ size });
    await screen.line(1).fill("A.(B+B')");
    await screen.line(1).press("Enter");
    await screen.says(lineListTexts.byLaw("Distributive"));
    await press(screen, words.hint);
    await screen.says(words.law(words.from(1), "Complement"));
    expect(await screen.panel.getByText("B' is the complement of B").count()).toBe(0);
    await press(screen, words.more.place);
    await expect.poll(() => screen.panel.locator("[data-marked=before]").allInnerTexts()).toEqual(["B+B'"]);
    expect(await screen.panel.getByRole("button", { name: words.take }).count()).toBe(0);
    await press(screen, words.more.line);
    await screen.says("B' is the complement of B");
    expect(await faultsInBoth(page)).toEqual([]);
    await press(screen, words.take);
    expect(await screen.lines()).toEqual(["A.(B+B')", "A.1"]);
    // Other lines have another next step.
    await press(screen, words.hint);
    await screen.says(words.law(words.from(2), "Identity"));
    expect(errors).toEqual([]);
  });
});

test("the rest goes on from the last right line, leaves wrong ones alone, and is taken over as a whole", async () => {
  const { screen } = await openOwn();
  await screen.line(1).fill("A.(B+B')");
  await screen.line(1).press("Enter");
  await screen.says(lineListTexts.byLaw("Distributive"));
  await screen.line(2).fill("A.B");
  await press(screen, words.finish);
  await screen.says(words.rest(words.from(1), 2));
  expect(await screen.lines()).toEqual(["A.(B+B')", "A.B"]);
  await press(screen, words.takeAll);
  expect(await screen.lines()).toEqual(["A.(B+B')", "A.1", "A", "A.B"]);
  await screen.panel.getByRole("button", { name: lineListTexts.remove(4) }).click();
  await press(screen, words.hint);
  await screen.says(words.done(words.from(3)));
});

test("a hint that fails is told and can be asked for again; the lines stay", async () => {
  let isBroken = true;
  const { screen } = await openOwn({
    before: (context) =>
      context.route(nextPath, (route) => (isBroken ? route.abort("internetdisconnected") : route.continue())),
  });
  await screen.line(1).fill("A.1");
  await press(screen, words.hint);
  await screen.says(words.failed);
  isBroken = false;
  await press(screen, "Try again");
  await screen.says(words.law(words.from(1), "Identity"));
  expect(await screen.lines()).toEqual(["A.1"]);
});

test.each([
  [401, "unauthenticated", "Sign in"],
  [403, "premium_required", "Try again"],
] as const)(
  "a refusal with %i is told, with what helps, and the lines stay",
  async (status, code, remedy) => {
    const message = "Not for this caller.";
    const { screen } = await openOwn({
      before: (context) =>
        context.route(nextPath, (route) => route.fulfill({ status, json: { message, code } })),
    });
    await screen.line(1).fill("A.1");
    await press(screen, words.finish);
    await screen.says(words.failed);
    await screen.panel.getByRole("button", { name: remedy, exact: true }).waitFor();
    expect(await screen.lines()).toEqual(["A.1"]);
  },
);

test("by keyboard alone a line is typed, all degrees of a hint are told, and the line is taken over", async () => {
  const { page, screen } = await openOwn();
  await screen.line(1).focus();
  await page.keyboard.type("A.1");
  const reach = async (name: string) => {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((label) => document.activeElement?.textContent === label, name)) return;
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await reach(words.hint);
  for (const told of [words.law(words.from(1), "Identity"), words.more.line, words.take]) {
    await page.keyboard.press("Enter");
    await screen.says(told);
  }
  await reach(words.take);
  await page.keyboard.press("Enter");
  expect(await screen.lines()).toEqual(["A.1", "A"]);
  await expect.poll(() => screen.line(2).evaluate((field) => field === document.activeElement)).toBe(true);
});
