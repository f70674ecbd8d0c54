// A page that the browser translates: it puts other elements in place of the page's texts, and each screen goes on to work.
// @module-tag deep

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { sections, type SectionPath } from "#addresses/core/paths.ts";
import { specified } from "#messages/specified.ts";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { named } from "#support/browser/named.ts";
import { untilIdle } from "#support/browser/until-idle.ts";

const open = useBrowser();

/** Does to the texts what Chrome's translation does: each is removed, and two nested elements have the new one. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (
        !parent ||
        text.data.trim() === "" ||
        parent.closest("[translate=no], script, style, noscript, svg")
      )
        continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.append(text.data);
      outer.appendChild(inner);
      parent.replaceChild(outer, text);
    }
  });
}

/** The texts of maths, code and fields that a translation would change. */
function changedMaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "[role=math], code, tbody td[data-bit], input:is([type=text], :not([type]))",
      ),
    ]
      .filter((element) => !element.closest("[translate=no]"))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Types one key at a time, each on a page that was translated anew. */
async function type(page: Page, field: Locator, keys: string): Promise<void> {
  await field.focus();
  for (const key of keys) {
    await translate(page);
    await page.keyboard.press(key);
    await untilIdle(page);
  }
  expect(await field.inputValue()).toBe(keys);
}

async function press(page: Page, button: Locator): Promise<void> {
  await button.waitFor();
  await translate(page);
  await button.click();
  await untilIdle(page);
}

async function shows(main: Locator, text: string): Promise<void> {
  await expect.poll(() => main.textContent()).toContain(text);
}

interface Case {
  readonly path: SectionPath;
  /** The address, where it has more than the path. */
  readonly at?: string;
  readonly use: (page: Page, main: Locator) => Promise<unknown>;
}

const field = (main: Locator) => main.getByRole("textbox").first();

const cases: readonly Case[] = [
  {
    path: "/",
    use: async (page, main) => {
      await type(page, field(main), "A+AB");
      await press(page, main.getByRole("button", { name: "Simplify" }));
      await main.getByRole("heading", { name: "Answer" }).waitFor();
    },
  },
  {
    path: "/simplify",
    use: async (page, main) => {
      await type(page, field(main), "A+A.)");
      await page.keyboard.press("Backspace");
      await page.keyboard.press("B");
      await press(page, main.getByRole("button", { name: "Simplify", exact: true }));
      await main.getByText("minimal (proved)").waitFor();
      await translate(page);
      await field(main).press("End");
      await page.keyboard.type("C+D", { delay: 20 });
      await field(main).press("Enter");
      await main.getByRole("math", { name: "A or D", exact: true }).first().waitFor();
      await press(page, main.getByRole("button", { name: "Clear input" }));
      expect(await field(main).inputValue()).toBe("");
    },
  },
  {
    path: "/kmap",
    at: "/kmap?vars=3&rows=1,3",
    use: async (page, main) => {
      await main.getByRole("grid").first().waitFor();
      await press(page, page.locator('[data-cell="7"]'));
      await shows(main, "A'.C+B.C");
      await press(page, main.locator("label", { hasText: "PoS" }));
      await shows(main, "(A'+B)");
    },
  },
  {
    path: "/ttable",
    use: async (page, main) => {
      await type(page, field(main), "AB+C");
      await press(page, main.getByRole("button", { name: "Generate" }));
      await main.getByRole("table").waitFor();
      const more = main.getByRole("textbox").nth(1);
      await translate(page);
      await more.fill("A^B");
      await more.press("Enter");
      await translate(page);
      await press(page, main.getByRole("button", { name: "Generate" }));
      await main.getByRole("columnheader", { name: "F2" }).waitFor();
    },
  },
  {
    path: "/soppos",
    at: "/soppos?vars=3",
    use: async (page, main) => {
      await press(page, main.getByRole("checkbox", { name: "Row 5:" }));
      await shows(main, "A.B'.C");
      await press(page, main.locator("label", { hasText: "PoS" }));
      await shows(main, "(A+B+C)");
    },
  },
  {
    path: "/cgen",
    use: async (page, main) => {
      await type(page, main.getByRole("textbox", { name: /^Expression of / }), "AB+C");
      const compare = main.getByRole("region", { name: "Compare" });
      await press(page, compare.getByRole("button", { name: "Product" }));
      await compare.getByRole("button", { name: "Product", pressed: true }).waitFor();
      await main.getByRole("img", { name: "Circuit of F" }).waitFor();
    },
  },
  {
    path: "/csim",
    use: async (page) => {
      await press(page, page.getByRole("button", { name: "Add NAND", exact: true }));
      await page.getByText("NAND 1").first().waitFor({ state: "attached" });
    },
  },
  {
    path: "/number-systems",
    use: async (page, main) => {
      await type(page, field(main), "12Z");
      await page.keyboard.press("Backspace");
      await shows(main, "1010");
      await translate(page);
      await page.keyboard.press("3");
      await shows(main, "101 0011");
    },
  },
  {
    path: "/learn",
    use: async (page, main) => {
      await press(page, main.getByRole("link", { name: /START/ }).first());
      await main.getByRole("heading", { level: 2 }).first().waitFor();
    },
  },
  {
    path: "/learn/review",
    use: async (page, main) => {
      await main.getByText(/./).first().waitFor();
      await press(page, page.getByRole("button", { name: "Settings" }));
      await page.getByRole("menu").waitFor();
    },
  },
  {
    path: "/learn/lesson/:lessonId",
    at: "/learn/lesson/02",
    use: async (page, main) => {
      await press(page, main.getByRole("button", { name: /^A/, pressed: false }).first());
      await main.getByRole("button", { name: /^A/, pressed: true }).first().waitFor();
    },
  },
  {
    path: "/upgrade",
    use: async (page, main) => {
      await press(page, main.getByRole("button", { name: "Sign In" }).first());
      await page.getByRole("dialog").waitFor();
      await press(page, page.getByRole("dialog").getByRole("button", { name: /mail/i }).first());
      await page.getByRole("dialog").getByRole("textbox").first().waitFor();
    },
  },
];

test("every screen has a case", () => {
  expect(cases.map(({ path }) => path)).toEqual(sections.map(({ path }) => path));
});

test("a screen whose texts the browser has translated takes keys and presses and shows the result", async () => {
  const { page } = await open({ path: "/cgen" });
  const main = page.getByRole("main");
  for (const { path, at = path, use } of cases)
    await named(path, async () => {
      await begin(page, at);
      await untilIdle(page);
      await main.locator("h2, h3, input, button, table").filter({ visible: true }).first().waitFor();
      await use(page, main);
      expect.soft(await page.getByText(specified.unexpectedError).count(), path).toBe(0);
      expect.soft(await changedMaths(page), path).toEqual([]);
    });
});

test("a screen that must be drawn anew as a whole keeps the text that was just typed, and its answer", async () => {
  const { page } = await open({ path: "/simplify" });
  const main = page.getByRole("main");
  const help = main.locator("form ~ div").filter({ hasText: "Try one" });
  await help.waitFor();
  // The screen itself removes its help at a submit.
  await help.evaluate((element) => {
    const outer = document.createElement("font");
    element.parentElement?.replaceChild(outer, element);
    outer.appendChild(element);
  });
  await field(main).pressSequentially("A+A.B");
  await field(main).press("Enter");
  await main.getByText("minimal (proved)").waitFor();
  expect(await field(main).inputValue()).toBe("A+A.B");
  expect(await help.count()).toBe(0);
});
