// The tables that prove a law: that of its first form is open, the others come at a press and stand on paper without it.

import { expect, test } from "vitest";
import { lawTables } from "#messages/law-tables.ts";
import { lessonData } from "../helpers/lesson-data.ts";
import { useBrowser } from "./browser.ts";

const open = useBrowser();

const folded = [
  ["distributive", 2],
  ["order-and-grouping", 4],
] as const;

test.each(folded)("%s: the tables of its other forms come and go at a press", async (id, forms) => {
  const { page } = await open({ path: `/learn/lesson/03?section=${id}` });
  const section = page.locator(`section[data-section="${id}"]`);
  const tables = section.locator("[data-table]:visible");
  const button = section.getByRole("button", { expanded: false, name: lawTables.other(forms - 1) });
  await button.waitFor();
  expect(await tables.count()).toBe(1);
  await button.press("Enter");
  await section.getByRole("button", { expanded: true, name: lawTables.hide(forms - 1) }).waitFor();
  expect(await tables.count()).toBe(forms);
  await page.keyboard.press("Enter");
  await button.waitFor();
  expect(await tables.count()).toBe(1);
});

test("on paper each form of each law has its table", async () => {
  const { page } = await open({ path: "/learn/lesson/03" });
  await page.locator("[data-section]").first().waitFor();
  await page.emulateMedia({ media: "print" });
  for (const { value } of lessonData.laws) {
    const tables = page.locator(`section[data-section="${value.id}"] [data-table^="${value.id}-"]:visible`);
    expect(await tables.count(), value.id).toBe(value.forms.length);
  }
});
