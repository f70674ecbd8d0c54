// Simplifying on the real page against the real local stack, on a desktop and on a phone.
// @module-tag deep

import type { BrowserContext } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type OpenOptions, sizeNames, useBrowser } from "#support/browser/browser.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

async function openSimplifier(options: OpenOptions) {
  const opened = await open({ path: "/simplify", ...options });
  return { ...opened, screen: new SimplifierScreen(opened.page) };
}

/** Requests of a browser context to the API. */
function watchApi(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  return calls;
}

describe.each(sizeNames)("on a %s", (size) => {
  test("by mouse: an expression is typed, Simplify is pressed, the Answer card shows", async () => {
    const { screen, page, errors } = await openSimplifier({ size });
    await screen.field.click();
    await page.keyboard.type("A.B+A'.C+B.C");
    await screen.button.click();
    await screen.answer.waitFor();
    expect(await screen.row("Result").innerText()).toContain("A.B+A'.C");
    expect(await screen.row("Result").innerText()).toContain("minimal (proved)");
    expect(await screen.row("Result").innerText()).toContain("2 terms, 4 literals");
    expect(await screen.row("Sum Of Product").innerText()).toContain("A'.B'.C+A'.B.C+A.B.C'+A.B.C");
    const primes = await screen.row("Prime Implicants").innerText();
    for (const [product, list] of [
      ["A'.C", "1, 3"],
      ["B.C", "3, 7"],
      ["A.B", "6, 7"],
    ])
      expect(primes.replace(/\s+/g, " ")).toContain(`${product} ${list}`);
    expect(errors).toEqual([]);
  });

  test("by keyboard alone: focus, type, Enter, answer, clear", async () => {
    const { screen, page } = await openSimplifier({ size });
    const tabTo = async (holds: () => Promise<boolean>, key: "Tab" | "Shift+Tab" = "Tab") => {
      const tabsMax = 20;
      for (let tabs = 0; tabs < tabsMax && !(await holds()); tabs += 1) await page.keyboard.press(key);
    };
    const fieldIsFocused = () => screen.field.evaluate((field) => field === document.activeElement);
    await tabTo(fieldIsFocused);
    await page.keyboard.type("1 3 8 6 12");
    await page.keyboard.press("Enter");
    await screen.answer.waitFor();
    expect(await screen.row("Result").innerText()).toContain("A.C'.D'+A'.B.C.D'+A'.B'.D");
    // On touch the answer's heading has the focus instead, and Shift+Tab leads back.
    await expect.poll(fieldIsFocused).toBe(size === "desktop");
    await tabTo(fieldIsFocused, "Shift+Tab");
    await page.keyboard.press("Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Clear input");
    await page.keyboard.press("Enter");
    await screen.proved.waitFor({ state: "detached" });
    expect(await screen.field.inputValue()).toBe("");
    expect(await fieldIsFocused()).toBe(true);
  });

  test("a product longer than a line breaks before a dot, not after it; no page scrolls sideways, not with a long answer either", async () => {
    const { screen, page } = await openSimplifier({ size });
    const names = [..."ABCDEFGHIJKLMNOPQR"].map((letter) => `${letter}1000`);
    await screen.solve(names.map((name, at) => (at % 9 ? `${name}'` : name)).join("."));
    const result = screen.row("Result").getByRole("math");
    // For each dot the vertical distance to the literals beside it.
    const lines = await result.evaluate((math) => {
      const literals = document.createTreeWalker(math, NodeFilter.SHOW_TEXT, ({ nodeValue }: Node) =>
        /[A-R]/.test(nodeValue ?? "") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
      );
      const middleOf = (node: Node): number => {
        const range = document.createRange();
        range.selectNode(node);
        const { top, bottom } = range.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      const middles: number[] = [];
      while (literals.nextNode()) middles.push(middleOf(literals.currentNode));
      const dots = [...math.querySelectorAll("span")].filter(
        ({ textContent, childElementCount }) => textContent === "." && childElementCount === 0,
      );
      return dots.map((dot, at) => {
        const drawn = [...dot.getClientRects()].at(-1);
        const middle = drawn ? (drawn.top + drawn.bottom) / 2 : Number.NaN;
        return {
          before: Math.abs((middles[at] ?? 0) - middle),
          after: Math.abs((middles[at + 1] ?? 0) - middle),
        };
      });
    });
    expect(lines).toHaveLength(17);
    expect(lines.some(({ before }) => before > 20)).toBe(true);
    expect(lines.filter(({ after }) => after > 20)).toEqual([]);

    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow(), "with the long product").toBe(0);
    await screen.begin();
    await screen.field.fill(Array.from({ length: 40 }, (_, index) => (index * 29) % 128).join(" "));
    await screen.field.press("Enter");
    await screen.answer.waitFor();
    expect(await overflow(), "with a long answer").toBe(0);
  });
});

test("with the WASM blocked the API answers, and its refusal is shown like the engine's", async () => {
  let calls: string[] = [];
  const { screen } = await openSimplifier({
    before: async (context) => {
      calls = watchApi(context);
      await context.route("**/*.wasm", (route) => route.abort());
    },
  });
  await screen.field.fill("A.B+A.B'");
  await screen.field.press("Enter");
  await screen.answer.waitFor();
  expect(await screen.row("Result").innerText()).toMatch(/^A\s/);
  expect(calls).toEqual(["/api/free/simplify"]);

  await screen.field.fill("A + * B");
  await screen.field.press("Enter");
  await screen.alert.waitFor();
  expect(await screen.alert.innerText()).toContain("Write AND as a dot");
  expect(await screen.alert.innerText()).toContain("(position 5)");
});

test("with the network off after loading the WASM answers", async () => {
  const { screen, context } = await openSimplifier({});
  await screen.field.fill("(A+B').(A+B)");
  // The engine has read the text, so it has started. While it is late, the service is asked too.
  await screen.readAs.waitFor();
  await context.setOffline(true);
  const calls = watchApi(context);
  await screen.field.press("Enter");
  await screen.answer.waitFor();
  expect(await screen.row("Result").innerText()).toMatch(/^A\s/);
  expect(calls).toEqual([]);
});

test("with neither WASM nor network a sentence says so, and what was typed stays", async () => {
  const { screen, context } = await openSimplifier({
    before: (fresh) => fresh.route("**/*.wasm", (route) => route.abort()),
  });
  await context.setOffline(true);
  await screen.field.fill("A.B+C");
  await screen.field.press("Enter");
  await screen.alert.waitFor();
  expect(await screen.alert.innerText()).toContain("Could not simplify the input");
  expect(await screen.alert.innerText()).toContain("The service could not be reached");
  expect(await screen.field.inputValue()).toBe("A.B+C");
  await context.setOffline(false);
  await screen.button.click();
  await screen.answer.waitFor();
  expect(await screen.row("Result").innerText()).toContain("A.B+C");
});

test("an answered input is not solved again until it changes", async () => {
  let calls: string[] = [];
  const { screen } = await openSimplifier({
    before: async (context) => {
      calls = watchApi(context);
      await context.route("**/*.wasm", (route) => route.abort());
    },
  });
  await screen.field.fill("A+B");
  for (let press = 0; press < 3; press += 1) {
    await screen.field.press("Enter");
    await screen.answer.waitFor();
  }
  await screen.field.press("End");
  await screen.field.press("Space");
  await screen.field.press("Enter");
  await screen.answer.waitFor();
  expect(calls).toHaveLength(1);
  await screen.solve("A+B+C");
  expect(calls).toHaveLength(2);
});
