// A slow line: the frame of the first paint asks the service and shows its answer, the page takes that over unseen, and
// until the WASM is there the service answers what is asked later. What would be slow is held back for as long as a test needs.
// @module-tag deep

import type { BrowserContext, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type OpenOptions, sizeNames, useBrowser } from "#support/browser/browser.ts";
import { rowsOf } from "#support/browser/no-work.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

const entry = "**/assets/index-*.js";
const wasm = "**/*.wasm";
const service = "**/api/free/simplify";

/** Holds requests back until the returned function is called. */
async function hold(context: BrowserContext, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route(files, async (route) => {
    if (route.request().method() !== "HEAD") await promise;
    // A test that is over has closed the page.
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}

/** Opens a page without its own code, which comes when `arrive` is called; that waits until the frame is gone. */
async function openSlow(options: OpenOptions) {
  const asked: string[] = [];
  let release = () => {};
  const opened = await open({
    ...options,
    until: "commit",
    before: async (context) => {
      context.on("request", (request) => {
        if (request.url().endsWith("/api/free/simplify")) asked.push(request.postData() ?? "");
      });
      release = await hold(context, entry);
      await options.before?.(context);
    },
  });
  const frame = opened.page.locator("page-frame");
  await frame.locator("h1").waitFor({ state: "attached" });
  const result = frame.locator("[data-result]");
  const ask = async (text: string) => {
    await frame.getByRole("textbox").first().click();
    await frame.getByRole("textbox").first().fill(text);
    await opened.page.keyboard.press("Enter");
  };
  const arrive = async () => {
    release();
    await frame.waitFor({ state: "detached" });
  };
  return { ...opened, frame, result, ask, arrive, asked, screen: new SimplifierScreen(opened.page) };
}

/** Every element and text of the card: what it is and where it is. Names that differ from drawing to drawing are left out. */
function drawn(card: Locator): Promise<readonly string[]> {
  return card.evaluate((top) => {
    const ids = new Set(["id", "aria-labelledby", "aria-controls"]);
    const look = (node: Node): string[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element)) return [];
      node.normalize();
      const attributes = [...node.attributes]
        .filter(({ name }) => !ids.has(name))
        .map(({ name, value }) => {
          if (name === "class") return `class=${[...node.classList].toSorted().join(" ")}`;
          return `${name}=${node instanceof HTMLElement && name === "style" ? node.style.cssText : value}`;
        });
      const { left, top: upper, width, height } = node.getBoundingClientRect();
      const box = [left, upper + scrollY, width, height].map(Math.round).join(" ");
      return [
        `${node.localName} ${attributes.toSorted().join(" ")} at ${box}`,
        ...[...node.childNodes].flatMap(look),
      ];
    };
    return look(top);
  });
}

const historyOf = (page: Page) =>
  page.evaluate(() => {
    const items: { readonly expression: string }[] = JSON.parse(localStorage.getItem("historyItems") ?? "[]");
    return items.map(({ expression }) => expression);
  });

const entriesOf = (page: Page) => page.evaluate(() => history.length);

const links = {
  "an expression": "/simplify?input=AB%2BA'C%2BBC&mode=boolean",
  "min terms with don't-cares":
    "/simplify?input=1,3,5,7,9,11,24,25,26,27,28,40,41,43,52,61&mode=mint&dc=0,2,60",
};

describe.each(sizeNames)("on a %s", (size) => {
  test.each(Object.entries(links))("the answer to a link with %s is the page's own", async (_name, path) => {
    const { page, frame, result, arrive, asked, errors } = await openSlow({ size, path });
    await result.waitFor();
    const card = await drawn(frame.locator("main section"));
    expect(card.length).toBeGreaterThan(150);
    await arrive();
    expect(await drawn(page.locator("main section:has(dl)"))).toEqual(card);
    expect(asked).toHaveLength(1);
    expect(await historyOf(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test.each([
    ["/", "A B C D+A'BCD+AB'CD+ABC'D+A'B'C+B'D'"],
    ["/simplify", "0,1,3,6,9,12,13,17,20,22,27,30,33,38,41,44,47,50,55,58,61,63"],
  ])("a text entered on %s is answered, and once the page is there nothing moves", async (path, text) => {
    const { page, frame, result, ask, arrive, asked, screen } = await openSlow({ size, path });
    const before = await entriesOf(page);
    await ask(text);
    await result.waitFor();
    expect(await frame.getByRole("heading", { level: 1 }).innerText()).toBe("Simplify");
    const card = await drawn(frame.locator("main section"));
    const focused = await page.evaluate(() => document.activeElement?.localName);
    expect(focused).toBe(size === "phone" ? "h2" : "input");
    await arrive();
    expect(await drawn(page.locator("main section:has(dl)"))).toEqual(card);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe(focused);
    expect(await screen.field.inputValue()).toBe(text);
    expect(asked).toHaveLength(1);
    expect(await historyOf(page)).toEqual([text]);
    expect(await entriesOf(page)).toBe(before + 1);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${path}`);
  });
});

test("a premium user's answer has no star at its steps", async () => {
  const { page, frame, result, ask, arrive } = await openSlow({
    path: "/simplify",
    as: "premium@example.com",
  });
  await ask("AB+A'C+BC");
  await result.waitFor();
  const steps = frame.getByRole("button", { name: "Show Steps", exact: true });
  expect(await steps.count()).toBe(1);
  expect(await frame.locator("main .tabler-icon-star-filled").count()).toBe(0);
  const card = await drawn(frame.locator("main section"));
  await arrive();
  expect(await drawn(page.locator("main section:has(dl)"))).toEqual(card);
});

test("the Result is read aloud once: in the frame, for the page has said the same while it was hidden", async () => {
  const { page, frame, ask, arrive } = await openSlow({ path: "/simplify" });
  const words = "Answer: A, minimal, proved, 1 term, 1 literal";
  const region = frame.locator("form ~ output");
  expect(await region.textContent()).toBe("");
  await ask("A+A");
  await expect.poll(() => region.textContent()).toBe(words);
  await frame.evaluate((leaving) => {
    const remove = leaving.remove.bind(leaving);
    const removeHeard = () => {
      Object.assign(window, { said: document.querySelector("#root form ~ output")?.textContent });
      remove();
    };
    Object.assign(leaving, { remove: removeHeard });
  });
  await arrive();
  expect(await page.evaluate("said")).toBe(words);
  expect(await page.locator("#root form ~ output").textContent()).toBe(words);
});

test("who types on after Enter sees an old answer, in the frame and in the page", async () => {
  const { page, frame, result, ask, arrive, screen } = await openSlow({ path: "/simplify" });
  await ask("AB+A'C+BC");
  await result.waitFor();
  await page.keyboard.type("+D");
  await expect.poll(() => frame.locator("section[data-old]").count()).toBe(1);
  expect(await frame.getByText("minimal (proved)").count()).toBe(0);
  await arrive();
  expect(await screen.field.inputValue()).toBe("AB+A'C+BC+D");
  await expect.poll(() => page.locator("main section[data-old]").count()).toBe(1);
  expect(await screen.row("Result").getByRole("math").first().textContent()).toBe("A.B+A'.C");
  expect(await historyOf(page)).toEqual(["AB+A'C+BC"]);
});

test("two texts entered one after the other are two items of the history", async () => {
  const { page, frame, result, ask, arrive, asked, screen } = await openSlow({ path: "/" });
  await ask("A+A");
  await result.waitFor();
  await ask("B+B.C");
  await expect.poll(() => result.getByRole("math").textContent()).toBe("B");
  expect(await frame.locator("section[data-old]").count()).toBe(0);
  await arrive();
  expect(await screen.row("Result").getByRole("math").first().textContent()).toBe("B");
  expect(await historyOf(page)).toEqual(expect.arrayContaining(["A+A", "B+B.C"]));
  expect(asked).toHaveLength(2);
});

test("a text that was edited before the answer came is not answered", async () => {
  let answer = () => {};
  const { page, frame, result, ask, arrive, asked, screen } = await openSlow({
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
  expect(await result.count()).toBe(0);
  await expect.poll(() => screen.readAs.count()).toBe(1);
  expect(await screen.answer.count()).toBe(0);
});

test("what the service refuses is left to the page, which says why or mends it", async () => {
  for (const [text, shown] of [
    ["A+", "Could not simplify the input"],
    ["!A & B", "A'.B"],
  ] as const) {
    const { page, result, ask, arrive, asked } = await openSlow({ path: "/simplify" });
    const answered = page.waitForResponse(service);
    await ask(text);
    await answered;
    expect(asked).toHaveLength(1);
    expect(await result.count()).toBe(0);
    await arrive();
    await expect.poll(() => page.locator("main").innerText()).toContain(shown);
  }
});

test("without an answer of the service all is as without it: the page's own engine answers", async () => {
  const { page, frame, result, ask, arrive, asked, screen } = await openSlow({
    path: "/",
    before: (context) => hold(context, service),
  });
  await ask("AB+A'C+BC");
  await expect.poll(() => asked.length).toBe(1);
  expect(await result.count()).toBe(0);
  expect(await frame.getByRole("heading", { level: 1 }).innerText()).toBe("Home");
  await arrive();
  await screen.proved.waitFor();
  expect(await historyOf(page)).toEqual(["AB+A'C+BC"]);
});

test("a page that is there within a second fetches nothing that answers in the frame", async () => {
  const asked: string[] = [];
  const { page } = await open({
    path: links["an expression"],
    before: async (context) => {
      context.on("request", (request) => asked.push(new URL(request.url()).pathname));
      // However busy the machine is, the visit has only begun.
      await context.addInitScript(() => Object.assign(performance, { now: () => -1e6 }));
    },
  });
  await new SimplifierScreen(page).proved.waitFor();
  // The service itself may be asked: on a busy machine the page's own engine can be late.
  expect(asked.filter((path) => path.startsWith("/assets/early-"))).toEqual([]);
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
