// The tabs of the steps' panel: Show Steps opens the steps of the tool, and the tabs stay where they are.
// @module-tag deep

import { expect, test } from "vitest";
import { ownTabs, targetTexts } from "#messages/steps.ts";
import { type Size, useBrowser } from "#support/browser/browser.ts";
import { longDerivation, longQuestion } from "#support/logic/derivations.ts";
import { OwnStepsScreen } from "./own-steps-screen.ts";
import { questionPath, stepsPath } from "./steps-screen.ts";

const open = useBrowser();

const [original, ...laws] = longDerivation;
if (!original) throw new Error("The derivation is empty.");

/** Two chapters: 60 steps about bars, then others. */
const inChapters = [
  original,
  ...Array.from({ length: 120 }, (_, at) => laws[at % 12]).flatMap((step, at) =>
    step ? [at < 60 ? { ...step, stepType: "DeMorgan_THEOREM" } : step] : [],
  ),
];

test.each([
  ["desktop", { width: 1280, height: 800 }],
  ["phone", { width: 360, height: 740 }],
  ["phone", { width: 740, height: 360 }],
] as const satisfies readonly (readonly [Size, object])[])(
  "on a %s of %o the tabs stay in place while steps come, a chapter folds and another tab is chosen",
  async (size, viewport) => {
    const arrived = Promise.withResolvers<null>();
    const { page, errors } = await open({
      as: "premium@example.com",
      size,
      path: questionPath(longQuestion, "mint"),
      before: (context) =>
        context.route(stepsPath, async (route) => {
          await arrived.promise;
          await route.fulfill({ json: inChapters });
        }),
    });
    await page.setViewportSize(viewport);
    const screen = new OwnStepsScreen(page);
    await screen.show.click();
    const tabs = screen.panel.getByRole("radiogroup", { name: ownTabs.tabs });
    await screen.panel.getByText("Loading Steps ...").first().waitFor();
    const place = await tabs.boundingBox();
    expect(place).not.toBeNull();
    const stays = async (when: string) => expect(await tabs.boundingBox(), when).toEqual(place);
    arrived.resolve(null);
    await screen.rail.waitFor();
    await stays("with steps");
    const chapters = screen.panel.locator("[data-chapter] > [aria-expanded]");
    expect(await chapters.count()).toBeGreaterThan(1);
    await chapters.last().click();
    await stays("with another chapter");
    for (const chapter of await chapters.all()) {
      if ((await chapter.getAttribute("aria-expanded")) === "true") await chapter.click();
      await stays("with a folded chapter");
    }
    await screen.panel.getByText(targetTexts.labels.product, { exact: true }).click();
    await screen.rail.waitFor();
    await stays("with another form");
    await screen.choose(ownTabs.own);
    await screen.line(1).waitFor();
    await stays("with own lines");
    await screen.line(1).click();
    await screen.panel.getByRole("button", { name: "Finish it for me" }).scrollIntoViewIfNeeded();
    await stays("with own lines scrolled");
    await screen.choose(ownTabs.steps);
    await screen.rail.waitFor();
    await stays("with the steps again");
    expect(errors).toEqual([]);
  },
);

test("Show Steps opens the tab of the steps, whichever was open last", async () => {
  const { page } = await open({ as: "premium@example.com", path: questionPath("A.B+A.B'") });
  const screen = new OwnStepsScreen(page);
  const isChosen = (tab: string) => screen.panel.getByRole("radio", { name: tab, exact: true }).isChecked();
  await screen.openSteps();
  expect(await isChosen(ownTabs.steps)).toBe(true);
  await screen.choose(ownTabs.own);
  await screen.line(1).waitFor();
  await screen.show.click();
  await screen.panel.waitFor({ state: "detached" });
  await screen.openSteps();
  expect(await isChosen(ownTabs.steps)).toBe(true);
  expect(await screen.line(1).count()).toBe(0);
});
