// What the simulator's screen loads beyond the first load, and that no other screen loads the library that draws. The
// suite's set-up has built the page.

import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { askedFiles } from "#support/browser/asked-files.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { begin } from "#support/browser/begin.ts";
import { assetSizes, firstVisit } from "#scripts/bench/size.ts";
import { SimulatorScreen } from "./screen.ts";

const open = useBrowser();

const bytesMax = 255_000;

test(`the simulator with a circuit on its canvas loads at most ${bytesMax} bytes beyond the first load`, async () => {
  const files = await askedFiles(open, "/csim", async (page) => {
    const screen = new SimulatorScreen(page);
    await page.getByRole("button", { name: "Half adder", exact: true }).click();
    await screen.canvas.locator("canvas").first().waitFor();
    await screen.tool("File").click();
    await page.getByRole("menuitem", { name: "Tidy" }).waitFor();
  });
  const firstLoad = new Set(firstVisit("/").map(({ file }) => file));
  const loaded = assetSizes().filter(({ file }) => files.has(file) && !firstLoad.has(file));
  const bytes = loaded.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  console.log(`The simulator beyond the first load: ${bytes} bytes gzip.`);
  expect(loaded.some(({ file }) => file.startsWith("drawing-"))).toBe(true);
  expect(bytes).toBeLessThanOrEqual(bytesMax);
});

test("no other screen loads a file of the simulator's own or of the library that draws", async () => {
  const csim = await askedFiles(open, "/csim", (page) =>
    new SimulatorScreen(page).canvas.locator("canvas").first().waitFor(),
  );
  // What each screen shows once its code is there.
  const others = {
    "/": (main) => main.getByRole("textbox"),
    "/simplify": (main) => main.getByRole("textbox"),
    "/ttable": (main) => main.getByRole("textbox"),
    "/soppos": (main) => main.getByRole("table"),
    "/number-systems": (main) => main.getByRole("textbox"),
    "/upgrade": (main) => main.getByRole("button", { name: "Buy Now" }),
    "/kmap": (main) => main.getByRole("grid"),
    "/learn": (main) => main.getByRole("heading", { level: 2 }),
  } satisfies Readonly<Record<string, (main: Locator) => Locator>>;
  const loadedByOthers = await askedFiles(open, "/", async (page) => {
    for (const [path, shown] of Object.entries(others)) {
      await begin(page, path);
      await shown(page.getByRole("main")).first().waitFor();
    }
  });
  const own = [...csim].filter((file) => !loadedByOthers.has(file));
  expect(own.some((file) => file.startsWith("simulator-page-"))).toBe(true);
  expect(own.some((file) => file.startsWith("drawing-"))).toBe(true);
  // What both load is small: pieces of the page, and no library.
  const shared = assetSizes().filter(({ file }) => csim.has(file) && loadedByOthers.has(file));
  const firstVisits = new Set(
    Object.keys(others)
      .slice(0, 6)
      .flatMap((path) => firstVisit(path).map(({ file }) => file)),
  );
  expect(shared.filter(({ file, gzipBytes }) => !firstVisits.has(file) && gzipBytes > 4_000)).toEqual([]);
});
