// The minimum of the typed text below its reading, in the Simplifier, on Home and on the map's screen: an offer that changes
// nothing else.
// @module-tag deep

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

/** The text of the line as a copy has it; null while there is none. */
function minimumOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const label = [...document.querySelectorAll("form span")].find((span) => span.textContent === "Minimum");
    return label?.nextElementSibling?.textContent ?? null;
  });
}

/**
 * Each look at the page's clock is so much later than the last, until the next reload: a call that takes more than 50 ms gets
 * no line, and this machine may be busy.
 */
function stepClock(page: Page, stepMs: number): Promise<void> {
  return page.evaluate((step) => {
    let nowMs = 0;
    performance.now = () => (nowMs += step);
  }, stepMs);
}

async function openQuick(path: string) {
  const opened = await open({ path });
  await fieldOf(opened.page).waitFor();
  await stepClock(opened.page, 0);
  return opened;
}

const fieldOf = (page: Page): Locator => page.getByRole("textbox").first();

test.each(["/", "/simplify"])("#%s: the minimum of each text, and none where there is none", async (path) => {
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
});

test("it moves nothing, submits nothing and is not announced; don't-cares count", async () => {
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
  expect(errors).toEqual([]);
});

test("a setting switches it off and on; nine variables have none, nor has a call that took too long, or a text as long until the field is empty", async () => {
  const { page } = await openQuick("/simplify");
  const screen = new SimplifierScreen(page);
  const choose = async (isOn: boolean) => {
    await page.getByRole("button", { name: "Settings" }).click();
    const entry = page.getByRole("menuitemcheckbox", { name: "Show the minimum while typing" });
    expect(await entry.getAttribute("aria-checked")).toBe(String(!isOn));
    await entry.click();
    await page.keyboard.press("Escape");
  };
  await screen.field.fill("A.B+A.B'");
  await expect.poll(() => minimumOf(page)).toBe("A");
  await choose(false);
  await expect.poll(() => minimumOf(page)).toBeNull();
  await page.reload();
  await screen.field.waitFor();

  await page.clock.install();
  await stepClock(page, 0);
  /** The line below a text after the pause, once a call that it may have caused is answered. */
  const lineOf = async (text: string) => {
    await screen.field.fill(text);
    await expect.poll(() => screen.readAs.textContent()).toBe(text);
    await page.clock.runFor(200);
    // The engine answers in order.
    await screen.field.press("Enter");
    await screen.proved.waitFor();
    return minimumOf(page);
  };
  expect.soft(await lineOf("A.B+A.B'+C"), "while it is off").toBeNull();
  await choose(true);
  await expect.poll(() => minimumOf(page)).toBe("A+C");
  expect.soft(await lineOf("A.B+A.B'"), "while it is on").toBe("A");
  const line = page.locator("[data-minimum]");
  expect.soft(await line.isVisible(), "below an answer to the same text").toBe(false);
  await screen.field.press("End");
  await page.keyboard.type("+C");
  expect.soft(await line.isVisible(), "while the text is edited").toBe(true);
  expect.soft(await lineOf("a.b.c.d.e.f.g.h.i+a"), "nine variables").toBeNull();
  await stepClock(page, 1_000);
  expect.soft(await lineOf("A.B+A.B'"), "a call that took too long").toBeNull();
  await stepClock(page, 0);
  expect.soft(await lineOf("A.B+A.C'"), "a text as long").toBeNull();
  expect.soft(await lineOf("A+A.B"), "a shorter text").toBe("A");
  await screen.field.fill("");
  expect.soft(await lineOf("A.B+A.B'"), "after the field was empty").toBe("A");
});
