// A fault of the page's own while it works on an answer: the screen says so and does not stay busy.
// @module-tag deep

import type { BrowserContext } from "playwright-core";
import { expect, test } from "vitest";
import { callTexts } from "#messages/calls.ts";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";

const open = useBrowser();

/** Takes the contents out of the engine's answers to a submitted text while `isBroken` is true in the page. */
function breakOutcomes(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    Object.assign(window, { isBroken: true });
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      heard: EventListenerOrEventListenerObject,
    ) {
      listen.call(this, type, (event: Event) => {
        const { data = {} } = event as Partial<
          MessageEvent<{ operation?: string; outcome?: Record<string, unknown> }>
        >;
        const isAnswer = data.operation === "simplify" || data.operation === "table";
        if (isAnswer && data.outcome && "isBroken" in window && window.isBroken)
          for (const name of Object.keys(data.outcome)) if (name !== "kind") delete data.outcome[name];
        if (typeof heard === "function") heard.call(this, event);
      });
    };
  });
}

test("an answer that the page cannot take is told, and the next one is drawn", async () => {
  const { page } = await open({ before: breakOutcomes });
  const main = page.getByRole("main");
  for (const [path, shown] of [
    ["/simplify", "minimal (proved)"],
    ["/ttable", "Functions"],
  ] as const) {
    await page.evaluate(() => Object.assign(window, { isBroken: true }));
    await begin(page, path);
    const field = main.getByRole("textbox").first();
    await field.fill("A.B+A.B'");
    await field.press("Enter");
    await main.getByText(callTexts.unexpected).first().waitFor();
    expect.soft(await field.inputValue(), path).toBe("A.B+A.B'");
    await page.evaluate(() => Object.assign(window, { isBroken: false }));
    await field.press("Enter");
    await main.getByText(shown).first().waitFor();
    expect.soft(await main.getByText(callTexts.unexpected).count(), path).toBe(0);
  }
});
