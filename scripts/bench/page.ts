// From the press of Enter to the painted result, for expressions of 6 variables in headless Chromium.

import { chromium } from "playwright-core";
import { chromiumArgs, chromiumHint, findChromium } from "../chromium.ts";
import { buildStack, prepare, serveBuilt } from "../stack.ts";
import { printFigure } from "./figures.ts";

const runs = 30;

export async function measurePage(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log(`not measured; ${chromiumHint}`);
    return;
  }
  await prepare();
  await buildStack();
  const stack = await serveBuilt(0);
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${stack.url}/#/simplify`);
    const field = page.getByRole("textbox");
    const timesMs: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await field.fill(expressionOfSix(run));
      const painted = page.evaluate(timeToPaint);
      await field.press("Enter");
      timesMs.push(await painted);
    }
    printFigure("first key press to painted result", timesMs.slice(0, 1), "ms");
    printFigure("key press to painted result, 6 variables", timesMs.slice(1), "ms");
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** A different sum of products of A–F a run, so that no answer is a kept one. */
function expressionOfSix(run: number): string {
  const product = (bits: number) =>
    [..."ABCDEF"].map((letter, index) => letter + ((bits >> index) & 1 ? "" : "'")).join(".");
  return Array.from({ length: 20 }, (_, index) =>
    product((index * 37 + run * 11 + index * index * run) % 64),
  ).join("+");
}

/** Runs in the page: from the next keydown until the frame that shows the next result is on screen. */
function timeToPaint(): Promise<number> {
  return new Promise((resolve) => {
    let startMs = 0;
    addEventListener("keydown", () => (startMs = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      // The live region speaks in the commit that shows the answer.
      if (startMs === 0 || !document.querySelector("output.spoken")?.textContent) return;
      observer.disconnect();
      // The frame after the next one starts when the result has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - startMs)));
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
  });
}
