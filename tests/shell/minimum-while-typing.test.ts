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

/**
 * The page's clock goes so many times as fast: a call that takes more than 50 ms gets no line, and this machine may be busy.
 * Until the next reload.
 */
function hurryClock(page: Page, factor: number): Promise<void> {
  return page.evaluate((times) => {
    const now = Performance.prototype.now.bind(performance);
    performance.now = () => now() * times;
  }, factor);
}

async function openQuick(path: string) {
  const opened = await open({ path });
  await fieldOf(opened.page).waitFor();
  await hurryClock(opened.page, 0.001);
  return opened;
}

const fieldOf = (page: Page): Locator => page.getByRole("textbox").first();

test.each(["/", "/simplify", "/kmap"])(
  "#%s: the minimum of each text, and none where there is none",
  async (path) => {
    const { page, errors } = await openQuick(path);
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
  const { page, errors } = await openQuick("/simplify");
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
  expect(await page.getByRole("region", { name: "Answer" }).count()).toBe(0);
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
  const { page } = await openQuick("/simplify");
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
  await fieldOf(page).waitFor();
  await hurryClock(page, 0.001);
  await fieldOf(page).fill("A.B+A.B'+C");
  await page.getByText("Read as").waitFor();
  await page.waitForTimeout(500);
  expect(await minimumOf(page)).toBeNull();
  await choose(true);
  await expect.poll(() => minimumOf(page)).toBe("A+C");
});

test("a call that took too long gives no line, nor does a text as long until the field is empty", async () => {
  const { page } = await openQuick("/simplify");
  await hurryClock(page, 1_000);
  await fieldOf(page).fill("A.B+A.B'");
  await page.getByText("Read as").waitFor();
  await page.waitForTimeout(500);
  expect(await minimumOf(page)).toBeNull();
  await hurryClock(page, 0.001);
  await fieldOf(page).fill("A.B+A.C'");
  await page.waitForTimeout(500);
  expect(await minimumOf(page), "a text as long").toBeNull();
  await fieldOf(page).fill("A+A.B");
  await expect.poll(() => minimumOf(page), { message: "a shorter text" }).toBe("A");
  await fieldOf(page).fill("");
  await fieldOf(page).fill("A.B+A.B'");
  await expect.poll(() => minimumOf(page), { message: "after the field was empty" }).toBe("A");
});
