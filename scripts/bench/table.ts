// The truth table's screen with 65,536 rows and 4 functions, in headless Chromium against the real stack: the time
// from Generate to the first rows, the memory, and the frames while the table scrolls, compared with an empty page.

import { chromium, type Browser, type Page } from "playwright-core";
import { chromiumArgs, chromiumHint, findChromium } from "../chromium.ts";
import { serveBuilt, startStack } from "../stack.ts";
import { median, printFigure } from "./figures.ts";
import { followMemory } from "./memory.ts";
import { fillEmptyPage, scrollForFrames, timeToRows } from "./table-probes.ts";

const runs = 10;
const scrollRuns = 3;
const frameLimitMs = 50;
/** px for each frame: 3 rows as by a wheel, 60 rows as by dragging the scrollbar. */
const scrollSteps = [96, 1_920] as const;

const extras = [
  "A^B^C^D^E^F^G^H^I^J^K^L^M^N^O^P",
  "(A+B').(C+D').(E+F').(G+H').(I+J').(K+L').(M+N').(O+P')",
  "A'.B.C'.D+E.F'.G.H'+I'.J.K'.L+M.N'.O.P'",
];

export interface TableFigures {
  readonly memoryMb: number;
  readonly memoryAfterScrollingMb: number;
}

/** Null where nothing is measured. */
export async function measureTable(): Promise<TableFigures | null> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log(`not measured; ${chromiumHint}`);
    return null;
  }
  const stack = await startStack(serveBuilt, 0);
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${stack.url}/#/ttable`);
    const memoryBytes = await followMemory(browser, page);
    await addExtras(page);
    await measureGenerate(page);
    const memoryMb = (await memoryBytes()) / 1e6;
    printFigure("memory of page and Web Worker", [memoryMb], "MB");
    await measureScroll(browser, page);
    const memoryAfterScrollingMb = (await memoryBytes()) / 1e6;
    printFigure("memory after scrolling", [memoryAfterScrollingMb], "MB");
    return { memoryMb, memoryAfterScrollingMb };
  } finally {
    await browser.close();
    await stack.stop();
  }
}

async function addExtras(page: Page): Promise<void> {
  const entry = page.getByRole("textbox").nth(1);
  for (const extra of extras) {
    await entry.fill(extra);
    await entry.press("Enter");
  }
}

async function measureGenerate(page: Page): Promise<void> {
  const timesMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole("textbox").first().fill(expressionOfSixteen(run));
    const painted = page.evaluate(timeToRows, 2 ** 16);
    await page.getByRole("button", { name: "Generate Table" }).click();
    timesMs.push(await painted);
  }
  printFigure("first Generate to first rows, 2^16 x 4", timesMs.slice(0, 1), "ms");
  printFigure("Generate to first rows, 2^16 x 4", timesMs.slice(1), "ms");
}

/** Both pages scroll in turns, so that other load on the machine affects both. */
async function measureScroll(browser: Browser, page: Page): Promise<void> {
  const empty = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await empty.evaluate(fillEmptyPage);
  for (const stepPx of scrollSteps) {
    const framesMs: { table: number[]; empty: number[] } = { table: [], empty: [] };
    for (let run = 0; run < scrollRuns; run += 1) {
      await page.bringToFront();
      framesMs.table.push(...(await page.evaluate(scrollForFrames, stepPx)));
      await empty.bringToFront();
      framesMs.empty.push(...(await empty.evaluate(scrollForFrames, stepPx)));
    }
    printFrames(`frames, the table by ${stepPx} px`, framesMs.table);
    printFrames(`frames, an empty page by ${stepPx} px`, framesMs.empty);
  }
}

function printFrames(name: string, framesMs: readonly number[]): void {
  const late = framesMs.filter((ms) => ms > frameLimitMs).length;
  const share = ((100 * late) / framesMs.length).toFixed(2);
  console.log(
    `${name.padEnd(44)} ${median(framesMs).toFixed(2).padStart(9)} ms  (longest ${Math.max(...framesMs).toFixed(1)}, ` +
      `${share} % over ${frameLimitMs} ms, n=${framesMs.length})`,
  );
}

/** 40 literals of A to P, another expression for each run, so that no table comes from a cache. */
function expressionOfSixteen(run: number): string {
  return Array.from({ length: 10 }, (_, product) =>
    Array.from({ length: 4 }, (_literal, at) => {
      const letter = "ABCDEFGHIJKLMNOP".charAt((product * 4 + at * 5 + product * at) % 16);
      return letter + (((product + at + run) * 2_654_435_761) % 7 < 3 ? "'" : "");
    }).join("."),
  ).join("+");
}
