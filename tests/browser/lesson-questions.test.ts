// Each question of each lesson in the browser: a wrong answer is told, with the row where a function decides; the right one
// is told and counts; both by words, read aloud politely.

import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { countOf, optionsOf, valueOf } from "../../web/src/features/learn/core/claims.ts";
import type { Question } from "../../web/src/features/learn/core/data.ts";
import { rightOptions } from "../../web/src/features/learn/core/choice.ts";
import { lessonData } from "../helpers/lesson-data.ts";
import { useBrowser } from "./browser.ts";

const open = useBrowser();

const lessons = [...Map.groupBy(lessonData.questions, ({ lesson }) => lesson)].map(([lesson, found]) => ({
  lesson,
  questions: found.map(({ value }) => value),
}));

/** Something to type, or the options to choose. */
type Answer = string | readonly number[];

function rightAnswer(question: Question): Answer {
  switch (question.kind) {
    case "choice":
      return rightOptions(question);
    case "equal":
      return [optionsOf(question).findIndex(({ difference }) => difference === null)];
    case "value":
      return [valueOf(question)];
    case "count":
      return String(countOf(question));
    case "expression":
      return question.answer;
  }
}

/** An answer that is wrong, and a part of what is said of it. */
function wrongAnswer(question: Question): readonly [answer: Answer, said: string] {
  switch (question.kind) {
    case "choice":
      return [[question.options.findIndex(({ isRight }) => !isRight)], lessonBlocks.wrong];
    case "equal": {
      const at = optionsOf(question).findIndex(({ difference }) => difference !== null);
      return [[at], `${lessonBlocks.inRow} ${optionsOf(question)[at]?.difference?.number} (`];
    }
    case "value":
      return [[1 - valueOf(question)], lessonBlocks.wrong];
    case "count":
      return [String(countOf(question) + 1), lessonBlocks.wrongNumber(String(countOf(question) + 1))];
    case "expression":
      // The complement differs in each row.
      return [`(${question.answer})'`, `${lessonBlocks.inRow} 0 (`];
  }
}

async function give(form: Locator, answer: Answer): Promise<void> {
  if (typeof answer === "string") await form.getByRole("textbox").fill(answer);
  else
    for (const [at, input] of (await form.locator("input").all()).entries())
      if (answer.includes(at)) await input.check();
      else if ((await input.getAttribute("type")) === "checkbox") await input.uncheck();
  await form.getByRole("button", { name: lessonBlocks.check }).click();
}

test.each(lessons)(
  "lesson $lesson: each wrong answer is told, each right one counts",
  async ({ lesson, questions }) => {
    const { page } = await open({ path: `/learn/lesson/${lesson}` });
    await page.locator("[data-question]").first().waitFor();
    for (const question of questions) {
      const form = page.locator(`[data-question="${question.id}"]`);
      const said = form.locator("output").filter({ hasText: /./ }).first();
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
