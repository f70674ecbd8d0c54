// Each question of each lesson in the browser: a wrong answer is told, with the row where a function decides; the right one
// is told and counts; both by words, read aloud politely.

import { expect, test } from "vitest";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { give, questionsByLesson, rightAnswer, saidOf, wrongAnswer } from "./question-screen.ts";

const open = useBrowser();

test.each(questionsByLesson)(
  "lesson $lesson: each wrong answer is told, each right one counts",
  async ({ lesson, questions }) => {
    const { page } = await open({ path: `/learn/lesson/${lesson}` });
    await page.locator("[data-question]").first().waitFor();
    for (const question of questions) {
      const form = page.locator(`[data-question="${question.id}"]`);
      const said = saidOf(form);
      const [wrong, text] = wrongAnswer(question);
      await give(form, wrong);
      await expect.poll(() => said.innerText(), { message: question.id }).toContain(text);
      await give(form, rightAnswer(question));
      await expect.poll(() => said.innerText(), { message: question.id }).toMatch(/^(Right\.|Equal)/);
    }
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
