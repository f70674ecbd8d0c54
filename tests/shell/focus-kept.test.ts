// The focus never falls to the body: what is pressed and goes gives it to a field.
// @module-tag deep

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { named } from "#support/browser/named.ts";

const open = useBrowser();

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name =
      element?.getAttribute("aria-label") ??
      (element instanceof HTMLInputElement && element.labels?.[0]?.textContent);
    return name || element?.textContent || element?.tagName || "";
  });

const simplify = "Expression or min terms";
const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const type =
  (field: string, text: string, enter = false) =>
  async (page: Page) => {
    const input = page.getByRole("textbox", { name: field, exact: true });
    await input.fill(text);
    if (enter) await input.press("Enter");
  };

type Step = (page: Page) => Promise<void>;
const cases: readonly (readonly [what: string, path: string, steps: readonly Step[], ends: string])[] = [
  ["clearing the input", "/simplify", [type(simplify, "A"), button("Clear input")], simplify],
  ["a correction", "/simplify", [type(simplify, "!A"), button("Use this")], simplify],
  ["a correction in the alert", "/simplify", [type(simplify, "(A", true), button(/^Add/)], simplify],
  ["an example", "/simplify", [button("x1^x2^x3")], simplify],
  [
    "clearing the don't-cares",
    "/simplify",
    [type(simplify, "2 3"), type("Don't-cares", "1"), button("Clear don't-cares")],
    "Don't-cares",
  ],
  ["clearing the table's input", "/ttable", [type("Expression", "A"), button("Clear input")], "Expression"],
  ["an example of a table", "/ttable", [button(/^A.B\+C$/)], "Expression"],
  [
    "removing the only additional expression",
    "/ttable",
    [type("Additional expression", "A^B", true), button(/^Remove F2/)],
    "Additional expression",
  ],
  [
    "undoing that",
    "/ttable",
    [type("Additional expression", "A^B", true), button(/^Remove F2/), button("Undo")],
    "Additional expression",
  ],
  [
    "a correction of an additional expression",
    "/ttable",
    [type("Additional expression", "!A", true), button("Use this")],
    "F2 A' edit",
  ],
  [
    "leaving an edited expression",
    "/ttable",
    [type("Additional expression", "A^B", true), button("F2 A^B edit"), button("Cancel")],
    "Additional expression",
  ],
  ["clearing a number", "/number-systems", [type("Number", "12"), button("Clear input")], "Number"],
  [
    "reading a number as decimal",
    "/number-systems",
    [type("Number", "12"), button("Read as decimal")],
    "Number",
  ],
  ["an example of a number", "/number-systems", [button("FF")], "Number"],
];

test("after it the focus is in a field", async () => {
  const { page, errors } = await open({ path: "/cgen" });
  for (const [what, path, steps, ends] of cases)
    await named(what, async () => {
      await begin(page, path);
      for (const step of steps) await step(page);
      await expect.poll(() => focused(page)).toBe(ends);
      expect(errors).toEqual([]);
    });
});

test("on touch an example leaves the focus in the screen and opens no keys", async () => {
  const { page } = await open({ size: "phone", path: "/number-systems" });
  await page.getByRole("button", { name: "FF" }).tap();
  await page.getByRole("table").first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(await page.getByRole("region", { name: "Keys" }).count()).toBe(0);
});
