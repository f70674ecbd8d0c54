// What lesson 03 folds: proofs that come at a press and stand on paper without it, and lines of a worked derivation that
// come with Next; and the table of all laws, printed alone.
// @module-tag deep

import { expect, test } from "vitest";
import { lawTables, lessonBlocks } from "#messages/lesson-blocks.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";
import { type OpenOptions, useBrowser } from "#support/browser/browser.ts";

const open = useBrowser();

async function openLesson(options: OpenOptions = {}) {
  const { page } = await open({ path: "/learn/lesson/03", ...options });
  await page.locator("[data-section]").last().waitFor();
  return { page, section: (id: string) => page.locator(`section[data-section="${id}"]`) };
}

test("a table and a proof that are folded come and go at a press", async () => {
  const { page, section } = await openLesson();
  const cases = [
    // The form without a table is the dual of the other.
    ["distributive", "table", null, 1, 1],
    ["order-and-grouping", "table", lawTables.other, 1, 2],
    ["absorptive", "table", lessonBlocks.byTable, 0, 1],
    ["de-morgan", "ol", lawTables.inOneChain, 2, 3],
  ] as const;
  for (const [id, tag, label, folded, all] of cases) {
    const shown = section(id).locator(`${tag}:visible`);
    expect(await shown.count(), id).toBe(folded);
    if (label === null) continue;
    const button = section(id).getByRole("button", { expanded: false, name: label });
    await button.press("Enter");
    await section(id).getByRole("button", { expanded: true }).waitFor();
    expect(await shown.count(), id).toBe(all);
    await page.keyboard.press("Enter");
    await button.waitFor();
    expect(await shown.count(), id).toBe(folded);
  }
});

test("on paper each law has its tables, and De Morgan its long proof", async () => {
  const { page, section } = await openLesson();
  await page.emulateMedia({ media: "print" });
  for (const { value } of lessonData.laws) {
    const tables = section(value.id).locator(`[data-table^="${value.id}-"]:visible`);
    expect(await tables.count(), value.id).toBe(Math.ceil(value.forms.length / 2));
  }
  expect(await section("de-morgan").locator("ol:visible").count()).toBe(3);
});

test("a worked derivation shows a line only once Next has led to it, and keeps it", async () => {
  const { section } = await openLesson();
  await section("worked-derivations").scrollIntoViewIfNeeded();
  const first = section("worked-derivations").getByRole("region").first();
  const lines = first.locator("[data-step]");
  await first.getByRole("button", { name: "Next" }).waitFor();
  expect(await lines.count()).toBe(1);
  for (const shown of [2, 3]) {
    await first.getByRole("button", { name: "Next" }).click();
    await expect.poll(() => lines.count()).toBe(shown);
  }
  await first.getByRole("button", { name: "Back" }).click();
  await first.locator('[data-step="1"] [aria-expanded="true"]').waitFor();
  expect(await lines.count()).toBe(3);
});

test("the table of all laws is printed alone, and the lesson whole afterwards", async () => {
  const { page, section } = await openLesson({
    before: (context) =>
      context.addInitScript(() => {
        window.print = () => document.body.append("asked to print");
      }),
  });
  const glance = section("at-a-glance");
  expect(await glance.getByRole("row").count()).toBe(15);
  await glance.getByRole("button", { name: "Print this table" }).click();
  await page.getByText("asked to print").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("[data-section]:visible").count()).toBe(1);
  expect(await glance.isVisible()).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect.poll(() => page.locator("[data-section]:visible").count()).toBeGreaterThan(15);
});

test("the lesson is at most two thirds as high as it was before Duality came first, at 1280 px", async () => {
  const { page, section } = await openLesson();
  await section("practice").scrollIntoViewIfNeeded();
  await section("practice").getByRole("button", { name: "Another task" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(20_466);
});
