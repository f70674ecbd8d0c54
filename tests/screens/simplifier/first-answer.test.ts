// A good answer first: where little work gives no proof, the answer is drawn at once, and the one of the whole budget
// takes its place where it is better.
// @module-tag deep

import type { BrowserContext } from "playwright-core";
import { expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { rowsOf, type Call } from "#support/browser/no-work.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

/** No budget of the page proves it. */
const hard = rowsOf(12);

/** Calls with the whole budget wait in the page until `goOn` is called there. */
async function holdWholeCalls(context: BrowserContext): Promise<void> {
  await context.addInitScript((whole) => {
    const post = Worker.prototype.postMessage;
    let held: (() => void)[] = [];
    Object.assign(window, {
      goOn: () => {
        for (const each of held) each();
        held = [];
      },
    });
    Worker.prototype.postMessage = function (this: Worker, call: Call) {
      if (call.request?.workMax === whole) held.push(() => post.call(this, call));
      else post.call(this, call);
    };
  }, budgets.page.workMax);
}

test("the first answer is drawn, then a better one, and in a product of sums; Cancel keeps the first", async () => {
  const { page, errors } = await open({ path: "/simplify", before: holdWholeCalls });
  const goOn = () => page.evaluate("goOn()");
  const screen = new SimplifierScreen(page);
  const spoken = page.locator("main output.spoken").last();
  const sizeIn = async (words: string) => {
    const [, terms = "", literals = ""] = /([\d,]+) (?:terms|clauses), ([\d,]+) literals/.exec(words) ?? [];
    return [terms, literals].map((each) => Number(each.replace(",", ""))) as [number, number];
  };
  const history = () => page.evaluate(() => localStorage.getItem("historyItems") ?? "");

  const cases = [
    {
      part: screen.row("Result"),
      ask: async () => {
        await screen.field.fill(hard);
        await screen.field.press("Enter");
      },
      tag: "searching for fewer terms",
    },
    {
      part: screen.productOfSums,
      ask: () => screen.row("More").getByRole("button", { name: "Product of sums", exact: true }).click(),
      tag: "searching for fewer clauses",
    },
  ];
  for (const { part, ask, tag } of cases) {
    await ask();
    await part.getByText(tag, { exact: true }).first().waitFor();
    const first = await sizeIn(await part.innerText());
    expect(await part.getByText(/best found|proved/).count()).toBe(0);
    expect(await part.getByRole("group", { name: "Search on" }).count()).toBe(0);
    if (tag.endsWith("terms")) expect(await spoken.innerText()).toBe("searching for fewer terms");
    const kept = await history();
    expect(kept).not.toBe("");

    await goOn();
    await part.getByText("best found, not proved minimal").waitFor();
    expect(await part.getByText(tag, { exact: true }).count()).toBe(0);
    const [terms, literals] = await sizeIn(await part.innerText());
    expect(terms < first[0] || (terms === first[0] && literals < first[1])).toBe(true);
    if (!tag.endsWith("terms")) continue;
    expect(await spoken.innerText()).toMatch(/^Answer: best found/);
    expect(await history()).not.toBe(kept);
  }

  // Escape ends the search; the first answer stays, with what is claimed of it.
  await screen.field.fill(rowsOf(11));
  await screen.field.press("Enter");
  await screen.row("Result").getByRole("button", { name: "Cancel" }).waitFor();
  await page.keyboard.press("Escape");
  await screen.row("Result").getByText("best found, not proved minimal").waitFor();
  expect(errors).toEqual([]);
});

test("where the first answer is proved there is no second call", async () => {
  const { page } = await open({ path: "/simplify", before: holdWholeCalls });
  const screen = new SimplifierScreen(page);
  for (const text of ["A+A.B", rowsOf(8)]) {
    await screen.solve(text);
    await screen.proved.waitFor();
  }
});
