// The practice of lesson 03: every verdict, the reader's own derivation, hints, the shared link; with the keyboard alone and
// without the WASM.
// @module-tag deep

import { expect, test } from "vitest";
import { lessonAddress, type TaskAddress } from "#addresses/core/learn.ts";
import { taskOf } from "#learn/practice/core/simplify-task.ts";
import { lineListTexts } from "#messages/expression.ts";
import { nextStepTexts, ownSteps } from "#messages/own-steps.ts";
import { type OpenOptions, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsAtBothSizes } from "#support/browser/faults.ts";
import { PracticeScreen } from "./practice-screen.ts";
import { entryScript, scriptOf } from "#support/browser/built-file.ts";

const open = useBrowser();

/** A.B+A.C+B.(A'+B'), of which the minimum is A.C+B. */
const task: TaskAddress = { kind: "simplify", level: 2, seed: 1 };
const { text, minimum } = taskOf(task);
const path = lessonAddress("03", { task });

async function openPractice(options: OpenOptions = {}) {
  const opened = await open({ path, ...options });
  const screen = new PracticeScreen(opened.page);
  await screen.frame.waitFor();
  return { ...opened, screen };
}

test("the task of the test is the one that its answers are about", () => {
  expect({ text, minimum }).toEqual({ text: "A.B+A.C+B.(A'+B')", minimum: "A.C+B" });
});

test("each answer gets its verdict and stays in the field", async () => {
  const { screen, errors } = await openPractice();
  expect(await screen.task()).toBe(text);
  const cases = [
    [" ", "Type an expression first, then press Check."],
    ["A.C", "In row 2 (A = 0, B = 1, C = 0) yours is 0, the task is 1."],
    ["A.B+A.C+B", "Equal, with 3 terms; 2 are enough."],
    ["A.B'.C+B", "Equal, with 4 literals; 3 are enough."],
    ["b or (a and c)", /^Read as b\+\(a\.c\)\. In row /],
    ["B OR (A AND C)", "Read as B+(A.C). Equal and minimal: no sum of products is smaller."],
    ["B+C.A", "Equal and minimal: no sum of products is smaller."],
  ] as const;
  for (const [answer, says] of cases) {
    await screen.check(answer);
    await expect
      .poll(() => screen.frame.getByRole("status").allInnerTexts())
      .toContainEqual(typeof says === "string" ? says : expect.stringMatching(says));
    expect(await screen.answer.inputValue()).toBe(answer);
  }
  expect(await screen.solved()).toEqual(["simplify-2-1"]);
  expect(errors).toEqual([]);
});

test("an answer that cannot be read is marked, and mended by one press", async () => {
  const { screen } = await openPractice();
  await screen.check("A.C+B)");
  await screen.frame.getByText("This bracket closes nothing").waitFor();
  expect(await screen.frame.locator("mark").innerText()).toBe(")");
  expect(await screen.answer.getAttribute("aria-invalid")).toBe("true");
  await screen.button(/^Remove this/).click();
  expect(await screen.answer.inputValue()).toBe("A.C+B");
  await screen.answer.press("Enter");
  await screen.frame.getByText("Equal and minimal: no sum of products is smaller.").waitFor();
});

test("in a derivation the first wrong line is marked with its row, what was right stays", async () => {
  const { screen } = await openPractice();
  await screen.choose("Own derivation");
  const lines = ["A.B+A.C+A'.B", "A.B+C+A'.B", "B+C"];
  for (const [at, line] of lines.entries()) {
    if (at > 0) await screen.button("Add a line").click();
    await screen.line(at + 1).fill(line);
  }
  await screen.button("Check").click();
  await screen
    .row(2)
    .getByText("In row 1 (A = 0, B = 0, C = 1) this line is 1, the line before is 0.")
    .waitFor();
  expect(await screen.row(1).getByText("right", { exact: true }).count()).toBe(1);
  expect(await screen.row(2).getByText("wrong", { exact: true }).count()).toBe(1);
  expect(
    await screen
      .row(3)
      .getByText(/^(right|wrong)$/)
      .count(),
  ).toBe(0);
  expect(await screen.solved()).toEqual([]);

  await screen.line(2).fill("A.C+B.(A+A')");
  await screen.line(3).fill("A.C+B");
  await screen.button("Check").click();
  await screen.frame.getByText("Your derivation is complete with line 3.").waitFor();
  expect(await screen.frame.getByText("right", { exact: true }).count()).toBe(3);
  // One law of the lesson's table leads to the second line; to the third lead two.
  await screen.row(2).getByText(lineListTexts.byLaw("Distributive"), { exact: true }).waitFor();
  expect(await screen.row(2).getByRole("link", { name: "Distributive law in lesson 03" }).count()).toBe(1);
  expect(await screen.row(3).getByRole("link").count()).toBe(0);
  expect(await screen.solved()).toEqual(["simplify-2-1"]);
});

test("after a pause in typing the lines of a derivation are judged without a press", async () => {
  const { screen } = await openPractice();
  await screen.choose("Own derivation");
  await screen.line(1).evaluate((field) => {
    const data = new DataTransfer();
    data.setData("text", "A.B+A.C+A'.B\nB+C");
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await screen
    .row(2)
    .getByText(/this line is 1, the line before is 0/)
    .waitFor();
  await screen.line(2).fill("A.C+B");
  await screen.frame.getByText("Your derivation is complete with line 2.").waitFor();
  expect(await screen.line(2).evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => screen.solved()).toEqual(["simplify-2-1"]);
});

test("axe finds nothing and nothing scrolls sideways", async () => {
  const { screen, page } = await openPractice({ size: "phone" });
  const faults = () => axeFaultsAtBothSizes(page, { within: "[data-section=practice]" });
  await screen.check("A.C");
  await screen.button("Open both in Truth Table").waitFor();
  for (let stage = 0; stage < 3; stage += 1) await screen.button(/^Hint/).click();
  expect(await faults()).toEqual([]);
  await screen.choose("Own derivation");
  await screen.line(1).fill("A.C");
  await screen.line(1).press("Enter");
  await screen.button("Open both in Truth Table").waitFor();
  expect(await faults()).toEqual([]);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBe(widths[1]);
});

test("a wrong answer opens both in Truth Table, and Back finds answer and task", async () => {
  const { screen, page } = await openPractice({ path: "/learn/lesson/03?section=practice" });
  const own = await screen.task();
  await screen.check("E");
  await screen.button("Open both in Truth Table").click();
  // The lesson has tables too, and stays until the other screen is there.
  await page.waitForURL(/#\/ttable\?/);
  await screen.frame.waitFor({ state: "detached" });
  await page.getByRole("table").waitFor();
  const { searchParams } = new URL(page.url().replace("/#", ""));
  expect([searchParams.get("input"), searchParams.getAll("fn")]).toEqual([own, ["E"]]);
  await page.goBack();
  await screen.frame.waitFor();
  expect(await screen.task()).toBe(own);
  expect(await screen.answer.inputValue()).toBe("E");
});

test("both ways of answering keep what was typed", async () => {
  const { screen } = await openPractice();
  await screen.answer.fill("A+B+C");
  await screen.choose("Own derivation");
  await screen.line(1).fill("A.C+B");
  await screen.button("Add a line").click();
  await screen.line(2).fill("A+");
  await screen.choose("Simplify");
  expect(await screen.answer.inputValue()).toBe("A+B+C");
  await screen.choose("Own derivation");
  expect([await screen.line(1).inputValue(), await screen.line(2).inputValue()]).toEqual(["A.C+B", "A+"]);
});

test("hints come in three stages, then the answer; a task that was shown does not count", async () => {
  const { screen } = await openPractice();
  const hints = () => screen.frame.getByRole("list", { name: "Hints" }).getByRole("listitem").allInnerTexts();
  expect(await hints()).toEqual([]);
  const shown = [/2 terms and 3 literals/, /leave out|left out/, /One term of the minimum is/];
  for (const [at, hint] of shown.entries()) {
    await screen.button(`Hint ${at + 1} of 3`).click();
    expect(await hints()).toHaveLength(at + 1);
    expect((await hints())[at]).toMatch(hint);
  }
  await screen.button("Show the answer").click();
  await screen.frame.getByText("A smallest sum of products:").waitFor();
  await screen.frame.getByText("so this task does not count").waitFor();
  await screen.check(minimum);
  await screen.frame.getByText("Equal and minimal: no sum of products is smaller.").waitFor();
  expect(await screen.solved()).toEqual([]);
});

test("another task stands in the address, is another one, and its link opens it for somebody else", async () => {
  const { screen, page } = await openPractice();
  await screen.button("Another task").click();
  await expect.poll(() => screen.task()).not.toBe(text);
  const second = await screen.task();
  await screen.choose("Level 3");
  await expect.poll(() => screen.task()).not.toBe(second);
  expect(page.url()).toContain("task=simplify&level=3");
  const other = await screen.task();
  const shared = page.url().split("#")[1] ?? "";
  const { screen: theirs } = await openPractice({ path: shared });
  expect(await theirs.task()).toBe(other);
  expect(await theirs.frame.getByRole("radio", { name: "Level 3" }).isChecked()).toBe(true);
});

test("with the keyboard alone a derivation gets its lines, loses one and ends", async () => {
  const { screen, page } = await openPractice();
  await screen.frame.getByRole("radio", { name: "Simplify" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  const focused = () => page.evaluate(() => document.activeElement?.closest("li")?.innerText.split("\n")[0]);
  await page.keyboard.type("A.B+A.C+A'.B");
  await page.keyboard.press("Enter");
  await screen.line(2).waitFor();
  await expect.poll(focused).toBe("2");
  await page.keyboard.press("Backspace");
  await expect.poll(focused).toBe("1");
  expect(await screen.line(2).count()).toBe(0);
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("2");
  await page.keyboard.type("A.C+B");
  await page.keyboard.press("Enter");
  await screen.frame.getByText("Your derivation is complete with line 2.").waitFor();
});

test("without the WASM a sentence says so, and the answer, the hints and the minimum stay", async () => {
  const { screen } = await openPractice({
    before: (context) => context.route("**/*.wasm", (route) => route.abort()),
  });
  await screen.check("A.C+B");
  await screen.frame.getByText("WebAssembly did not start in this browser").waitFor();
  expect(await screen.answer.inputValue()).toBe("A.C+B");
  await screen.button("Hint 1 of 3").click();
  await screen.frame.getByText("2 terms and 3 literals").waitFor();
  await screen.button("Show the answer").click();
  await screen.frame.getByText("A smallest sum of products:").waitFor();
});

test("on touch the keys of the page type the answer", async () => {
  const { screen, page } = await openPractice({ size: "phone" });
  await screen.answer.tap();
  const keys = page.getByRole("region", { name: "Keys", exact: true });
  await keys.waitFor();
  for (const key of ["B", "+ OR", "A", ". AND", "C"])
    await keys.getByRole("button", { name: key, exact: true }).tap();
  expect(await screen.answer.inputValue()).toBe("B+A.C");
});

test("a practice that cannot be fetched says so, and comes with the next press", async () => {
  let isBroken = true;
  const { page } = await open({
    path,
    before: async (context) => {
      const practice = scriptOf("src/learn/practice/simplify/simplify-practice.tsx");
      for (const script of [practice, entryScript()])
        await context.route(script, (route) => {
          const isAsked = script === practice || route.request().method() === "HEAD";
          return isBroken && isAsked ? route.abort("internetdisconnected") : route.continue();
        });
    },
  });
  const section = page.locator("[data-section=practice]");
  await section.getByText("This part of the page was not opened here before").waitFor();
  isBroken = false;
  await section.getByRole("button", { name: "Try again" }).click();
  await new PracticeScreen(page).frame.waitFor();
});

test("a premium reader's own derivation has chains of laws and hints, and counts when it ends at the minimum", async () => {
  const { screen, page, errors } = await openPractice({ as: "premium@example.com" });
  await screen.choose("Own derivation");
  await screen.line(1).fill("A.C+B.(A+A')");
  await screen.line(1).press("Enter");
  await screen.frame.getByText(/^Right, by two laws/).waitFor();
  expect(await axeFaultsAtBothSizes(page, { within: "[data-section=practice]" })).toEqual([]);
  const hint = screen.frame.getByRole("button", { name: nextStepTexts.hint, exact: true });
  await hint.click();
  await screen.frame.getByText(nextStepTexts.law(nextStepTexts.from(1), "Complement")).waitFor();
  expect(await screen.solved()).toEqual([]);
  await screen.line(2).fill("A.C+B");
  await screen.line(2).press("Enter");
  await screen.frame.getByText(ownSteps.minimal).waitFor();
  await expect.poll(() => screen.solved()).toEqual(["simplify-2-1"]);
  // Without a network the page judges by itself.
  await page.context().setOffline(true);
  await screen.button("Add a line").waitFor();
  await expect.poll(() => hint.count()).toBe(0);
  await page.context().setOffline(false);
  expect(errors).toEqual([]);
});
