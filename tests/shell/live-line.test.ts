// The line under a field keeps its height whatever it holds, shows the part that is edited, and says what is cut off.
// @module-tag deep

import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";

const open = useBrowser();

const fields = {
  simplify: "Expression or min terms",
  table: "Expression",
  additional: "Additional expression",
  number: "Number",
} as const;

function field(page: Page, name: string): Locator {
  return page.getByRole("textbox", { name, exact: true });
}

/** How far below a field everything stands that can be pressed, without its own line. */
function positions(page: Page, name: string, within = "main"): Promise<number[]> {
  return field(page, name).evaluate((input, scope) => {
    const { bottom } = input.getBoundingClientRect();
    return [...document.querySelectorAll(`${scope} :is(button, label, h2, a, table)`)]
      .filter((element) => !element.closest("[class*=line]"))
      .map((element) => element.getBoundingClientRect().top)
      .filter((top) => top > bottom)
      .map((top) => Math.round(top - bottom));
  }, within);
}

const expressions = ["A.B", "A.B + + C'", "A=B", "AND", "A+B'.(C"] as const;
/** No path twice in a row: each is another screen's start. */
const screens = [
  ["Simplify", "/simplify", fields.simplify],
  ["Truth Table", "/ttable", fields.table],
  ["Home", "/", fields.simplify],
  ["an additional expression", "/ttable", fields.additional],
] as const;

describe.each(sizeNames)("on a %s", (size) => {
  test("nothing below the field moves while somebody types", async () => {
    const { page } = await open({ size, path: "/number-systems" });
    // An error comes a second after the last key.
    await page.clock.install();
    for (const [screen, path, name] of screens) {
      await page.evaluate((hash) => (location.hash = hash), path);
      // A text that has been read: the buttons of an empty field may be others.
      await field(page, name).fill("A");
      await page.getByText("Read as").first().waitFor();
      const still = await positions(page, name);
      expect(still.length, screen).toBeGreaterThan(1);
      for (const text of expressions) {
        await field(page, name).fill(text);
        if (text !== "A.B") {
          await page.clock.fastForward(1_000);
          await field(page, name).and(page.locator("[aria-invalid=true]")).waitFor();
        } else await page.getByText("Read as").first().waitFor();
        expect.soft(await positions(page, name), `${screen}: ${text}`).toEqual(still);
      }
      await field(page, name).fill("");
      await expect.poll(() => page.getByText("Read as").count()).toBe(0);
      expect.soft(await positions(page, name), `${screen}: empty`).toEqual(still);
    }
  });

  test("nothing below the number moves between a number and its errors", async () => {
    const { page } = await open({ size, path: "/number-systems" });
    const number = field(page, fields.number);
    await number.fill("45.625");
    await page.getByRole("button", { name: "Read as decimal" }).waitFor();
    const still = await positions(page, fields.number);
    for (const text of ["45G", "4-", "1,5"]) {
      await number.fill(text);
      await expect.poll(() => number.getAttribute("aria-invalid")).toBe("true");
      expect(await positions(page, fields.number), text).toEqual(still);
    }
    await number.fill("");
    await expect.poll(() => page.getByText("Read as").count()).toBe(0);
    const form = await positions(page, fields.number, "main form");
    expect(form, "empty").toEqual(still.slice(0, form.length));
  });
});

/** The typeset letter: whether it is whole in the visible part of the line, beside a fade of 28 px at a cut end. */
function isInView(page: Page, letter: string): Promise<boolean> {
  return page.evaluate((searched) => {
    const math = document.querySelector("main [role=math]");
    const box = math?.closest("section");
    if (!math || !box) return false;
    const walker = document.createTreeWalker(math, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode.textContent !== searched) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const outer = box.getBoundingClientRect();
      const cut = box.dataset["cut"] ?? "";
      return (
        left >= outer.left + (cut.includes("start") ? 28 : 0) &&
        right <= outer.right - (cut.includes("end") ? 28 : 0) &&
        top >= outer.top &&
        bottom <= outer.bottom
      );
    }
    return false;
  }, letter);
}

const chain = [..."ABCDEFGHIJKLMNO"].join("^");

describe("a reading longer than the line", () => {
  test("shows the letters at the caret", async () => {
    const cases = [
      ["ends with the last letter while it is typed", 29, "O", "start"],
      ["shows the letter before the caret", 15, "H", "start end"],
      ["shows the letter after the caret", 16, "I", "start end"],
      ["begins with the first letter when the caret is there", 0, "A", "end"],
    ] as const;
    const { page } = await open({ size: "phone", path: "/simplify" });
    const input = field(page, fields.simplify);
    const line = page.getByRole("region", { name: "Read as" });
    const putCaret = (caret: number) =>
      input.evaluate((element, at) => (element as HTMLInputElement).setSelectionRange(at, at), caret);
    await input.fill(chain);
    await page.locator("main [role=math]").first().waitFor();
    for (const [name, caret, letter, cut] of cases) {
      await putCaret(chain.length);
      await expect.poll(() => isInView(page, "O"), { message: name }).toBe(true);
      await putCaret(caret);
      await expect.poll(() => isInView(page, letter), { message: name }).toBe(true);
      expect.soft(await line.getAttribute("data-cut"), name).toBe(cut);
      expect.soft(await line.evaluate((box) => getComputedStyle(box).maskImage), name).toContain("gradient");
    }
  });

  test.each(sizeNames)("shows the same end as the field once that is left, on a %s", async (size) => {
    const { page } = await open({ size, path: "/simplify" });
    const input = field(page, fields.simplify);
    const line = page.getByRole("region", { name: "Read as" });
    await input.fill(Array.from({ length: 20 }, () => chain).join("^"));
    // As shares of the way from one end to the other.
    const shares = async () =>
      Promise.all(
        [input, line].map((box) =>
          box.evaluate((node) => Math.round((2 * node.scrollLeft) / (node.scrollWidth - node.clientWidth))),
        ),
      );
    await expect.poll(shares).toEqual([2, 2]);
    await input.blur();
    await expect.poll(shares).toEqual([0, 0]);
    await input.focus();
    await expect.poll(shares).toEqual([2, 2]);
  });

  test("has no fade where all of it is in view", async () => {
    const { page } = await open({ size: "phone", path: "/simplify" });
    await field(page, fields.simplify).fill("A^B");
    const box = page.locator("form section").filter({ has: page.getByRole("math") });
    await box.first().waitFor();
    expect(await box.first().getAttribute("data-cut")).toBe("");
  });
});

test("a sentence that is too long opens over what is below, and nothing moves", async () => {
  const { page } = await open({ size: "phone", path: "/simplify" });
  await field(page, fields.simplify).fill("A.B+Ω");
  const more = page.getByRole("button", { name: "Show the whole sentence" });
  await more.waitFor();
  const still = await positions(page, fields.simplify);
  const sentence = page.getByText("The letter Ω is from another alphabet (position 5).");
  await more.tap();
  expect(await more.getAttribute("aria-expanded")).toBe("true");
  const isWhole = () =>
    sentence.evaluate((text) => {
      const end = text.getBoundingClientRect();
      const seen = document.elementFromPoint(end.left + 4, end.bottom - 4);
      return seen !== null && (seen.contains(text) || seen.closest("[data-open]") !== null);
    });
  expect(await isWhole()).toBe(true);
  expect(await positions(page, fields.simplify)).toEqual(still);
  await more.tap();
  expect(await more.getAttribute("aria-expanded")).toBe("false");
});

test("a quiet note says that the cases of one letter are two variables, and is no error", async () => {
  const { page } = await open({ path: "/simplify" });
  const input = field(page, fields.simplify);
  await input.fill("A.b+a");
  const note = page.getByText("A and a are two variables");
  await note.waitFor();
  expect(await input.getAttribute("aria-invalid")).toBeNull();
  await input.fill("A.b+A");
  await expect.poll(() => note.count()).toBe(0);
});

test("a live error of an additional expression is mended in its field", async () => {
  const { page } = await open({ path: "/ttable" });
  const input = field(page, fields.additional);
  await input.fill("A+)B");
  await page.getByRole("button", { name: /^Remove/ }).click();
  expect(await input.inputValue()).toBe("A+B");
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
});
