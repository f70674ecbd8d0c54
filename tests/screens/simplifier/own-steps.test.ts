// A visitor's own steps in the panel: a field for each line, a verdict on each, and nothing typed is lost.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { keyTexts, lineListTexts } from "#messages/expression.ts";
import { ownSteps } from "#messages/own-steps.ts";
import { ownTabs } from "#messages/steps.ts";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { faults, faultsInBoth } from "#support/browser/faults.ts";
import { untilLaterCall } from "#support/browser/until-idle.ts";
import { openOwnSteps } from "./own-steps-screen.ts";
import { questionPath } from "./steps-screen.ts";

const open = useBrowser();

const checkPath = "**/api/premium/simplify/check";
/** Longer than the pause after which lines are judged. */
const pauseMs = 2_000;

const openOwn = (options?: OpenOptions) => openOwnSteps(open, options);

describe.each(sizeNames)("on a %s", (size) => {
  test("each line gets its verdict with the law and where it is used; axe finds nothing", async () => {
    const { page, screen, errors } = await openOwn({ size });
    expect(await faultsInBoth(page), "empty").toEqual([]);
    await screen.line(1).fill("A.(B+B')");
    await screen.line(1).press("Enter");
    await screen.says(lineListTexts.byLaw("Distributive"));
    await screen.panel.getByRole("link", { name: "Distributive law in lesson 03" }).waitFor();
    // Enter in the last line, which is right, gives the next one, with the focus.
    await expect.poll(() => screen.lines()).toEqual(["A.(B+B')", ""]);
    await page.keyboard.type("A");
    await page.keyboard.press("Enter");
    await screen.says(ownSteps.laws(2, "Complement, then Identity"));
    await screen.panel.getByRole("button", { name: ownSteps.eachStep(2) }).click();
    await screen.panel.getByRole("math", { name: "A and 1" }).waitFor();
    await screen.says(ownSteps.minimal);
    expect(await screen.lines()).toEqual(["A.(B+B')", "A"]);
    await screen.line(2).fill("A.B");
    await screen.line(2).press("Enter");
    await screen.says(ownSteps.different(2, "A = 1, B = 0", 0));
    expect(await faultsInBoth(page), "with verdicts").toEqual([]);
    expect(errors).toEqual([]);
  });
});

test.each([
  ["desktop", { width: 1280, height: 800 }],
  ["phone", { width: 360, height: 740 }],
] as const)(
  "on a %s a line that is longer than its field is typeset below it, whole",
  async (size, viewport) => {
    const { page, screen } = await openOwn({
      size,
      path: questionPath("A.B.C.D.E.F.G.H.I.J.K.L+A.B.C.D.E.F.G.H.I.J.K.L'"),
    });
    await page.setViewportSize(viewport);
    const row = screen.panel.getByRole("listitem");
    const typeset = row.getByRole("math").filter({ visible: true });
    const isWhole = async () => {
      const [field, line] = await Promise.all([screen.line(1).boundingBox(), typeset.boundingBox()]);
      expect(field && line && line.y > field.y + field.height).toBe(true);
      expect(line && line.x + line.width).toBeLessThanOrEqual(viewport.width);
      expect(await faults(page)).toEqual([]);
    };
    await screen.line(1).fill("A.B");
    expect(await typeset.count()).toBe(0);
    await screen.line(1).fill("A.(B.C.D.E.F.G.H.I.J.K.L+B.C.D.E.F.G.H.I.J.K.L')");
    await typeset.waitFor();
    // A phone shows three lines of it at first.
    const all = row.getByRole("button", { name: "All 2 factors" });
    if (size === "phone") await all.click();
    expect(await all.count()).toBe(0);
    await isWhole();
    // A right line has it once, with its law.
    await screen.line(1).press("Enter");
    await screen.says(lineListTexts.byLaw("Distributive"));
    await screen.line(2).waitFor();
    expect(await typeset.count()).toBe(1);
  },
);

test("on a phone on its side the field stays above the keys", async () => {
  const { page, screen } = await openOwn({ size: "phone" });
  await page.setViewportSize({ width: 740, height: 360 });
  await screen.line(1).tap();
  const keys = page.getByRole("region", { name: keyTexts.symbolKeys });
  await keys.waitFor();
  await expect
    .poll(async () => {
      const [field, bar] = await Promise.all([screen.line(1).boundingBox(), keys.boundingBox()]);
      return field !== null && bar !== null && field.y + field.height <= bar.y;
    })
    .toBe(true);
});

test("a mistake is named, a line that cannot be read is told where, and order alone is no step", async () => {
  const { screen } = await openOwn({ path: questionPath("(A+B)'.C") });
  for (const [text, said] of [
    ["(A'+B').C", ownSteps.mistakes.barCutSignKept],
    ["C.(B+A)'", ownSteps.same],
    ["(A+B", /bracket/],
  ] as const) {
    await screen.line(1).fill(text);
    await screen.line(1).press("Enter");
    await screen.says(said);
    // A right line gives an empty one, which Backspace removes.
    if ((await screen.lines()).length > 1) await screen.line(2).press("Backspace");
    await expect.poll(() => screen.lines()).toEqual([text]);
  }
});

test("several lines that are pasted fill several fields, also with signs of equality before them", async () => {
  const { page, screen } = await openOwn();
  await screen.line(1).evaluate((field) => {
    const data = new DataTransfer();
    data.setData("text", "= A.(B+B')\n= A.1\n\n= A");
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect.poll(() => screen.lines()).toEqual(["A.(B+B')", "A.1", "A"]);
  await screen.panel.getByRole("button", { name: lineListTexts.check, exact: true }).click();
  await screen.says(ownSteps.minimal);
  await screen.panel.getByRole("button", { name: lineListTexts.remove(2) }).click();
  expect(await screen.lines()).toEqual(["A.(B+B')", "A"]);
  expect(await page.getByText(lineListTexts.byLaw("Distributive")).count()).toBe(1);
});

test("a call that fails is told and can be made again; the lines stay, also when the panel is closed", async () => {
  let isBroken = true;
  const { screen } = await openOwn({
    before: (context) =>
      context.route(checkPath, (route) =>
        isBroken ? route.abort("internetdisconnected") : route.continue(),
      ),
  });
  await screen.line(1).fill("A");
  await screen.line(1).press("Enter");
  await screen.panel.getByRole("button", { name: "Try again" }).waitFor();
  expect(await screen.lines()).toEqual(["A"]);
  await screen.panel.press("Escape");
  await screen.panel.waitFor({ state: "detached" });
  await screen.openSteps();
  await screen.choose(ownTabs.own);
  await expect.poll(() => screen.lines()).toEqual(["A"]);
  isBroken = false;
  await screen.line(1).press("Enter");
  await screen.says(ownSteps.minimal);
  await screen.choose(ownTabs.steps);
  await screen.rail.waitFor();
  await screen.choose(ownTabs.own);
  expect(await screen.lines()).toEqual(["A"]);
});

test("a sign-in that has ended asks to sign in again, and the lines stay", async () => {
  const { screen } = await openOwn({
    before: (context) =>
      context.route(checkPath, (route) =>
        route.fulfill({ status: 401, json: { message: "Sign in first.", code: "unauthenticated" } }),
      ),
  });
  await screen.line(1).fill("A");
  await screen.line(1).press("Enter");
  await screen.says(ownSteps.failed);
  await screen.panel.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  expect(await screen.lines()).toEqual(["A"]);
});

test("after a pause the lines are judged without a press, once, and the focus stays where it is", async () => {
  let calls = 0;
  const { page, screen } = await openOwn({
    before: (context) =>
      context.route(checkPath, (route) => {
        calls += 1;
        return route.continue();
      }),
  });
  await page.clock.install();
  await screen.line(1).fill("A.(B+B')");
  await page.clock.runFor(pauseMs);
  await screen.says(lineListTexts.byLaw("Distributive"));
  expect(await screen.lines()).toEqual(["A.(B+B')"]);
  expect(await screen.line(1).evaluate((field) => field === document.activeElement)).toBe(true);
  // The new line is empty, so that no line waits for a verdict.
  await screen.line(1).press("Enter");
  await expect.poll(() => screen.lines()).toEqual(["A.(B+B')", ""]);
  await page.clock.runFor(pauseMs);
  await untilLaterCall(page);
  expect(calls).toBe(2);
  await screen.line(2).fill("B");
  await page.clock.runFor(pauseMs);
  await screen.says(/^Not equal: in row/);
  expect(calls).toBe(3);
});

test("what is typed while the lines are checked stays, and no line is added", async () => {
  const answered = Promise.withResolvers<null>();
  const { screen } = await openOwn({
    before: (context) =>
      context.route(checkPath, async (route) => {
        await answered.promise;
        await route.continue();
      }),
  });
  const called = screen.page.waitForRequest(checkPath);
  await screen.line(1).fill("A.(B+B')");
  await screen.line(1).press("Enter");
  await called;
  await screen.line(1).fill("A.(B+B').1");
  answered.resolve(null);
  await screen.says(ownSteps.laws(2, "Distributive, then Identity"));
  expect(await screen.lines()).toEqual(["A.(B+B').1"]);
});

test("on paper the lines have their verdicts, also those of lines that were edited since without them", async () => {
  let isBroken = false;
  const { page, screen } = await openOwn({
    before: (context) =>
      context.route(checkPath, (route) =>
        isBroken ? route.abort("internetdisconnected") : route.continue(),
      ),
  });
  await screen.line(1).fill("A.(B+B')");
  await screen.line(1).press("Enter");
  await screen.says(lineListTexts.byLaw("Distributive"));
  isBroken = true;
  await screen.line(2).fill("A.B");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const printed = page.getByRole("region", { name: ownSteps.lines });
  await printed.waitFor();
  const items = printed.getByRole("listitem");
  expect(await items.count()).toBe(2);
  expect(await items.first().innerText()).toContain(lineListTexts.byLaw("Distributive"));
  expect(await items.last().innerText()).not.toMatch(/Right|Not equal/);
});
