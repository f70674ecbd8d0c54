// The practice of lesson 05: each verdict, the hints, a shown answer, and a task of each level solved.
// @module-tag deep

import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { lessonAddress, type TaskAddress } from "#addresses/core/learn.ts";
import { plainText } from "#learn/core/marked-text.ts";
import { hintText } from "#learn/practice/canonical/core/sentences.ts";
import { canonicalTask, complementOf, rightRows } from "#learn/practice/canonical/core/tasks.ts";
import { canonicalTexts } from "#messages/canonical-tasks.ts";
import { practice } from "#messages/lesson-blocks.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { setPath } from "./library.ts";

const open = useBrowser();

const taskAt = (level: 1 | 2 | 3): TaskAddress => ({ kind: "canonical", level, seed: 7 });
const status = (frame: Locator, text: string | RegExp) => frame.getByRole("status").filter({ hasText: text });

test("a task of each level is solved by keyboard, and counts", async () => {
  const { page, errors } = await open({ path: lessonAddress("05", { task: taskAt(1) }) });
  const frame = page.getByRole("region", { name: canonicalTexts.practice });
  const field = frame.getByRole("textbox", { name: canonicalTexts.field });
  for (const level of [1, 2, 3] as const) {
    await setPath(page, lessonAddress("05", { task: taskAt(level) }));
    const task = canonicalTask(taskAt(level));
    const right = rightRows(task);
    const [wrong = 0] = complementOf(right, task.names.length);
    await frame
      .getByRole("radio", { name: practice.levelName(level), checked: true })
      .waitFor({ state: "attached" });
    for (const [answer, says] of [
      ["", canonicalTexts.empty],
      ["x", canonicalTexts.unreadable],
      ["99", /^There is no row 99\. The last row is row \d+\.$/],
      [`${wrong}`, new RegExp(`^Row ${wrong} does not belong: `)],
      [right.slice(1).join(","), new RegExp(`^Row ${right[0]} is missing: `)],
      [right.join(", "), new RegExp(`is ${task.asked.list}\\(${right.join(", ")}\\)`)],
    ] as const) {
      // A list of one row, without it, is no list.
      if (answer === "" && says !== canonicalTexts.empty) continue;
      await field.fill(answer);
      await field.press("Enter");
      await status(frame, says).waitFor();
      expect(await field.inputValue()).toBe(answer);
    }
    await frame.getByText(practice.solved).waitFor();
  }
  const solved = await page.evaluate(() => localStorage.getItem("lessonProgress") ?? "");
  for (const level of [1, 2, 3]) expect(solved).toContain(`canonical-${level}-7`);
  expect(errors).toEqual([]);
});

test("each hint says more, and an answer that was shown does not count", async () => {
  const { page } = await open({ path: lessonAddress("05", { task: taskAt(3) }), size: "phone" });
  const frame = page.getByRole("region", { name: canonicalTexts.practice });
  const task = canonicalTask(taskAt(3));
  for (const degree of [1, 2]) {
    await frame.getByRole("button", { name: practice.hint(degree, 3) }).click();
    // Mathematics is typeset, so the words around it are looked for.
    const [words = ""] = plainText(hintText(task, degree)).split(/F'?/);
    await status(frame, words.trim()).waitFor();
  }
  await frame.getByRole("button", { name: practice.show }).click();
  await status(frame, /^The answer:/).waitFor();
  await frame.getByText(practice.doesNotCount).waitFor();
});
