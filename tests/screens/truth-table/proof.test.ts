// Why two columns are equal: the panel with the proof, one law at a time.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { proofTexts as words } from "#messages/steps.ts";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { faultsInBoth } from "#support/browser/faults.ts";

const open = useBrowser();

const equalPath = "**/api/premium/simplify/equal";

async function compared(texts: readonly string[], options: OpenOptions = {}) {
  const [input = "", ...others] = texts.map(encodeURIComponent);
  const opened = await open({
    as: "premium@example.com",
    path: `/ttable?input=${input}${others.map((other) => `&fn=${other}`).join("")}&compare=1`,
    ...options,
  });
  const { page } = opened;
  return { ...opened, panel: page.getByRole("complementary", { name: words.title }) };
}

describe.each(sizeNames)("on a %s", (size) => {
  test("equal columns offer a proof, whose last step is the other column", async () => {
    const { page, panel, errors } = await compared(["A+B.C", "(A+B).(A+C)", "A.B", "(A)+(C.B)"], { size });
    const why = page.getByRole("button", { name: words.why("F1", "F2") });
    await why.click();
    await panel.getByText(words.lead("F1", "F2")).waitFor();
    await panel.getByText("Distributive").first().waitFor();
    await expect.poll(() => panel.innerText()).toContain("(A+B).(A+C)");
    expect(await faultsInBoth(page)).toEqual([]);
    await panel.press("Escape");
    await panel.waitFor({ state: "detached" });
    await expect.poll(() => why.evaluate((button) => button === document.activeElement)).toBe(true);
    // The next of the group is proved from its neighbour.
    await page.getByRole("button", { name: words.why("F2", "F4") }).click();
    await panel.getByText(words.lead("F2", "F4")).waitFor();
    expect(errors).toEqual([]);
  });
});

test("columns that differ in order alone need no law", async () => {
  const { page, panel } = await compared(["A.B", "B.A"]);
  await page.getByRole("button", { name: words.why("F1", "F2") }).press("Enter");
  await panel.getByText(words.sameText).waitFor();
});

test("a proof that cannot be loaded is told, and can be asked for again", async () => {
  let isBroken = true;
  const { page, panel } = await compared(["A", "A+A.B"], {
    before: (context) =>
      context.route(equalPath, (route) =>
        isBroken ? route.abort("internetdisconnected") : route.continue(),
      ),
  });
  await page.getByRole("button", { name: words.why("F1", "F2") }).click();
  await panel.getByText(words.failed).waitFor();
  isBroken = false;
  await panel.getByRole("button", { name: "Try again" }).click();
  await panel.getByText("Absorptive").first().waitFor();
});

test("a package that has ended meanwhile closes the panel and explains Premium", async () => {
  const { page, panel } = await compared(["A", "A+A.B"], {
    before: (context) =>
      context.route(equalPath, (route) =>
        route.fulfill({ status: 403, json: { message: "This needs Premium.", code: "premium_required" } }),
      ),
  });
  await page.getByRole("button", { name: words.why("F1", "F2") }).click();
  await page.getByRole("dialog").getByText(words.premium).waitFor();
  expect(await panel.count()).toBe(0);
});
