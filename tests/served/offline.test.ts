// After the first visit every free tool opens and works without a network; the API is never answered from a cache.
// @module-tag deep

import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { builtPage, serviceWorkerList } from "#scripts/built-page.ts";
import { builds } from "#scripts/page-build.ts";
import { launchWholeChromium, useBrowser } from "#support/browser/browser.ts";
import { startFront, type Front } from "#support/browser/front.ts";
import { hurry, keptFiles, untilAllKept, untilOffline } from "#support/browser/kept.ts";
import { GeneratorScreen } from "../screens/generator/screen.ts";
import { NumberSystemsScreen } from "../screens/number-systems/screen.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";
import { SimulatorScreen } from "../screens/simulator/screen.ts";
import { SopPosScreen } from "../screens/sop-pos/screen.ts";
import { TruthTableScreen } from "../screens/truth-table/screen.ts";

const open = useBrowser();

let front: Front;
beforeAll(async () => {
  front = await startFront(inject("url"));
});
afterAll(() => front?.stop());

/** A first visit of Home that ends with the network cut. */
async function visitOnce() {
  front.mend();
  const opened = await open({ site: front.url, serviceWorkers: "allow", before: hurry });
  const { bytes } = await untilAllKept(opened.page);
  front.cut();
  return { ...opened, bytesTold: bytes };
}

const links: readonly (readonly [
  what: string,
  path: string,
  title: string,
  works: (page: Page) => Promise<void>,
])[] = [
  [
    "Home, and its field,",
    "/",
    "Home",
    async (page) => {
      await page.getByRole("textbox", { name: "Expression or min terms" }).fill("A.B+A.B'");
      await page.keyboard.press("Enter");
      await showsResult(page);
    },
  ],
  ["the Simplifier", "/simplify", "Simplify", (page) => new SimplifierScreen(page).solve("A.B+A.B'")],
  ["a link to an answer", "/simplify?input=A.B%2BA.B'&mode=boolean", "Simplify", showsResult],
  ["the truth table", "/ttable", "Truth Table", (page) => new TruthTableScreen(page).generate("A^B")],
  [
    "a link to a table",
    "/ttable?input=A.B%2BC&fn=A^C",
    "Truth Table",
    async (page) => {
      await new TruthTableScreen(page).settled();
      await page.getByText("Σm(1,3,4,6)").first().waitFor();
    },
  ],
  [
    "a link to SoP PoS",
    "/soppos?vars=3&rows=1,3,5-7",
    "SoP PoS",
    async (page) => {
      await expect.poll(() => new SopPosScreen(page).minimal()).toBe("A.B+C");
    },
  ],
  [
    "a link to a number",
    "/number-systems?number=45.625&base=10",
    "Number Systems",
    async (page) => {
      await expect.poll(() => new NumberSystemsScreen(page).value("HEX")).toBe("2D.A");
    },
  ],
  [
    // A Web Worker of its own converts it.
    "a link to a long number",
    `/number-systems?number=${"9".repeat(1_100)}&base=10`,
    "Number Systems",
    async (page) => {
      await expect.poll(() => new NumberSystemsScreen(page).value("HEX")).toContain("All 914 digits");
    },
  ],
  [
    "a link to a circuit",
    "/csim?input=A.B",
    "Simulator",
    async (page) => {
      const screen = new SimulatorScreen(page);
      await screen.openList();
      await screen.setSwitch("A", true);
      await screen.setSwitch("B", true);
      await expect.poll(() => screen.parts()).toContain("Bulb F1, on");
      await screen.canvas.locator("canvas").waitFor();
    },
  ],
  [
    "the circuit generator",
    "/cgen",
    "Generator",
    async (page) => {
      await new GeneratorScreen(page).field.fill("A.B+C");
      await new GeneratorScreen(page).drawing("F").waitFor();
    },
  ],
  [
    "the map, for groups of one's own,",
    "/kmap?vars=3&rows=1,3,7",
    "Karnaugh Map",
    async (page) => {
      await page.getByRole("button", { name: "Group it yourself" }).click();
      await page.getByRole("region", { name: "Your groups" }).waitFor();
    },
  ],
  [
    "the practice of the map",
    "/kmap?vars=3&rows=1,3,7",
    "Karnaugh Map",
    async (page) => {
      await page.getByRole("button", { name: "Practise" }).click();
      await page.getByRole("region", { name: /Practi[cs]e/ }).waitFor();
    },
  ],
  [
    "a lesson that was never opened",
    "/learn/lesson/02",
    "Learn",
    async (page) => {
      await page.locator("[data-section]").first().waitFor();
    },
  ],
];

async function showsResult(page: Page): Promise<void> {
  await expect.poll(() => new SimplifierScreen(page).row("Result").innerText()).toMatch(/^A\s/);
}

describe("after one visit of Home, without a network", () => {
  let context: BrowserContext;
  beforeAll(async () => {
    ({ context } = await visitOnce());
  });
  afterAll(() => context?.close());

  test.each(links)("%s opens in a new tab and works", async (_what, path, title, works) => {
    const asked = front.asked.length;
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(`${front.url}/#${path}`);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    await works(page);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(front.asked.length).toBe(asked);
    expect(errors).toEqual([]);
    await page.close();
  });

  test("queries before the hash and the file's own name open the page too, other addresses do not", async () => {
    const page = await context.newPage();
    for (const path of ["/?noheader=1#/simplify", "/index.html#/simplify"]) {
      await page.goto(front.url + path);
      await page.getByRole("button", { name: "Simplify", exact: true }).waitFor();
    }
    await expect(page.goto(`${front.url}/simplify`)).rejects.toThrow("ERR_");
    await page.close();
  });

  test("the tab of the first visit itself goes to every tool and solves", async () => {
    const [page] = context.pages();
    if (!page) throw new Error("The first tab is closed.");
    const sections = page.getByRole("navigation", { name: "Sections" });
    for (const title of ["SoP PoS", "Number Systems", "Truth Table", "Simplify"]) {
      await sections.getByRole("link", { name: title, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    }
    await new SimplifierScreen(page).solve("A.B+A.B'");
    await page.getByRole("button", { name: "History", exact: true }).click();
    await page.getByRole("complementary", { name: "History" }).waitFor();
  });

  test("a call of the API fails, and none is kept", async () => {
    front.mend();
    const page = await context.newPage();
    await page.goto(front.url);
    const call = () =>
      page.evaluate(async () => {
        const health = await fetch("/api/health").catch(() => null);
        const body = JSON.stringify({ input: "A+B" });
        const headers = { "Content-Type": "application/json" };
        const solved = await fetch("/api/free/simplify", { method: "POST", headers, body }).catch(() => null);
        return [health?.status, solved?.status];
      });
    expect(await call()).toEqual([200, 200]);
    front.cut();
    expect(await call()).toEqual([undefined, undefined]);
    expect((await keptFiles(page)).filter((path) => path.startsWith("/api"))).toEqual([]);
  });
});

test("every file of the page is kept but the worker, operators' services, sign-in and the WASM of other browsers", async () => {
  const { page, context, bytesTold } = await visitOnce();
  const kept = await keptFiles(page);
  const client = `${builds.local.folder.replaceAll("\\", "/")}/client`;
  const built = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.replaceAll("\\", "/")}/${name}`.slice(client.length));
  const missing = built.filter((path) => !kept.includes(path));
  const whenUsed = serviceWorkerList(readFileSync(`${client}/sw.js`, "utf8"), "whenUsed");
  const namesOf = (paths: readonly string[]) =>
    paths.map((path) => path.replace(/-[\w-]{8}\./, ".")).toSorted();
  expect(namesOf(missing.filter((path) => !whenUsed.includes(path)))).toEqual([
    "/.assetsignore",
    "/.vite/manifest.json",
    "/_headers",
    "/assets/error-email.js",
    "/assets/firebase-analytics.js",
    "/assets/logic_rs_plain_bg.wasm",
    "/favicon.ico",
    "/index.html",
    "/licenses.txt",
    "/sw.js",
  ]);
  expect(whenUsed.filter((path) => kept.includes(path))).toEqual([]);
  const names = ["firebase-app", "identity", "session", "panels"];
  expect(namesOf(whenUsed)).toEqual(expect.arrayContaining(names.map((name) => `/assets/${name}.js`)));
  await page.getByRole("button", { name: "Settings" }).click();
  await page
    .getByText(
      `Kept for offline use: all free tools and 11 lessons, ${(bytesTold / 1_000_000).toFixed(1)} MB`,
    )
    .waitFor();
  expect(kept.filter((path) => !built.includes(path))).toEqual(["/"]);
  // The files whose bytes are in sizes.json.
  const counted = builtPage().keptOffline.map(({ file }) => `/${file}`);
  expect(kept.toSorted()).toEqual(["/", ...counted].toSorted());
  await context.close();
});

test("a browser without SIMD keeps the other WASM file", async () => {
  const plain = await startFront(inject("url"));
  plain.prefix("/sw.js", "WebAssembly.validate = () => false;");
  const { page, context } = await open({ site: plain.url, serviceWorkers: "allow", before: hurry });
  await untilOffline(page);
  const kept = (await keptFiles(page)).filter((path) => path.endsWith(".wasm"));
  expect(kept).toEqual([expect.stringContaining("_plain_")]);
  await context.close();
  await plain.stop();
});

test("Chromium would install the page", async () => {
  front.mend();
  // A headless shell installs nothing and names no hindrance.
  const browser = await launchWholeChromium();
  const context = await browser.newContext();
  await hurry(context);
  const page = await context.newPage();
  await page.goto(front.url);
  await untilOffline(page);
  const session = await context.newCDPSession(page);
  const { url, errors } = await session.send("Page.getAppManifest");
  expect(url).toBe(`${front.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // The only hindrance is the test's own private window.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
  await browser.close();
});

test("nothing is fetched ahead before the first answer of a slow start", async () => {
  front.mend();
  const before = front.asked.length;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { page, context } = await open({
    site: front.url,
    path: "/simplify?input=A.B%2BA.B'&mode=boolean",
    serviceWorkers: "allow",
    before: async (fresh) => {
      await hurry(fresh);
      await fresh.addInitScript(() => {
        const entries = performance.getEntriesByType.bind(performance);
        performance.getEntriesByType = (type) => {
          if (type === "resource") performance.mark("check for quiet");
          return entries(type);
        };
      });
      await fresh.route("**/*.wasm", async (route) => {
        await held;
        await route.continue();
      });
    },
  });
  // A page that were quiet would register the worker after the fourth check, and would make no more of them.
  const checks = () => page.evaluate(() => performance.getEntriesByName("check for quiet").length);
  await expect.poll(checks).toBeGreaterThan(10);
  expect(front.asked.slice(before)).not.toContain("/sw.js");
  letGo();
  await showsResult(page);
  expect(front.asked.slice(before)).not.toContain("/sw.js");
  await untilOffline(page);
  await context.close();
});
