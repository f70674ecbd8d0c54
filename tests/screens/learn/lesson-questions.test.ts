// Each question of each lesson in the browser: a wrong answer is told, with the row where a function decides; the right one
// is told and counts; both by words, read aloud politely. What the answers bring is for everyone: axe finds nothing in
// either colour scheme, and all of it is large enough for a finger.

import { expect, test } from "vitest";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { smallTargets } from "#support/browser/targets.ts";
import {
  give,
  kindsByLesson,
  questionsByLesson,
  rightAnswer,
  saidOf,
  wrongAnswer,
} from "./question-screen.ts";

const open = useBrowser();

test.each(questionsByLesson)(
  "lesson $lesson: each wrong answer is told, each right one counts, for everyone",
  async ({ lesson, questions }) => {
    const { page } = await open({ path: `/learn/lesson/${lesson}`, size: "phone" });
    await page.locator("[data-question]").first().waitFor();
    const form = (id: string) => page.locator(`[data-question="${id}"]`);
    // The rest of the lesson is as in access.test.ts, and takes axe ten times as long.
    const kinds = kindsByLesson.find((each) => each.lesson === lesson)?.questions ?? [];
    const within = kinds.map(({ id }) => `[data-question="${id}"]`).join(", ");
    for (const question of questions) {
      const [wrong, text] = wrongAnswer(question);
      await give(form(question.id), wrong);
      const said = saidOf(form(question.id));
      await expect.poll(() => said.innerText(), { message: question.id }).toContain(text);
    }
    expect(await axeFaultsInBoth(page, { within }), "with wrong answers").toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    for (const question of questions) {
      await give(form(question.id), rightAnswer(question));
      const said = saidOf(form(question.id));
      await expect.poll(() => said.innerText(), { message: question.id }).toMatch(/^(Right\.|Equal)/);
    }
    expect(await axeFaultsInBoth(page, { within }), "with right answers").toEqual([]);
    const kept: unknown = JSON.parse(
      (await page.evaluate(() => localStorage.getItem("lessonProgress"))) ?? "null",
    );
    expect(kept).toMatchObject({
      [lesson]: { solved: expect.arrayContaining(questions.map(({ id }) => id)) },
    });
  },
);

test("a question without an answer says what to do, and is neither right nor wrong", async () => {
  const { page } = await open({ path: "/learn/lesson/03" });
  const form = page.locator("form[data-question]").first();
  await form.getByRole("button", { name: lessonBlocks.check }).click();
  expect(await form.locator("output").innerText()).toBe(lessonBlocks.nothingChosen);
  await form.locator("input").first().check();
  expect(await form.locator("output").innerText()).toBe("");
});
