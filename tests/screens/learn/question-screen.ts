// Questions of the lessons on a screen: a right and a wrong answer to each, worked out, and how they are given.

import type { Locator } from "playwright-core";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { countOf, optionsOf, valueOf } from "#learn/core/claims.ts";
import type { Question } from "#learn/core/data.ts";
import { rightOptions } from "#learn/core/choice.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";

export const questionsByLesson = [...Map.groupBy(lessonData.questions, ({ lesson }) => lesson)].map(
  ([lesson, found]) => ({ lesson, questions: found.map(({ value }) => value) }),
);

/** The first question of each kind, so that each kind of field and verdict is seen. */
export const kindsByLesson = questionsByLesson.map(({ lesson, questions }) => ({
  lesson,
  questions: [...Map.groupBy(questions, ({ kind }) => kind).values()].flatMap((all) => all.slice(0, 1)),
}));

/** Something to type, or the options to choose. */
export type Answer = string | readonly number[];

export function rightAnswer(question: Question): Answer {
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
export function wrongAnswer(question: Question): readonly [answer: Answer, said: string] {
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

export async function give(form: Locator, answer: Answer): Promise<void> {
  if (typeof answer === "string") await form.getByRole("textbox").fill(answer);
  else {
    const inputs = form.locator("input");
    const states = await inputs.evaluateAll((all) =>
      all.map((each) => each instanceof HTMLInputElement && { type: each.type, isOn: each.checked }),
    );
    // A radio goes out by itself.
    for (const [at, state] of states.entries())
      if (state && state.isOn !== answer.includes(at) && (state.type === "checkbox" || !state.isOn))
        await inputs.nth(at).setChecked(answer.includes(at));
  }
  await form.getByRole("button", { name: lessonBlocks.check }).click();
}

/** The verdict on an answer, once there is one. */
export const saidOf = (form: Locator): Locator => form.locator("output").filter({ hasText: /./ }).first();
