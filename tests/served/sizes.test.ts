// What the built page weighs, in bytes gzip, against the caps and against sizes.json, and what a first visit leaves out, by
// the build's own list of which file imports which. The suite's set-up has built the page.
// @module-tag deep

import { expect, test } from "vitest";
import { builtPage } from "#scripts/built-page.ts";
import { differences, lessonModules, measuredSizes, recordedSizes } from "#scripts/page-sizes.ts";

/** For the screens that most visitors see first, and for the others. */
const first = 194_000;
const usual = 205_000;

/**
 * The most that a first visit to a screen loads. There is room, so that code can lie where a reader looks for it.
 * Simulator and styles are 5 % above the figure of the day on which they were set.
 */
const screenCaps: Readonly<Record<string, { readonly scripts: number; readonly styles: number }>> = {
  "/": { scripts: first, styles: 16_700 },
  "/simplify": { scripts: first, styles: 15_300 },
  "/kmap": { scripts: usual, styles: 18_900 },
  "/ttable": { scripts: usual, styles: 16_300 },
  "/soppos": { scripts: usual, styles: 18_300 },
  "/cgen": { scripts: usual, styles: 16_800 },
  "/csim": { scripts: 283_600, styles: 20_300 },
  "/number-systems": { scripts: first, styles: 16_800 },
  "/learn": { scripts: first, styles: 16_600 },
  "/learn/review": { scripts: first, styles: 17_400 },
  "/learn/lesson/:lessonId": { scripts: first, styles: 17_400 },
  "/upgrade": { scripts: usual, styles: 21_100 },
};
/** The files of scripts that a visitor's browser may load. */
const scriptFilesCap = 90;
/** Scripts and styles of a lesson beyond its screen. */
const lessonCap = 48_000;
const serviceWorkerCap = 10_000;
const keptOfflineCap = 1_468_000;

const built = builtPage();
const sizes = measuredSizes();

test("each first visit, each lesson, the service worker and what it keeps stay within their caps", () => {
  expect(Object.keys(sizes.screens)).toEqual(Object.keys(screenCaps));
  for (const [screen, caps] of Object.entries(screenCaps)) {
    expect.soft(sizes.screens[screen]?.scripts, `${screen}, scripts`).toBeLessThanOrEqual(caps.scripts);
    expect.soft(sizes.screens[screen]?.styles, `${screen}, styles`).toBeLessThanOrEqual(caps.styles);
  }
  for (const [lesson, { scripts, styles }] of Object.entries(sizes.lessons))
    expect.soft(scripts + styles, lesson).toBeLessThanOrEqual(lessonCap);
  expect.soft(built.scripts.length, "files of scripts").toBeLessThanOrEqual(scriptFilesCap);
  expect.soft(Object.values(sizes.small), "scripts under 1,000 bytes").not.toContain("No reason.");
  expect.soft(sizes.serviceWorker, "the service worker").toBeLessThanOrEqual(serviceWorkerCap);
  expect.soft(sizes.keptOffline.bytes, "what it keeps").toBeLessThanOrEqual(keptOfflineCap);
});

test("sizes.json has the figures of this build", () => {
  expect(
    differences(recordedSizes(), sizes),
    "sizes.json is not of this build. Run `npm run sizes` and commit the file; where a figure rises by over 2 %, the commit says why.",
  ).toEqual([]);
});

test("of all that is fetched on demand, a first visit loads its own screen alone", () => {
  for (const screen of built.screens) {
    const loaded = new Set(built.firstVisit(screen).map(({ file }) => file));
    const modules = [...built.onDemand].filter(([, file]) => loaded.has(file)).map(([module]) => module);
    // What Premium adds is in the screen of the packages, and a dialog elsewhere fetches it.
    const drawn = modules.filter(
      (module) => screen !== "/upgrade" || module !== "src/account/premium-adds.tsx",
    );
    expect.soft(drawn, screen).toEqual([expect.stringMatching(/^src\/features\/.+-page\.tsx$/)]);
  }
  expect(built.onDemand.size).toBeGreaterThan(40);
});

test("a lesson comes without the scripts of the others", () => {
  const modules = lessonModules();
  const own = modules.map((module) => built.onDemand.get(module));
  expect(new Set(own).size).toBe(modules.length);
  for (const [at, module] of modules.entries()) {
    const files = built.filesOf(module).map(({ file }) => file);
    expect.soft(files.filter((file) => own.includes(file))).toEqual([own[at]]);
  }
});
