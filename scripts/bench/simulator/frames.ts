// The canvas of circuits in headless Chromium, which has no graphics card: the script of a frame and the frames a
// second while a drawing is panned and a part with four wires is dragged.

import { chromium, type Page } from "playwright-core";
import { chromiumArgs, chromiumHint, findChromium } from "../../chromium.ts";
import { median, percentile, printFigure } from "../figures.ts";
import { serveViewPage } from "./view-page.ts";

/** The number of measured frames. WebGL is slow without a graphics card, and only the time of its script counts. */
const frames = { chosen: 120, webgl: 12 } as const;

/** Parts of the drawing and zoom. */
const drawings = [
  { parts: 1_000, zoom: 1 },
  { parts: 5_000, zoom: 1 },
  { parts: 1_000, zoom: 0.25 },
] as const;

/** Of the fastest frames, because other work of the machine slows the rest. */
interface DrawingFigures {
  /** What was measured: "pan, 1000 parts at 100 %, chosen". */
  readonly name: string;
  /** The least. */
  readonly scriptMs: number;
  /** One frame in ten is sooner. */
  readonly framesPerSecond: number;
}

export interface FrameFigures {
  readonly drawings: readonly DrawingFigures[];
  /** Frames that a drawing at rest asks for in a second, with each renderer. */
  readonly askedAtRest: readonly number[];
}

/** Null where nothing is measured. */
export async function measureFrames(): Promise<FrameFigures | null> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log(`not measured; ${chromiumHint}`);
    return null;
  }
  const measured: DrawingFigures[] = [];
  const askedAtRest: number[] = [];
  const served = await serveViewPage();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    for (const renderer of ["chosen", "webgl"] as const) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(served.url);
      await page.evaluate(async (kind) => circuitPage.open(kind === "chosen" ? undefined : kind), renderer);
      for (const { parts, zoom } of drawings)
        measured.push(...(await measureDrawing(page, parts, zoom, renderer)));
      askedAtRest.push(await measureIdle(page));
      await page.close();
    }
  } finally {
    await browser.close();
    await served.stop();
  }
  return { drawings: measured, askedAtRest };
}

async function measureDrawing(
  page: Page,
  parts: number,
  zoom: number,
  renderer: keyof typeof frames,
): Promise<readonly DrawingFigures[]> {
  const figures: DrawingFigures[] = [];
  await page.evaluate(([count, scale]) => circuitPage.sample(count, { zoom: scale, x: 0, y: 0 }), [
    parts,
    zoom,
  ] as const);
  for (const what of ["pan", "drag"] as const) {
    // The first frames compile what the others run.
    await page.evaluate(async (name) => circuitPage[name](5), what);
    const times = await page.evaluate(async ([name, count]) => circuitPage[name](count), [
      what,
      frames[renderer],
    ] as const);
    const name = `${what}, ${parts} parts at ${zoom * 100} %, ${renderer}`;
    const scriptMs = times.map((time) => time.scriptMs);
    printFigure(`${name}: script`, scriptMs, "ms");
    const perSecond = times.map((time) => 1_000 / time.sinceLastMs);
    console.log(
      `${`${name}: frames`.padEnd(44)} ${median(perSecond).toFixed(1).padStart(9)} /s  ` +
        `(one in 20 below ${percentile(perSecond, 5).toFixed(1)}, n=${times.length})`,
    );
    figures.push({
      name,
      scriptMs: Math.min(...scriptMs),
      framesPerSecond: percentile(perSecond, 90),
    });
  }
  return figures;
}

async function measureIdle(page: Page): Promise<number> {
  const before = await page.evaluate(() => circuitPage.asked());
  await page.waitForTimeout(1_000);
  const after = await page.evaluate(() => circuitPage.asked());
  printFigure("frames asked for in a second of rest", [after - before], "");
  return after - before;
}
