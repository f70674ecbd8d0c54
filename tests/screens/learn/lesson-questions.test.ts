// Each question of each lesson in the browser: a wrong answer is told, with the row where a function decides; the right one
// is told and counts; both by words, read aloud politely. What the answers bring is for everyone: axe finds nothing in
// either colour scheme, and all of it is large enough for a finger.
// @module-tag deep

import { expect, test } from "vitest";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { smallTargets } from "#support/browser/targets.ts";
import {
  firstOfKinds,
  give,
  giveAtOnce,
  questionsByLesson,
  rightAnswer,
  verdictsOn,
  wrongAnswer,
} from "./question-screen.ts";

const open = useBrowser();

test.each(questionsByLesson)(
  "lesson $lesson: each wrong answer is told, each right one counts, for everyone",
  async ({ lesson, questions }) => {
    const { page } = await open({ path: `/learn/lesson/${lesson}`, size: "phone" });
    await page.locator("[data-question]").first().waitFor();
    const form = (id: string) => page.locator(`[data-question="${id}"]`);
    const ids = questions.map(({ id }) => id);
    // Each kind of question is pressed and shown to axe once; pressing waits for a still page. The rest of the lesson is as
    // in access.test.ts.
    const kinds = firstOfKinds.filter((question) => questions.includes(question));
    const within = kinds.map(({ id }) => `[data-question="${id}"]`).join(", ");
    const faults = async () => (kinds.length === 0 ? [] : axeFaultsInBoth(page, { within }));
    for (const question of kinds) await give(form(question.id), wrongAnswer(question)[0]);
    await giveAtOnce(
      page,
      questions.map((question) => [question.id, wrongAnswer(question)[0]]),
    );
    const told = questions.map((question) => expect.stringContaining(wrongAnswer(question)[1]));
    await expect.poll(() => verdictsOn(page, ids)).toEqual(told);
    expect(await faults(), "with wrong answers").toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    for (const question of kinds) await give(form(question.id), rightAnswer(question));
    await giveAtOnce(
      page,
      questions.map((question) => [question.id, rightAnswer(question)]),
    );
    const counted = questions.map(() => expect.stringMatching(/^(Right\.|Equal)/));
    await expect.poll(() => verdictsOn(page, ids)).toEqual(counted);
    expect(await faults(), "with right answers").toEqual([]);
    const kept: unknown = JSON.parse(
      (await page.evaluate(() => localStorage.getItem("lessonProgress"))) ?? "null",
    );
    expect(kept).toMatchObject({
      [lesson]: { solved: expect.arrayContaining(ids) },
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
