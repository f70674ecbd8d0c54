// The review: tasks of solved levels one after another, what becomes of them, and progress and review as a file.
// @module-tag deep

import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { taskKinds } from "#addresses/core/learn.ts";
import { lessonOfKind, parseReview, tasksADay } from "#learn/core/review.ts";
import { practice } from "#messages/lesson-blocks.ts";
import { progressFileTexts, reviewTexts } from "#messages/lessons.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { faultsAtBothSizes } from "#support/browser/faults.ts";
import { setPath } from "./library.ts";

const open = useBrowser();

/** The list, for a reader who has solved these tasks and reviewed none. */
async function solving(page: Page, solved: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const progress = Object.entries(solved).map(([lesson, tasks]) => [lesson, { read: [], solved: tasks }]);
  await setPath(page, "/learn");
  await card(page).waitFor();
  await page.evaluate(
    (text) => {
      localStorage.setItem("lessonProgress", text);
      localStorage.removeItem("lessonReview");
    },
    JSON.stringify(Object.fromEntries(progress)),
  );
  await page.reload();
}

const card = (page: Page) => page.getByRole("region", { name: reviewTexts.title, exact: true });
const begin = (page: Page) => card(page).getByRole("link", { name: reviewTexts.title, exact: true }).click();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const kept = async (page: Page) =>
  parseReview(await page.evaluate(() => localStorage.getItem("lessonReview")));
const place = (page: Page, at: number, of: number) =>
  page.getByText(reviewTexts.taskOf(at, of), { exact: true }).waitFor();

/** Types the answer to a conversion between bases 2 and 10; a wrong one is one more. */
async function answer(page: Page, isRight = true): Promise<void> {
  const asked = page.getByText(/^What is \S+ \(base \d+\) in base \d+\?$/);
  const [, digits = "", from = "", to = ""] =
    /is (\S+) \(base (\d+)\) in base (\d+)/.exec(await asked.innerText()) ?? [];
  const value = Number.parseInt(digits, Number(from)) + (isRight ? 0 : 1);
  await page.getByLabel("Your answer").fill(value.toString(Number(to)));
  await page.getByLabel("Your answer").press("Enter");
}

test("without a solved task the card and the screen say what to do", async () => {
  const { page, errors } = await open({ path: "/learn" });
  await card(page).getByText(reviewTexts.notYet).waitFor();
  await begin(page);
  await page.getByRole("main").getByText(reviewTexts.notYet).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Review · /);
  await page.getByRole("link", { name: "All lessons" }).click();
  await card(page).waitFor();
  expect(errors).toEqual([]);
});

test("each kind of task comes, with its lesson, and goes after its answer was shown", async () => {
  const { page, errors } = await open({ path: "/learn", size: "phone" });
  for (const kind of taskKinds) {
    await solving(page, { [lessonOfKind[kind]]: [`${kind}-1-5`] });
    await card(page).getByText(reviewTexts.due(1)).waitFor();
    await begin(page);
    await place(page, 1, 1);
    await page.getByRole("button", { name: practice.show }).waitFor();
    expect(await page.getByRole("button", { name: practice.next }).count(), kind).toBe(0);
    // Drawings and WASM may be under way.
    await page.waitForLoadState("networkidle");
    expect(await faultsAtBothSizes(page), kind).toEqual([]);
    await press(page, practice.show);
    await page.getByText(reviewTexts.missed(1), { exact: true }).waitFor();
    await press(page, practice.next);
    await page.getByRole("main").getByText(reviewTexts.next(1)).waitFor();
  }
  expect(errors).toEqual([]);
});

test("a right first answer brings the level back later, a wrong one or a hint sooner; each counts once", async () => {
  const { page } = await open({ path: "/learn" });
  await solving(page, { "11": ["binary-1-5"], "08": ["gates-1-5", "gates-2-5"] });
  await card(page).getByText(reviewTexts.due(3)).waitFor();
  await begin(page);
  // Gates come before binary numbers.
  for (const at of [1, 2]) {
    await place(page, at, 3);
    await press(page, practice.hint(1, 3));
    await page.getByText(reviewTexts.missed(1), { exact: true }).waitFor();
    await press(page, practice.show);
    await press(page, practice.next);
  }
  await place(page, 3, 3);
  await answer(page, false);
  await page.getByText(reviewTexts.missed(1), { exact: true }).waitFor();
  // The task can still be solved, and counts for the lesson.
  await answer(page);
  await page.getByText(practice.solved).waitFor();
  const { asked, done } = await kept(page);
  expect(done).toBe(3);
  expect(Object.values(asked).map((each) => [each.interval, each.missed])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  const progress = await page.evaluate(() => localStorage.getItem("lessonProgress"));
  expect(JSON.parse(progress ?? "{}")).toMatchObject({
    "11": { solved: [expect.any(String), expect.any(String)] },
  });

  await solving(page, { "11": ["binary-1-5"] });
  await begin(page);
  await answer(page);
  await page.getByText(reviewTexts.right(2), { exact: true }).waitFor();
  await press(page, practice.next);
  await page.getByRole("main").getByText(reviewTexts.next(2)).waitFor();
});

test("by keyboard alone a task is answered and the next one begun; a reload shows the same task", async () => {
  const { page } = await open({ path: "/learn" });
  await solving(page, { "11": ["binary-1-5"], "08": ["gates-1-5"] });
  await begin(page);
  await place(page, 1, 2);
  await page.getByRole("radio", { name: "1", exact: true }).waitFor();
  const drawn = await page.getByRole("main").innerText();
  await page.reload();
  await page.getByRole("radio", { name: "1", exact: true }).waitFor();
  expect(await page.getByRole("main").innerText()).toBe(drawn);
  const show = page.getByRole("button", { name: practice.show });
  await show.press("Enter");
  await page.getByRole("button", { name: practice.next }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(reviewTexts.title);
  await place(page, 2, 2);
  await answer(page);
  await page.getByText(reviewTexts.right(2), { exact: true }).waitFor();
});

test("after ten tasks the day is over", async () => {
  const { page } = await open({ path: "/learn" });
  const all = taskKinds.map((kind) => [lessonOfKind[kind], [1, 2, 3].map((level) => `${kind}-${level}-5`)]);
  await solving(page, Object.fromEntries(all) as Record<string, string[]>);
  await card(page).getByText(reviewTexts.due(tasksADay)).waitFor();
  await begin(page);
  for (let at = 1; at <= tasksADay; at += 1) {
    await place(page, at, tasksADay);
    await press(page, practice.show);
    await press(page, practice.next);
  }
  await page.getByRole("main").getByText(reviewTexts.enough(tasksADay)).waitFor();
});

describe("a file", () => {
  const region = (page: Page) => page.getByRole("region", { name: "Your progress" });

  test("takes progress and review to another browser, and adds to what is there", async () => {
    const { page } = await open({ path: "/learn" });
    expect(await region(page).getByRole("button", { name: "Save to a file" }).count()).toBe(0);
    await solving(page, { "11": ["binary-1-5"] });
    await begin(page);
    await answer(page);
    await page.getByText(reviewTexts.right(2), { exact: true }).waitFor();
    await setPath(page, "/learn");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      region(page).getByRole("button", { name: "Save to a file" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(progressFileTexts.fileName);
    const text = await readFile(await download.path());
    await solving(page, { "03": ["simplify-1-5"] });
    await card(page).getByText(reviewTexts.due(1)).waitFor();
    const file = { name: "mine.json", mimeType: "application/json", buffer: text };
    await region(page).locator("input[type=file]").setInputFiles(file);
    await page.getByText("The progress in the file was added.").waitFor();
    await page.getByRole("region", { name: "Binary Numbers" }).getByText("2 tasks solved").waitFor();
    await page.getByRole("region", { name: "Laws of Boolean Algebra" }).getByText("1 task solved").waitFor();
    // The level of lesson 11 is done for today, that of lesson 03 is not.
    await card(page).getByText(reviewTexts.due(1)).waitFor();
    expect(Object.keys((await kept(page)).asked)).toEqual(["binary-1"]);
  });

  test("of something else is refused by name, and nothing changes", async () => {
    const { page } = await open({ path: "/learn" });
    await solving(page, { "11": ["binary-1-5"] });
    for (const [name, content] of [
      ["notes.json", '{"A":1}'],
      ["picture.json", "\u0000\u0001"],
      ["huge.json", " ".repeat(2_000_001)],
    ] as const) {
      const buffer = Buffer.from(content);
      const file = { name, mimeType: "application/json", buffer };
      await region(page).locator("input[type=file]").setInputFiles(file);
      await region(page).getByText(progressFileTexts.refused(name)).waitFor();
    }
    await page.getByRole("region", { name: "Binary Numbers" }).getByText("1 task solved").waitFor();
  });

  test("the review is reset with the progress, and Undo brings both back", async () => {
    const { page } = await open({ path: "/learn" });
    await solving(page, { "11": ["binary-1-5"] });
    await begin(page);
    await press(page, practice.show);
    await setPath(page, "/learn");
    await card(page).getByText(reviewTexts.next(1)).waitFor();
    await region(page).getByRole("button", { name: "Reset progress" }).click();
    await card(page).getByText(reviewTexts.notYet).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await card(page).getByText(reviewTexts.next(1)).waitFor();
  });
});
