// The minimum product of sums under an answer: request, typesetting, copy, and its end with the next answer.
// @module-tag deep

import type { BrowserContext } from "playwright-core";
import { expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { allowFewPrimes } from "#support/browser/few-primes.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

async function openAnswered(text: string, options: OpenOptions = {}) {
  const { page } = await open({ path: "/simplify", ...options });
  const screen = new SimplifierScreen(page);
  await screen.solve(text);
  const part = screen.productOfSums;
  const show = screen.row("More").getByRole("button", { name: "Product of sums", exact: true });
  return { page, screen, part, show, form: part.getByRole("math") };
}

test("it unfolds by keyboard with its proof and size, and folds again; a constant has none", async () => {
  const { page, screen, show, part, form } = await openAnswered("A.B+C");
  expect(await form.count()).toBe(0);
  await show.focus();
  await page.keyboard.press("Enter");
  await form.waitFor();
  expect(await form.getAttribute("aria-label")).toBe("open A or C close, and open B or C close");
  expect(await part.innerText()).toContain("minimal (proved)");
  expect(await part.innerText()).toContain("2 clauses, 4 literals");
  await page.keyboard.press("Enter");
  await form.waitFor({ state: "detached" });
  await screen.begin();
  await screen.solve("1");
  expect(await show.count(), "a constant has none").toBe(0);
});

test("don't-cares go into it, and it is there for more min terms than the answer lists", async () => {
  const { screen, show, form } = await openAnswered("1 3 3 7");
  await show.click();
  await expect.poll(() => form.innerText()).toBe("(A'+B).C");
  await screen.dontCares.fill("5");
  await screen.dontCares.press("Enter");
  await screen.proved.waitFor();
  await expect.poll(() => form.count()).toBe(0);
  await show.click();
  await expect.poll(() => form.innerText()).toBe("C");
  await screen.begin();
  await screen.solve("A+B.C.D.E.F.G.H");
  await show.click();
  await expect.poll(() => form.innerText()).toBe("(A+B).(A+C).(A+D).(A+E).(A+F).(A+G).(A+H)");
});

test("it is copied as it is typed", async () => {
  const { page, show, form } = await openAnswered("A.B+C", {
    before: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
  });
  await show.click();
  await form.waitFor();
  await page.getByRole("button", { name: "Copy Product of sums" }).click();
  await page.getByRole("menuitem", { name: "Text" }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("(A+C).(B+C)");
});

test("of an edited input it stays, unproved; where it was not asked for there is no way to", async () => {
  const { screen, show, part, form } = await openAnswered("A.B+C");
  await screen.field.fill("A.B+D");
  await show.waitFor({ state: "detached" });
  await screen.solve("A.B+C");
  await show.click();
  await form.waitFor();
  await screen.field.fill("A.B+D");
  await expect.poll(() => part.innerText()).not.toContain("proved");
  expect(await form.count()).toBe(1);
});

test("without the WASM it says so", async () => {
  const { show, part } = await openAnswered("A.B+C", {
    before: (context) => context.route("**/*.wasm", (route) => route.abort()),
  });
  await show.click();
  await part.getByText("This needs WebAssembly, which is not available in this browser.").waitFor();
});

test("with more prime implicants than the page allows it says so, and folds again", async () => {
  const { page, show, part, form } = await openAnswered("A.B.C+A'.B'.C'", { before: allowFewPrimes });
  await show.click();
  const sentence = part.getByText(sentenceFor("too_complex", budgets.page));
  await sentence.waitFor();
  expect(await form.count()).toBe(0);
  expect(await page.getByRole("button", { name: "Copy Product of sums" }).count()).toBe(0);
  await show.click();
  await sentence.waitFor({ state: "detached" });
  await show.waitFor();
});

// This call never reaches the Web Worker, so it runs for as long as the test needs.
const holdProductOfSums = (context: BrowserContext) =>
  context.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (
      this: Worker,
      call: { readonly request?: { readonly form?: string } },
    ) {
      if (call.request?.form !== "pos") post.call(this, call);
    };
  });

test("work without an end in sight is ended by Cancel, which folds the row, and by an edit, so that the next answer need not wait", async () => {
  const { page, screen, show, part } = await openAnswered("A.B+C", { before: holdProductOfSums });
  const cancelled = page.waitForEvent("worker");
  await show.click();
  await part.getByRole("button", { name: "Cancel" }).click();
  await cancelled;
  await show.waitFor();
  expect(await part.count()).toBe(0);

  const renewed = page.waitForEvent("worker");
  await show.click();
  await screen.field.fill("A.B+A");
  await renewed;
  await part.waitFor({ state: "detached" });
  await screen.field.press("Enter");
  await screen.proved.waitFor();
  expect(await screen.row("Result").getByRole("math").innerText()).toBe("A");
  expect(await show.count()).toBe(1);
});
