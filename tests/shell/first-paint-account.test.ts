// What the first paint shows of a visitor whom the browser remembers: who is signed in has their account's button, and a
// premium user the badge and no star, from the first pixel on. The page's code is held back for as long as a test needs.
// @module-tag deep

import type { BrowserContext, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { earlyOpener } from "./early-page.ts";

const open = useBrowser();
const openEarly = earlyOpener(open);

const premium = "premium@example.com";
const free = "free@example.com";
const screens = ["/", "/simplify", "/ttable"];

/** What one drawn frame showed: numbers of elements, not of those in templates. */
interface Sample {
  readonly signIns: number;
  readonly accounts: number;
  readonly badges: number;
  readonly stars: number;
}

/** Takes a sample before each frame that has a header, also of what the page draws below the frame. */
const watchFrames = `
  window.samples = [];
  const count = (selector) => document.querySelectorAll(selector).length;
  const take = () => {
    if (count("header") > 0)
      window.samples.push({
        signIns: count("header [aria-label='Sign in']") + count("header [title='Sign in']"),
        accounts: count("header [aria-label='Account']"),
        badges: count("header .tabler-icon-star-filled"),
        stars: count("main .tabler-icon-star-filled"),
      });
    requestAnimationFrame(take);
  };
  take();
`;

const watch = (context: BrowserContext) => context.addInitScript(watchFrames);
const samplesOf = (page: Page) => page.evaluate<readonly Sample[]>("window.samples");

/** The header's titles and buttons: each with its attributes, where it is and what it says. */
function headerOf(top: Locator) {
  return top
    .locator("header")
    .locator("h1, h1 + div *, button")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const attributes = [...element.attributes].filter(
          ({ name }) => !["id", "aria-controls"].includes(name),
        );
        const { left, top: upper, width, height } = element.getBoundingClientRect();
        return {
          element: element.localName,
          // Names of the library's classes come in another order.
          attributes: Object.fromEntries(
            attributes.map(({ name, value }) => [name, value.split(/\s+/).toSorted().join(" ")]),
          ),
          box: [left, upper, width, height],
          text: element.textContent,
        };
      }),
    );
}

describe.each(sizeNames)("on a %s", (size) => {
  test.each(screens)("a premium user has the badge and no star in every frame of %s", async (path) => {
    const { page, frame, arrive, errors } = await openEarly({ size, path, as: premium, before: watch });
    await frame.getByRole("button", { name: "Account", exact: true }).waitFor();
    await frame.getByText("Premium", { exact: true }).waitFor({ state: "attached" });
    const early = await headerOf(frame);
    // The page as it is before what is lazy, and with it the sign-in library, has come.
    await page.route("**/assets/*.js", () => undefined);
    await arrive();
    expect(await headerOf(page.locator("#root"))).toEqual(early);
    const samples = await samplesOf(page);
    expect(samples.length).toBeGreaterThan(1);
    for (const { signIns, accounts, badges, stars } of samples) {
      expect([signIns, stars]).toEqual([0, 0]);
      expect(badges).toBe(accounts);
    }
    expect(await page.evaluate("window.shifts")).toBe(0);
    expect(errors).toEqual([]);
  });

  test("a signed-in user without Premium has their account's button, and no badge", async () => {
    const { page, frame, arrive } = await openEarly({ size, path: "/ttable", as: free, before: watch });
    await frame.getByRole("button", { name: "Account", exact: true }).waitFor();
    await arrive();
    await page.getByRole("button", { name: "Account", exact: true }).waitFor();
    for (const { signIns, badges } of await samplesOf(page)) expect([signIns, badges]).toEqual([0, 0]);
    expect(await page.evaluate("window.shifts")).toBe(0);
  });
});

test("a link followed early has the badge too", async () => {
  const { frame } = await openEarly({ path: "/simplify", as: premium });
  await frame.getByRole("link", { name: "Truth Table" }).click();
  await expect.poll(() => frame.getByRole("heading", { level: 1 }).innerText()).toBe("Truth Table");
  expect(await frame.locator("header .tabler-icon-star-filled").count()).toBe(1);
  expect(await frame.locator("main .tabler-icon-star-filled").count()).toBe(0);
});

const day = 24 * 60 * 60 * 1000;
const packageOf = (uid: string, startMs: number) =>
  JSON.stringify({ uid, package: { StartDate: new Date(startMs).toISOString(), Period: 30 }, aheadMs: 0 });

test.each([
  ["nobody is signed in", null, packageOf("u", Date.now())],
  ["what is kept is no JSON", "u", "{"],
  ["what is kept is no package", "u", '{"uid":"u","package":{"Period":30},"aheadMs":0}'],
  ["it is somebody else's", "u", packageOf("v", Date.now())],
  ["it has ended", "u", packageOf("u", Date.now() - 31 * day)],
])("there is a star and no badge where %s", async (_name, uid, text) => {
  const { frame } = await openEarly({
    path: "/ttable",
    before: (context) =>
      context.addInitScript(
        ([signedIn, kept]) => {
          if (signedIn !== null) localStorage.setItem("signedIn", signedIn ?? "");
          localStorage.setItem("package", kept ?? "");
        },
        [uid, text],
      ),
  });
  await frame.getByRole("button", { name: uid === null ? "Sign in" : "Account", exact: true }).waitFor();
  expect(await frame.locator("header .tabler-icon-star-filled").count()).toBe(0);
  expect(await frame.locator("main .tabler-icon-star-filled").count()).toBe(1);
});
