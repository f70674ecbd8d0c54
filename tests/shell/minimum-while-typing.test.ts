// The minimum of the typed text below its reading, in the Simplifier, on Home and on the map's screen: an offer that changes
// nothing else.

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";

const open = useBrowser();

/** The text of the line as a copy has it; null while there is none. */
function minimumOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const label = [...document.querySelectorAll("form span")].find((span) => span.textContent === "Minimum");
    return label?.nextElementSibling?.textContent ?? null;
  });
}

const fieldOf = (page: Page): Locator => page.getByRole("textbox").first();

test.each(["/", "/simplify", "/kmap"])(
  "#%s: the minimum of each text, and none where there is none",
  async (path) => {
    const { page, errors } = await open({ path });
    const field = fieldOf(page);
    const cases: readonly [text: string, minimum: string | null][] = [
      ["A.B+A.B'", "A"],
      ["AB + A'C + BC", "A.B+A'.C"],
      ["A^B", "A.B'+A'.B"],
      ["A+A'", "1"],
      // As small as the minimum, in another order.
      ["C'+B.A", "already minimal"],
      ["1 3 5 7", "C"],
      ["A+", null],
      ["A.B+A.B'+", null],
    ];
    for (const [text, minimum] of cases) {
      await field.fill(text);
      if (minimum === null) await expect.poll(() => minimumOf(page), { message: text }).toBeNull();
      else await expect.poll(() => minimumOf(page), { message: text }).toBe(minimum);
    }
    await field.fill("A.B+A.B'");
    await expect.poll(() => minimumOf(page)).toBe("A");
    await field.fill("");
    await expect.poll(() => minimumOf(page)).toBeNull();
    expect(errors).toEqual([]);
  },
);

test("it moves nothing, submits nothing and is not announced; don't-cares count; a long text has none", async () => {
  const { page, errors } = await open({ path: "/simplify" });
  const field = fieldOf(page);
  const submit = page.getByRole("button", { name: "Simplify", exact: true });
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("form > *, form ~ *")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join(" ");
      }),
    );
  await field.fill("A.");
  const before = await places();
  await field.fill("A.B+A.B'+C");
  await expect.poll(() => minimumOf(page)).toBe("A+C");
  expect(await places()).toEqual(before);
  expect(await submit.isEnabled()).toBe(true);
  expect(await page.evaluate(() => location.hash)).toBe("#/simplify");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  const isLive = await page.evaluate(() => {
    const label = [...document.querySelectorAll("form span")].find((span) => span.textContent === "Minimum");
    return label?.closest("output, [aria-live], [role=status], [role=alert]") !== null;
  });
  expect(isLive).toBe(false);
  expect(await axeFaultsInBoth(page)).toEqual([]);

  await begin(page, "/simplify");
  await fieldOf(page).fill("1 2");
  await expect.poll(() => minimumOf(page)).toBe("A.B'+A'.B");
  await page.getByRole("textbox", { name: "Don't-cares" }).fill("3");
  await expect.poll(() => minimumOf(page)).toBe("A+B");

  await begin(page, "/simplify");
  await fieldOf(page).fill("a.b.c.d.e.f.g.h.i+a");
  await page.getByText("Read as").waitFor();
  await page.waitForTimeout(500);
  expect(await minimumOf(page), "nine variables").toBeNull();
  expect(errors).toEqual([]);
});

test("a setting switches it off and on", async () => {
  const { page } = await open({ path: "/simplify" });
  const choose = async (isOn: boolean) => {
    await page.getByRole("button", { name: "Settings" }).click();
    const entry = page.getByRole("menuitemcheckbox", { name: "Show the minimum while typing" });
    expect(await entry.getAttribute("aria-checked")).toBe(String(!isOn));
    await entry.click();
    await page.keyboard.press("Escape");
  };
  await fieldOf(page).fill("A.B+A.B'");
  await expect.poll(() => minimumOf(page)).toBe("A");
  await choose(false);
  await expect.poll(() => minimumOf(page)).toBeNull();
  await page.reload();
  await fieldOf(page).fill("A.B+A.B'+C");
  await page.getByText("Read as").waitFor();
  await page.waitForTimeout(500);
  expect(await minimumOf(page)).toBeNull();
  await choose(true);
  await expect.poll(() => minimumOf(page)).toBe("A+C");
});
