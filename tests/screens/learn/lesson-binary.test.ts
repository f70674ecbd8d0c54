// The practice of lesson 11: a task of each level solved by keyboard, its verdicts, the hints, and an answer that was shown; and a
// conversion line by line.
// @module-tag deep

import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { lessonAddress, type TaskAddress } from "#addresses/core/learn.ts";
import { hintText } from "#learn/practice/binary/core/sentences.ts";
import { binaryTask, rightAnswer } from "#learn/practice/binary/core/tasks.ts";
import { binaryTasks } from "#messages/binary-tasks.ts";
import { answers, practice } from "#messages/lesson-blocks.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { section, setPath } from "./library.ts";

const open = useBrowser();

const taskAt = (level: 1 | 2 | 3): TaskAddress => ({ kind: "binary", level, seed: 4 });
const status = (frame: Locator, text: string | RegExp) => frame.getByRole("status").filter({ hasText: text });

test("a task of each level is solved by keyboard, and counts", async () => {
  const { page, errors } = await open({ path: lessonAddress("11", { task: taskAt(1) }) });
  const frame = page.getByRole("region", { name: binaryTasks.practice });
  const field = frame.getByRole("textbox", { name: answers.field });
  for (const level of [1, 2, 3] as const) {
    await setPath(page, lessonAddress("11", { task: taskAt(level) }));
    const task = binaryTask(taskAt(level));
    await frame
      .getByRole("radio", { name: practice.levelName(level), checked: true })
      .waitFor({ state: "attached" });
    for (const [answer, says] of [
      ["", binaryTasks.empty],
      ["?", /^\? is no digit of base \d+\.$/],
      [`${rightAnswer(task)}1`, /is not right|exactly|With a sign/],
      [` ${rightAnswer(task).toLowerCase()} `, binaryTasks.right(rightAnswer(task))],
    ] as const) {
      await field.fill(answer);
      await field.press("Enter");
      await status(frame, says).waitFor();
      expect(await field.inputValue()).toBe(answer);
    }
    await frame.getByText(practice.solved).waitFor();
  }
  const solved = await page.evaluate(() => localStorage.getItem("lessonProgress") ?? "");
  for (const level of [1, 2, 3]) expect(solved).toContain(`binary-${level}-4`);
  expect(await axeFaultsInBoth(page, { within: "[data-section=practice]" })).toEqual([]);
  expect(errors).toEqual([]);
});

test("each hint says more, and an answer that was shown does not count", async () => {
  const { page } = await open({ path: lessonAddress("11", { task: taskAt(3) }), size: "phone" });
  const frame = page.getByRole("region", { name: binaryTasks.practice });
  const task = binaryTask(taskAt(3));
  for (const degree of [1, 2, 3]) {
    await frame.getByRole("button", { name: practice.hint(degree, 3) }).tap();
    await status(frame, hintText(task, degree)).waitFor();
  }
  await frame.getByRole("button", { name: practice.show }).tap();
  await status(frame, binaryTasks.answer(rightAnswer(task))).waitFor();
  await frame.getByText(practice.doesNotCount).waitFor();
});

test("a conversion is shown line by line, and says from which line on it repeats", async () => {
  const { page } = await open({ path: lessonAddress("11", { section: "to-binary" }) });
  const working = section(page, "to-binary").locator("[data-working=to-binary]");
  await working.getByText("45 ÷ 2 = 22").waitFor();
  expect(await working.locator("ul > li").count()).toBe(6);
  await working.getByText("= 101101", { exact: true }).waitFor();
  await section(page, "repeating").getByText("= .0(0011)", { exact: true }).waitFor();
});
