// A slow line: the frame of the first paint asks the service and says the Result, the page's card takes its place, and until
// the WASM is there the service answers what is asked later. What would be slow is held back for as long as a test needs.
// @module-tag deep

import type { BrowserContext, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type OpenOptions, sizeNames, useBrowser } from "#support/browser/browser.ts";
import { rowsOf } from "#support/browser/no-work.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";
import { earlyOpener } from "./early-page.ts";

const open = useBrowser();
const openEarly = earlyOpener(open);

const wasm = "**/*.wasm";
const service = "**/api/free/simplify";

/** Holds requests back until the returned function is called. */
async function hold(context: BrowserContext, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route(files, async (route) => {
    await promise;
    // A test that is over has closed the page.
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}

/** Opens a page without its own code, and counts what it asks the service. */
async function openSlow(options: OpenOptions) {
  const asked: string[] = [];
  const opened = await openEarly({
    ...options,
    before: async (context) => {
      context.on("request", (request) => {
        if (request.url().endsWith("/api/free/simplify")) asked.push(request.postData() ?? "");
      });
      await options.before?.(context);
    },
  });
  const { page, frame } = opened;
  const ask = async (text: string) => {
    await frame.getByRole("textbox").first().click();
    await frame.getByRole("textbox").first().fill(text);
    await page.keyboard.press("Enter");
  };
  const output = frame.locator("form + output");
  return { ...opened, output, ask, asked, screen: new SimplifierScreen(page) };
}

/** Where header, drawer and form are, element by element; the form's lines about the text come with the page. */
function boxesIn(top: Locator): Promise<readonly string[]> {
  return top.locator("header *, nav *, main form, main form [type=submit]").evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top: upper, width, height } = element.getBoundingClientRect();
      return [element.localName, ...[left, upper + scrollY, width, height].map(Math.round)].join(" ");
    }),
  );
}

/** Left, top and width; the height is the content's. */
async function placeOf(element: Locator) {
  const { x, y, width } = (await element.boundingBox()) ?? {};
  return { x, y, width };
}

const historyOf = (page: Page) =>
  page.evaluate(() => {
    const items: { readonly expression: string }[] = JSON.parse(localStorage.getItem("historyItems") ?? "[]");
    return items.map(({ expression }) => expression);
  });

const entriesOf = (page: Page) => page.evaluate(() => history.length);
const focusedOn = (page: Page) => page.evaluate(() => document.activeElement?.localName);

const link = "/simplify?input=AB%2BA'C%2BBC&mode=boolean";

describe.each(sizeNames)("on a %s", (size) => {
  test("the Result of a link is said, and the page's card takes its place: nothing else moves", async () => {
    const { page, frame, output, arrive, asked, errors } = await openSlow({ size, path: link });
    await expect.poll(() => output.textContent()).toBe("A.B+A'.C minimal (proved)");
    const place = await placeOf(output);
    const boxes = await boxesIn(frame);
    expect(await page.evaluate("window.shifts")).toBe(0);
    await arrive();
    expect(await placeOf(page.locator("main section:has(dl)"))).toEqual(place);
    expect(await boxesIn(page.locator("#root"))).toEqual(boxes);
    expect(asked).toHaveLength(1);
    expect(await historyOf(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test.each([
    ["/", "A B C D+A'BCD+AB'CD+ABC'D+A'B'C+B'D'", "minimal (proved)"],
    ["/simplify", "0,1,3,6,9,12,13,17,20,22,27,30,33,38,41,44,47,50,55,58,61,63", "minimal (proved)"],
  ])("the Result of a text entered on %s is said, and the page shows its card", async (path, text, claim) => {
    const { page, frame, output, ask, arrive, asked, screen } = await openSlow({ size, path });
    const before = await entriesOf(page);
    const boxes = await boxesIn(frame);
    await ask(text);
    await expect.poll(() => output.textContent()).toContain(claim);
    expect(await boxesIn(frame)).toEqual(boxes);
    // On touch the keyboard makes room for the Result.
    const focused = size === "phone" ? "body" : "input";
    expect(await focusedOn(page)).toBe(focused);
    const said = await output.textContent();
    await arrive();
    const result = await screen.row("Result").getByRole("math").first().textContent();
    expect(said).toBe(`${result} ${claim}`);
    await expect.poll(() => focusedOn(page)).toBe(focused);
    expect(await screen.field.inputValue()).toBe(text);
    expect(asked).toHaveLength(1);
    expect(await historyOf(page)).toEqual([text]);
    expect(await entriesOf(page)).toBe(before + 1);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${path}`);
  });
});

test("min terms with don't-cares are asked with both", async () => {
  const path = "/simplify?input=1,3,5,7&mode=mint&dc=0,2";
  const { output, arrive, asked, screen } = await openSlow({ path });
  await expect.poll(() => output.textContent()).toBe("C minimal (proved)");
  await arrive();
  expect(await screen.row("Result").getByRole("math").first().textContent()).toBe("C");
  expect(asked).toHaveLength(1);
});

test("the Result is read aloud once: in the frame, for the page has said the same while it was hidden", async () => {
  const { page, frame, output, ask, arrive } = await openSlow({ path: "/simplify" });
  await ask("A+A");
  await expect.poll(() => output.textContent()).toBe("A minimal (proved)");
  await frame.evaluate((leaving) => {
    const remove = leaving.remove.bind(leaving);
    const removeHeard = () => {
      Object.assign(window, { said: document.querySelector("#root form ~ output")?.textContent });
      remove();
    };
    Object.assign(leaving, { remove: removeHeard });
  });
  await arrive();
  const words = "Answer: A, minimal, proved, 1 term, 1 literal";
  expect(await page.evaluate("said")).toBe(words);
  expect(await page.locator("#root form ~ output").textContent()).toBe(words);
});

test("who types on after Enter keeps text and caret, and has no Result of an earlier text", async () => {
  const { page, output, ask, arrive, screen } = await openSlow({ path: "/simplify" });
  await ask("AB+A'C+BC");
  await expect.poll(() => output.textContent()).toContain("minimal");
  await page.keyboard.type("+D");
  await page.keyboard.press("ArrowLeft");
  expect(await output.textContent()).toBe("");
  await arrive();
  await page.keyboard.type("E");
  expect(await screen.field.inputValue()).toBe("AB+A'C+BC+ED");
  expect(await screen.answer.count()).toBe(0);
});

test("of two texts entered one after the other the second has the Result and the card", async () => {
  const { page, output, ask, arrive, asked, screen } = await openSlow({ path: "/" });
  await ask("A+A");
  await expect.poll(() => output.textContent()).toBe("A minimal (proved)");
  await ask("B+B.C");
  await expect.poll(() => output.textContent()).toBe("B minimal (proved)");
  await arrive();
  expect(await screen.row("Result").getByRole("math").first().textContent()).toBe("B");
  expect(await historyOf(page)).toEqual(["B+B.C"]);
  expect(asked).toHaveLength(2);
});

test("a card that does not come keeps nobody from the page", async () => {
  const { page, output, ask, arrive, screen } = await openSlow({ path: "/simplify" });
  await ask("A+A");
  await expect.poll(() => output.textContent()).toContain("minimal");
  // What the page asks for from now on, the card among it, does not come.
  await page.route("**/assets/*.js", () => undefined);
  await arrive();
  expect(await screen.field.inputValue()).toBe("A+A");
  expect(await focusedOn(page)).toBe("input");
});

test("a text that was edited before the answer came is not answered", async () => {
  let answer = () => {};
  const { page, frame, output, ask, arrive, asked, screen } = await openSlow({
    path: "/simplify",
    before: async (context) => void (answer = await hold(context, service)),
  });
  await ask("A+B");
  await expect.poll(() => asked.length).toBe(1);
  const answered = page.waitForResponse(service);
  await frame.getByRole("textbox").first().fill("A+BC");
  answer();
  await answered;
  await arrive();
  expect(await output.count()).toBe(0);
  await expect.poll(() => screen.readAs.count()).toBe(1);
  expect(await screen.answer.count()).toBe(0);
});

test("what the service refuses is left to the page, which says why or mends it", async () => {
  for (const [text, shown] of [
    ["A+", "Could not simplify the input"],
    ["!A & B", "A'.B"],
  ] as const) {
    const { page, output, ask, arrive, asked } = await openSlow({ path: "/simplify" });
    const answered = page.waitForResponse(service);
    await ask(text);
    await answered;
    expect(asked).toHaveLength(1);
    expect(await output.textContent()).toBe("");
    await arrive();
    await expect.poll(() => page.locator("main").innerText()).toContain(shown);
  }
});

test("without an answer of the service all is as without it: the page's own engine answers", async () => {
  const { page, frame, output, ask, arrive, asked, screen } = await openSlow({
    path: "/",
    before: (context) => hold(context, service),
  });
  await ask("AB+A'C+BC");
  await expect.poll(() => asked.length).toBe(1);
  expect(await output.textContent()).toBe("");
  expect(await frame.getByText("Example", { exact: true }).isVisible()).toBe(true);
  await arrive();
  await screen.proved.waitFor();
  expect(await historyOf(page)).toEqual(["AB+A'C+BC"]);
});

test("the frame of a page that is there within a second asks nothing", async () => {
  const { page } = await open({
    path: link,
    // However busy the machine is, the visit has only begun.
    before: (context) => context.addInitScript(() => Object.assign(performance, { now: () => -1e6 })),
  });
  await new SimplifierScreen(page).proved.waitFor();
  expect(await page.evaluate(() => window.earlyCalls)).toBeUndefined();
});

describe("while the WASM is on its way", () => {
  test("the service answers, also what is asked later, and the WASM is fetched once", async () => {
    let release = () => {};
    const fetched: string[] = [];
    const { page, errors } = await open({
      path: "/simplify",
      before: async (context) => {
        context.on("request", (request) => fetched.push(new URL(request.url()).pathname));
        release = await hold(context, wasm);
      },
    });
    const screen = new SimplifierScreen(page);
    for (const [text, result] of [
      ["A+A.B", "A"],
      ["B.C+B.C'", "B"],
    ] as const) {
      await screen.solve(text);
      expect(await screen.row("Result").getByRole("math").first().textContent()).toBe(result);
    }
    expect(await screen.readAs.count()).toBe(0);
    release();
    // The engine reads what stands in the field, so it is there.
    await expect.poll(() => screen.readAs.count()).toBe(1);
    await screen.solve("C+C");
    expect(fetched.filter((path) => path.endsWith(".wasm"))).toHaveLength(1);
    expect(fetched.filter((path) => path === "/api/free/simplify")).toHaveLength(2);
    expect(await historyOf(page)).toHaveLength(3);
    expect(errors).toEqual([]);
  });

  test("what the service could not prove is searched on, and no longer sum follows", async () => {
    let release = () => {};
    const { page } = await open({
      path: "/simplify",
      before: async (context) => void (release = await hold(context, wasm)),
    });
    const screen = new SimplifierScreen(page);
    const lengthOf = async () => (await screen.row("Result").innerText()).match(/(\d+) terms/)?.[1];
    await screen.field.fill(rowsOf(11));
    await screen.field.press("Enter");
    await screen.row("Result").getByText("searching for fewer terms").waitFor({ timeout: 60_000 });
    const first = Number(await lengthOf());
    release();
    await screen.row("Result").getByText("best found, not proved minimal").waitFor({ timeout: 60_000 });
    expect(Number(await lengthOf())).toBeLessThanOrEqual(first);
  });

  test("a table comes from the service", async () => {
    const { page } = await open({ path: "/ttable", before: (context) => hold(context, wasm) });
    await page.getByRole("textbox").first().fill("A.B");
    await page.keyboard.press("Enter");
    await page.getByRole("table").first().waitFor();
  });

  test("a service that cannot be reached leaves the answer to the engine, and tells nobody", async () => {
    let release = () => {};
    const asked: string[] = [];
    const { page } = await open({
      path: "/simplify",
      before: async (context) => {
        context.on("requestfailed", (request) => asked.push(request.url()));
        await context.route(service, (route) => route.abort("internetdisconnected"));
        release = await hold(context, wasm);
      },
    });
    const screen = new SimplifierScreen(page);
    await screen.field.fill("A+A");
    await screen.field.press("Enter");
    await expect.poll(() => asked.some((url) => url.endsWith("/api/free/simplify"))).toBe(true);
    expect(await screen.alert.count()).toBe(0);
    release();
    await screen.proved.waitFor();
    // What a notice would have kept.
    expect(await page.evaluate(() => localStorage.getItem("lastEmailSentTime"))).toBeNull();
  });
});
