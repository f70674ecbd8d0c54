// The truth table's screen with 65,536 rows and 4 functions, in headless Chromium against the real stack: from
// Generate to the first rows, memory of page and Web Worker, and frames while it scrolls beside an empty page's.

import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import { chromiumArgs, chromiumHint, findChromium } from "../chromium.ts";
import { buildStack, prepare, serveBuilt } from "../stack.ts";
import { median, printFigure } from "./figures.ts";
import { fillEmptyPage, scrollForFrames, timeToRows } from "./table-probes.ts";

const runs = 10;
const scrollRuns = 3;
const frameLimitMs = 50;

const extras = [
  "A^B^C^D^E^F^G^H^I^J^K^L^M^N^O^P",
  "(A+B').(C+D').(E+F').(G+H').(I+J').(K+L').(M+N').(O+P')",
  "A'.B.C'.D+E.F'.G.H'+I'.J.K'.L+M.N'.O.P'",
];

export async function measureTable(): Promise<void> {
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
    const { bytes, follow } = await followMemory(browser, page);
    await page.goto(`${stack.url}/#/ttable`);
    await follow();
    await addExtras(page);
    await measureGenerate(page);
    printFigure("memory of page and Web Worker", [(await bytes()) / 1e6], "MB");
    await measureScroll(browser, page);
    printFigure("memory after scrolling", [(await bytes()) / 1e6], "MB");
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

/** Both scrolls take turns, so that a noisy moment of the machine meets both. */
async function measureScroll(browser: Browser, page: Page): Promise<void> {
  const empty = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await empty.evaluate(fillEmptyPage);
  const frames: { table: number[]; empty: number[] } = { table: [], empty: [] };
  for (let run = 0; run < scrollRuns; run += 1) {
    await page.bringToFront();
    frames.table.push(...(await page.evaluate(scrollForFrames)));
    await empty.bringToFront();
    frames.empty.push(...(await empty.evaluate(scrollForFrames)));
  }
  printFrames("frames while the table scrolls", frames.table);
  printFrames("frames while an empty page scrolls", frames.empty);
}

function printFrames(name: string, framesMs: readonly number[]): void {
  const late = framesMs.filter((ms) => ms > frameLimitMs).length;
  const share = ((100 * late) / framesMs.length).toFixed(2);
  console.log(
    `${name.padEnd(44)} ${median(framesMs).toFixed(2).padStart(9)} ms  (longest ${Math.max(...framesMs).toFixed(1)}, ` +
      `${share} % over ${frameLimitMs} ms, n=${framesMs.length})`,
  );
}

/** JavaScript heap and buffers (WASM memory among them) of the page and its Web Workers, after a collection. */
async function followMemory(browser: Browser, page: Page) {
  const session = await page.context().newCDPSession(page);
  const root = await browser.newBrowserCDPSession();
  const workers: (() => Promise<number>)[] = [];
  async function follow(): Promise<void> {
    const { targetInfos } = await root.send("Target.getTargets");
    for (const { type, targetId } of targetInfos) {
      if (type === "worker") workers.push(await workerMemory(root, targetId));
    }
  }
  async function bytes(): Promise<number> {
    await session.send("HeapProfiler.collectGarbage");
    const parts = [await heapOf(session), ...(await Promise.all(workers.map((measure) => measure())))];
    return parts.reduce((sum, part) => sum + part, 0);
  }
  return { bytes, follow };
}

async function heapOf(session: CDPSession): Promise<number> {
  return total(await session.send("Runtime.getHeapUsage"));
}

/** A Web Worker is spoken to through its page's browser: messages go in and come back as texts. */
async function workerMemory(root: CDPSession, targetId: string): Promise<() => Promise<number>> {
  const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: false });
  let id = 0;
  return () =>
    new Promise((resolve) => {
      id += 1;
      const asked = id;
      const heard = ({ sessionId: from, message }: { sessionId: string; message: string }) => {
        const reply: { id: number; result: HeapUsage } = JSON.parse(message);
        if (from !== sessionId || reply.id !== asked) return;
        root.off("Target.receivedMessageFromTarget", heard);
        resolve(total(reply.result));
      };
      root.on("Target.receivedMessageFromTarget", heard);
      const message = JSON.stringify({ id: asked, method: "Runtime.getHeapUsage" });
      void root.send("Target.sendMessageToTarget", { sessionId, message });
    });
}

interface HeapUsage {
  readonly totalSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
}

function total({ totalSize, embedderHeapUsedSize = 0, backingStorageSize = 0 }: HeapUsage): number {
  return totalSize + embedderHeapUsedSize + backingStorageSize;
}

/** 40 leaves over A to P, another expression a run, so that no table is a kept one. */
function expressionOfSixteen(run: number): string {
  return Array.from({ length: 10 }, (_, product) =>
    Array.from({ length: 4 }, (_literal, at) => {
      const letter = "ABCDEFGHIJKLMNOP".charAt((product * 4 + at * 5 + product * at) % 16);
      return letter + (((product + at + run) * 2_654_435_761) % 7 < 3 ? "'" : "");
    }).join("."),
  ).join("+");
}
