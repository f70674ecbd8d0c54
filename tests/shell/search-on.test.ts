// Search on: a longer search for a better answer, with its progress, its end and Cancel, in the Simplifier and in SoP PoS.
// @module-tag deep

import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { sizes, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { allowNoWork, rowsOf, type Call } from "#support/browser/no-work.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

/** No budget of the page proves it. */
const hard = rowsOf(11);

/** Searches are given no more work than the page's. */
function allowShortSearches(context: BrowserContext) {
  return context.addInitScript((most) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, call: Call) {
      const { operation, request } = call;
      if (operation === "search") return post.call(this, { ...call, request: { ...request, workMax: most } });
      if (operation !== "searchForm") return post.call(this, call);
      post.call(this, {
        ...call,
        request: { ...request, function: { ...request?.function, workMax: most } },
      });
    };
  }, budgets.page.workMax);
}

/** Searches never reach their Web Workers, so they run for as long as the test needs. */
function holdSearches(context: BrowserContext) {
  return context.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, call: Call) {
      if (call.operation !== "search" && call.operation !== "searchForm") post.call(this, call);
    };
  });
}

const search = (page: Page) => page.getByRole("group", { name: "Search on" });
const bar = (page: Page) => search(page).getByRole("progressbar");
const ten = (page: Page) => search(page).getByRole("button", { name: "10 times the work" });
const cancel = (page: Page) => search(page).getByRole("button", { name: "Cancel" });

async function openAnswered(text: string, options: OpenOptions = {}) {
  const opened = await open({ path: "/simplify", ...options });
  const screen = new SimplifierScreen(opened.page);
  await screen.solve(text);
  await ten(opened.page).waitFor();
  const size = async () => {
    const words = await screen.row("Result").innerText();
    const [, terms = "", literals = ""] = /([\d,]+) terms, ([\d,]+) literals/.exec(words) ?? [];
    return [terms, literals].map((each) => Number(each.replace(",", ""))) as [number, number];
  };
  return { ...opened, screen, size };
}

test("a search shows its progress, and ends with a better answer everywhere", async () => {
  const { page, screen, size, errors } = await openAnswered(hard, {
    before: async (context) => {
      await allowNoWork(context);
      await allowShortSearches(context);
    },
  });
  const url = page.url();
  const [terms, literals] = await size();
  await ten(page).click();
  await bar(page).waitFor();
  expect(await bar(page).getAttribute("aria-valuetext")).toMatch(
    /^\d+ % done, [\d,]+ terms, [\d,]+ literals, at least [\d,]+ terms are needed$/,
  );
  const sentence = search(page).getByRole("status").filter({ hasText: "A better answer was found" });
  await sentence.waitFor();
  const [fewer, fewerLiterals] = await size();
  expect(fewer < terms || (fewer === terms && fewerLiterals < literals)).toBe(true);
  expect(await sentence.innerText()).toContain(`${fewer} terms`);
  expect(page.url()).toBe(url);
  // The history has the new Result.
  const kept = await page.evaluate(() => localStorage.getItem("historyItems") ?? "");
  const [{ result }] = JSON.parse(kept) as [{ result: string }];
  const first = await screen.row("Result").getByRole("math").first().innerText();
  expect(first.startsWith(result.split("+")[0] ?? "?")).toBe(true);
  expect(errors).toEqual([]);
});

test("the page answers while a search runs, Cancel keeps the best so far, and an edit ends a search", async () => {
  const { page, screen, size } = await openAnswered(hard, { before: allowNoWork });
  const [terms, literals] = await size();
  const begun = page.waitForEvent("worker");
  await ten(page).click();
  const ended = (await begun).waitForEvent("close");
  // The first report has a better answer than no work gave.
  await expect.poll(async () => (await size()).join()).not.toBe([terms, literals].join());
  // Another call of the page is answered while the search runs.
  const product = screen.row("More").getByRole("button", { name: "Product of sums", exact: true });
  await product.click();
  await screen.productOfSums.getByText("clauses,").waitFor();
  expect(await bar(page).count()).toBe(1);
  await product.click();
  await cancel(page).click();
  await ended;
  await search(page).getByText("Cancelled. The best answer so far is kept: ").waitFor();
  const [fewer, fewerLiterals] = await size();
  expect(fewer < terms || (fewer === terms && fewerLiterals < literals)).toBe(true);

  const again = page.waitForEvent("worker");
  await ten(page).click();
  const left = (await again).waitForEvent("close");
  await screen.field.pressSequentially(" 7");
  await left;
  await search(page).waitFor({ state: "detached" });
});

test("it is done by keyboard alone, and a proof ends it", async () => {
  const { page, screen } = await openAnswered(rowsOf(8), { before: allowNoWork });
  await ten(page).focus();
  await page.keyboard.press("Enter");
  await search(page).getByText("Proved: no sum is smaller.").waitFor();
  await screen.proved.waitFor();
  expect(await ten(page).count()).toBe(0);
  // The pressed button is gone; the focus is where it was.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Search on");
});

test("a product of sums is searched for as well", async () => {
  const { page, screen } = await openAnswered(rowsOf(9), { before: allowNoWork });
  await screen.row("More").getByRole("button", { name: "Product of sums", exact: true }).click();
  await screen.productOfSums.getByRole("button", { name: "10 times the work" }).click();
  await screen.productOfSums.getByText("Proved: no product of sums is smaller.").waitFor();
  await screen.productOfSums.getByText("minimal (proved)").waitFor();
  expect(await search(page).count()).toBe(2);
});

test("in SoP PoS the minimal form is replaced by the proved one", async () => {
  const { page } = await open({
    path: `/soppos?vars=8&start=W&rows=${rowsOf(8).replaceAll(" ", ",")}`,
    before: allowNoWork,
  });
  await page.getByText("best found, not proved minimal").waitFor();
  await ten(page).click();
  await search(page).getByText("Proved: no sum is smaller.").waitFor();
  await page.getByText("minimal (proved)").waitFor();
});

test("without the WASM it says so", async () => {
  let broken = false;
  const { page } = await openAnswered(rowsOf(8), {
    before: async (context) => {
      await allowNoWork(context);
      await context.route("**/logic.worker-*.js", (route) => (broken ? route.abort() : route.continue()));
    },
  });
  broken = true;
  await ten(page).click();
  await search(page).getByText("This needs WebAssembly, which is not available in this browser.").waitFor();
});

test.each([
  ["desktop", "light", 24],
  ["phone", "dark", 44],
] as const)(
  "on a %s, %s, axe finds nothing, buttons are at least %i px high, and nothing scrolls sideways",
  async (size, colorScheme, heightMin) => {
    const { page } = await openAnswered(rowsOf(9), {
      size,
      colorScheme,
      before: async (context) => {
        await allowNoWork(context);
        await holdSearches(context);
      },
    });
    const check = async () => {
      expect(await axeFaults(page, { within: "main" })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes[size].width);
      const heights = await search(page)
        .getByRole("button")
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(0);
      for (const height of heights) expect(height).toBeGreaterThanOrEqual(heightMin);
    };
    await check();
    await ten(page).click();
    await bar(page).waitFor();
    await check();
  },
);
