// The button beside the tag of a proved form: how many functions need more terms.
// @module-tag deep

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

test("a press says how many functions need more, for 2 to 5 variables, by mouse and by keyboard", async () => {
  const { page, errors } = await open({ path: "/simplify" });
  const screen = new SimplifierScreen(page);
  const result = screen.row("Result");
  const button = result.getByRole("button", { name: "How many functions need more terms" });
  for (const [text, sentence] of [
    ["AB+C'D+A'BCD'", "3 terms. 77 % of all functions of 4 variables need more."],
    ["A^B^C^D^E", "16 terms. No function of 5 variables needs more."],
    ["AB+AB'", "1 term. 38 % of all functions of 2 variables need more."],
    ["AA'+BB'", "0 terms. 94 % of all functions of 2 variables need more."],
    ["A", null],
    ["ABCDEF", null],
  ] as const) {
    await screen.solve(text);
    expect(await button.count()).toBe(sentence === null ? 0 : 1);
    if (sentence === null) continue;
    await button.click();
    await result.getByText(sentence, { exact: true }).waitFor();
    expect(await button.getAttribute("aria-expanded")).toBe("true");
  }
  await screen.solve("AB+C");
  await result.getByRole("button", { name: "Product of sums", exact: true }).click();
  const clauses = screen.productOfSums.getByRole("button", { name: "How many functions need more clauses" });
  await clauses.focus();
  await page.keyboard.press("Enter");
  const sentence = screen.productOfSums.getByText(
    "2 clauses. 38 % of all functions of 3 variables need more.",
  );
  await sentence.waitFor();
  await page.keyboard.press("Enter");
  await sentence.waitFor({ state: "detached" });
  // An edit takes the tag away, and the button with it.
  await screen.field.pressSequentially("D");
  await button.waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});

test.each([
  ["desktop", "light", 24],
  ["phone", "dark", 44],
] as const)(
  "in SoP PoS on a %s, %s, axe finds nothing, and the button is at least %i px wide and high",
  async (size, colorScheme, sideMin) => {
    const { page } = await open({ path: "/soppos?vars=4&rows=1,3,7,12,15", size, colorScheme });
    const button = page.getByRole("button", { name: "How many functions need more terms" });
    await button.click();
    await page.getByText(/ of all functions of 4 variables need more\.$/).waitFor();
    expect(await axeFaults(page, { within: "main" })).toEqual([]);
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(sideMin);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  },
);
