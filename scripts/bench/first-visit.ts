// The waiting times of a first visit on a slow network: 400 kbit/s with 400 ms to the first byte, gzip on the way,
// nothing cached, and no service worker.

import type { Browser, CDPSession, Page } from "playwright-core";
import { printFigure } from "./figures.ts";

const bytesPerSecond = 400_000 / 8;
const latencyMs = 400;
const runs = 5;

const question = "AB+A'C+BC";

export async function measureFirstVisit(browser: Browser, url: string): Promise<void> {
  const link = `${url}/#/simplify?input=${encodeURIComponent(question)}&mode=boolean`;
  const byLink = await repeated(browser, link);
  printFigure("slow network: frame painted", byLink.frames, "ms");
  printFigure("slow network: link to painted result", byLink.results, "ms");
  printFigure("slow network: link to the page's own card", byLink.pages, "ms");
  const typedMs: number[] = [];
  const type = async (page: Page) => {
    const field = page.getByRole("textbox").first();
    await field.pressSequentially(question);
    typedMs.push(await page.evaluate(() => performance.now()));
    await field.press("Enter");
  };
  for (const [name, path] of [
    ["Home", "/"],
    ["Simplify", "/simplify"],
  ] as const) {
    typedMs.length = 0;
    const typed = await repeated(browser, `${url}/#${path}`, type);
    printFigure(`slow network, ${name}: frame painted`, typed.frames, "ms");
    printFigure(`slow network, ${name}: text typed`, typedMs, "ms");
    printFigure(`slow network, ${name}: typed text to painted result`, typed.results, "ms");
    printFigure(`slow network, ${name}: typed text to the page's own card`, typed.pages, "ms");
  }
  const alone = await repeated(browser, link, nothing, holdService);
  printFigure("slow network, service held back: link to painted result", alone.results, "ms");
}

interface Times {
  readonly frames: readonly number[];
  readonly results: readonly number[];
  /** When the page replaced its frame: with the Result's card, where the frame showed the Result. */
  readonly pages: readonly number[];
}

async function nothing(): Promise<void> {}

/** Holds every call of the service without an answer. */
async function holdService(page: Page): Promise<void> {
  await page.route("**/api/free/**", () => undefined);
}

/** Each visit has its own browser context; `act` does the visitor's actions in the frame. */
async function repeated(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<void> = nothing,
  before: (page: Page) => Promise<void> = nothing,
): Promise<Times> {
  const frames: number[] = [];
  const results: number[] = [];
  const pages: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await before(page);
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(
      `window.resultPainted = (${timeToResult.toString()})(); window.pageThere = (${timeToPage.toString()})();`,
    );
    await page.goto(address, { waitUntil: "commit" });
    await page.locator("page-frame input").first().waitFor();
    frames.push(await page.evaluate(timeOfPaint));
    await act(page);
    results.push(await page.evaluate<number>("window.resultPainted"));
    pages.push(await page.evaluate<number>("window.pageThere"));
    await context.close();
  }
  return { frames, results, pages };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Runs in the page: when the first text was painted, which is the frame's. */
function timeOfPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName("first-contentful-paint");
      if (entry) resolve(entry.startTime);
    }).observe({ type: "paint", buffered: true });
  });
}

/** Runs in the page: when the Result was painted, as a line of the frame or in the page's card. */
function timeToResult(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("page-frame form + output > code, main [data-result]")) return;
      observer.disconnect();
      // The frame after the next one starts when the result has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Runs in the page: when the frame was gone. */
function timeToPage(): Promise<number> {
  return new Promise((resolve) => {
    let hasFrame = false;
    const observer = new MutationObserver(() => {
      const frame = document.querySelector("page-frame");
      hasFrame ||= frame !== null;
      if (!hasFrame || frame) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
