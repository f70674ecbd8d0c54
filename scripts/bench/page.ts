// How fast the page reacts to keys, and how soon a first visit on a slow network sees something, in headless Chromium
// against the real stack.

import { chromium, type Page } from "playwright-core";
import { chromiumArgs, chromiumHint, findChromium } from "../chromium.ts";
import { serveBuilt, startStack } from "../stack.ts";
import { startEdge } from "./edge.ts";
import { printFigure } from "./figures.ts";
import { measureFirstVisit } from "./first-visit.ts";
import { timePrimesOpening, timeReadAs, timeRestart, timeToAnswer, timeTyping } from "./page-probes.ts";

const runs = 30;

export async function measurePage(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log(`not measured; ${chromiumHint}`);
    return;
  }
  const stack = await startStack(serveBuilt, 0);
  const edge = await startEdge(stack.url);
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${stack.url}/#/simplify`);
    await measureAnswers(page);
    await measureReadAs(page);
    await measureTyping(page);
    await measurePrimes(page);
    await measureRestart(page, true, "Cancel to the next text read");
    await measureRestart(page, false, "key while 16 variables are minimised to Read as");
    await page.close();
    await measureFirstVisit(browser, edge.url);
  } finally {
    await browser.close();
    await edge.stop();
    await stack.stop();
  }
}

async function measureAnswers(page: Page): Promise<void> {
  const field = page.getByRole("textbox").first();
  const timesMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await field.fill(expressionOfSix(run));
    const painted = page.evaluate(timeToAnswer);
    await field.press("Enter");
    timesMs.push(await painted);
  }
  printFigure("first key press to painted result", timesMs.slice(0, 1), "ms");
  printFigure("key press to painted result, 6 variables", timesMs.slice(1), "ms");
}

async function measureReadAs(page: Page): Promise<void> {
  await page.getByRole("textbox").first().fill("(A+B').(C^D)'+E.F'.G+(H.I)'+J.K^L'");
  await page.locator("form [role=math]").waitFor();
  const timesMs = await page.evaluate(timeReadAs, runs);
  printFigure("key to Read as, 12 variables", timesMs, "ms");
}

async function measureTyping(page: Page): Promise<void> {
  await page.getByRole("textbox").first().fill("A+".repeat(9_980));
  await page.waitForTimeout(500);
  const inExpression = await page.evaluate(timeTyping, "B".repeat(runs));
  printFigure("key to frame in a text of 20,000 characters", inExpression, "ms");

  const rows = patternless(0, 18, 4);
  await page.getByRole("textbox").first().fill(rows.join(","));
  await page.waitForTimeout(1_000);
  const inList = await page.evaluate(timeTyping, " 1".repeat(runs / 2));
  printFigure(`key to frame in a list of ${rows.length} min terms`, inList, "ms");
}

async function measurePrimes(page: Page): Promise<void> {
  const rows = Array.from({ length: 4096 }, (_, row) => row).filter((row) => (row * 2_654_435_761) % 97 < 60);
  await page.getByRole("textbox").first().fill(rows.join(" "));
  await page.getByRole("textbox").first().press("Enter");
  const more = page.getByRole("button", { name: /^All \d+,\d{3} prime implicants$/ });
  await more.waitFor({ timeout: 60_000 });
  const name = await more.innerText();
  const timesMs: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    timesMs.push(await more.evaluate(timePrimesOpening));
    await page.getByRole("button", { name: "Show less" }).first().click();
  }
  printFigure(`opening "${name}"`, timesMs, "ms");
}

/**
 * The list of min terms uses up the page's whole budget, so that Cancel is shown. If a fast machine answers before
 * Cancel is shown, the figure is left out.
 */
async function measureRestart(page: Page, presses: boolean, name: string): Promise<void> {
  const timesMs: number[] = [];
  const framesMs: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    // Another list for each run, so that no answer is known yet.
    await page
      .getByRole("textbox")
      .first()
      .fill(patternless(run, 16, 2).join(","));
    const restarted = page.evaluate(timeRestart, presses);
    await page.getByRole("textbox").first().press("Enter");
    const restart = await restarted;
    if (!restart) continue;
    timesMs.push(restart[0]);
    framesMs.push(restart[1]);
  }
  if (timesMs.length === 0) {
    console.log(`${name}: not measured, because each answer came before Cancel was shown`);
    return;
  }
  printFigure(name, timesMs, "ms");
  printFigure("longest frame meanwhile", framesMs, "ms");
}

/** About one row in `of` of a table; another `seed` gives other rows. */
function patternless(seed: number, variables: number, of: number): number[] {
  const rows = Array.from({ length: 2 ** variables }, (_, row) => row);
  return rows.filter((row) => mixed(row + seed * 2 ** variables) % of === 0);
}

function mixed(number: number): number {
  const once = Math.imul(number ^ (number >>> 5), 0x85eb_ca6b);
  return Math.imul(once ^ (once >>> 13), 0xc2b2_ae35) >>> 8;
}

/** Another sum of products of A to F for each run, so that no answer comes from a cache. */
function expressionOfSix(run: number): string {
  const product = (bits: number) =>
    [..."ABCDEF"].map((letter, index) => letter + ((bits >> index) & 1 ? "" : "'")).join(".");
  return Array.from({ length: 20 }, (_, index) =>
    product((index * 37 + run * 11 + index * index * run) % 64),
  ).join("+");
}
