// The simulator without its drawing: the code that draws cannot be fetched, the browser gives no canvas, or takes the
// drawing away. Palette, list, tools and properties do everything meanwhile.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { SimulatorScreen } from "./screen.ts";
import { entryScript, scriptOf } from "#support/browser/built-file.ts";

const open = useBrowser();

async function simulator(options: OpenOptions = {}) {
  const opened = await open({ path: "/csim", ...options });
  const screen = new SimulatorScreen(opened.page);
  await screen.canvas.waitFor();
  return { ...opened, screen };
}

/** By palette and list: a switch, a NOT and a bulb. */
async function buildInverter(screen: SimulatorScreen): Promise<void> {
  for (const kind of ["Switch", "NOT", "Bulb"] as const) await screen.add(kind);
  await screen.openList();
  await screen.connect("Switch A", "NOT 2");
  await screen.connect("NOT 2", "Bulb F1");
  await screen.part("Bulb F1, on").waitFor();
  await screen.switch("A").click();
  await screen.part("Bulb F1, off").waitFor();
}

describe.each(sizeNames)("on a %s", (size) => {
  test("without the code that draws, a sentence stands in the canvas, all else works, and the next press fetches it", async () => {
    let isBroken = true;
    const { page, screen } = await simulator({
      size,
      before: async (context) => {
        await context.route(scriptOf("src/features/simulator/drawing.tsx"), (route) =>
          isBroken ? route.abort("internetdisconnected") : route.continue(),
        );
        // A server that cannot be reached does not answer this question either.
        await context.route(entryScript(), (route) =>
          isBroken && route.request().method() === "HEAD"
            ? route.abort("internetdisconnected")
            : route.continue(),
        );
      },
    });
    const again = screen.canvas.getByRole("button", { name: "Try again" });
    await again.waitFor();
    await buildInverter(screen);
    await screen.closeList();
    expect(await again.isVisible()).toBe(true);
    isBroken = false;
    await again.click();
    await screen.canvas.locator("canvas").first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  });

  test("in a browser that gives no canvas, a sentence says so and all else works", async () => {
    const { screen } = await simulator({
      size,
      before: (context) =>
        context.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
          Object.assign(window, { OffscreenCanvas: undefined });
        }),
    });
    await screen.canvas.getByText("The drawing could not be started.").waitFor();
    await buildInverter(screen);
  });
});

test("a drawing that the browser takes away says so until it is back, and nothing of the circuit is lost", async () => {
  const { page, screen } = await simulator();
  await page.getByRole("button", { name: "Half adder", exact: true }).click();
  const pixels = screen.canvas.locator("canvas").first();
  await pixels.waitFor();
  await pixels.dispatchEvent("webglcontextlost");
  const sentence = screen.canvas.getByText("The graphics stopped.");
  await sentence.waitFor();
  await sentence.waitFor({ state: "detached" });
  await screen.canvas.locator("canvas").first().waitFor();
  await screen.openList();
  expect(await screen.parts()).toHaveLength(6);
});

test("options and the dismissed notice are as they were after a reload", async () => {
  const { page, screen } = await simulator();
  await screen.tool("Options").click();
  const options = page.getByRole("dialog", { name: "Options" });
  const isOn = async () =>
    Promise.all(
      ["Show Output Value", "Show Joint Nodes", "Snap to grid"].map((name) =>
        options.getByRole("switch", { name }).getAttribute("aria-checked"),
      ),
    );
  expect(await isOn()).toEqual(["false", "true", "true"]);
  for (const name of ["Show Output Value", "Snap to grid"])
    await options.getByRole("switch", { name }).click();
  const notice = page.getByText("Simulator is Still Under Development");
  await page.getByRole("main").getByRole("button", { name: "Close" }).first().click();
  await notice.waitFor({ state: "detached" });

  await page.reload();
  await screen.canvas.waitFor();
  expect(await notice.count()).toBe(0);
  await screen.tool("Options").click();
  expect(await isOn()).toEqual(["true", "true", "false"]);
});

test("twenty visits to the screen leave no canvas, and no more of the page's memory than a few megabytes", async () => {
  const { page, context, screen } = await simulator();
  await page.getByRole("button", { name: "4-bit adder", exact: true }).click();
  const session = await context.newCDPSession(page);
  const visit = async () => {
    await page.evaluate(() => (location.hash = "/kmap"));
    await screen.canvas.waitFor({ state: "detached" });
    await page.evaluate(() => (location.hash = "/csim"));
    await screen.canvas.locator("canvas").first().waitFor();
  };
  const heapBytes = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return usedSize;
  };
  for (let visits = 0; visits < 5; visits += 1) await visit();
  const before = await heapBytes();
  for (let visits = 0; visits < 20; visits += 1) await visit();
  const grown = (await heapBytes()) - before;
  console.log(`Twenty visits: ${Math.round(grown / 1000)} kB more.`);
  expect(grown).toBeLessThan(4_000_000);
  await page.evaluate(() => (location.hash = "/kmap"));
  await screen.canvas.waitFor({ state: "detached" });
  expect(await page.locator("canvas").count()).toBe(0);
});
