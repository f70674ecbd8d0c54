// Questions of the lessons on a screen: a right and a wrong answer to each, worked out, and how they are given.

import type { Locator, Page } from "playwright-core";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { countOf, optionsOf, valueOf } from "#learn/core/claims.ts";
import type { Question } from "#learn/core/data.ts";
import { rightOptions } from "#learn/core/choice.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";

export const questionsByLesson = [...Map.groupBy(lessonData.questions, ({ lesson }) => lesson)].map(
  ([lesson, found]) => ({ lesson, questions: found.map(({ value }) => value) }),
);

const everyQuestion = questionsByLesson.flatMap(({ questions }) => questions);

/** The first question of each kind, so that each kind of field and verdict is seen. */
export const firstOfKinds = [...Map.groupBy(everyQuestion, ({ kind }) => kind).values()].flatMap((all) =>
  all.slice(0, 1),
);

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

/**
 * Gives answers as `give` does, all in one call of the page: a press of playwright's own waits for a still page, which
 * takes ten times as long as the answer.
 */
export async function giveAtOnce(
  page: Page,
  answers: readonly (readonly [id: string, answer: Answer])[],
): Promise<void> {
  await page.evaluate(
    async ([given, checkLabel]) => {
      /** React renders what an event changed before the next task. */
      const rendered = () => new Promise((done) => setTimeout(done, 0));
      for (const [id, answer] of given) {
        const form = document.querySelector(`[data-question="${id}"]`);
        if (typeof answer === "string") {
          const field = form?.querySelector("input, textarea") ?? null;
          // The setter of the element's class: React puts its own on the field, which would hide the change from React.
          const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
          set?.call(field, answer);
          field?.dispatchEvent(new Event("input", { bubbles: true }));
        } else {
          for (const [at, input] of [...(form?.querySelectorAll("input") ?? [])].entries())
            if (input.checked !== answer.includes(at) && (input.type === "checkbox" || !input.checked))
              input.click();
        }
        await rendered();
        [...(form?.querySelectorAll("button") ?? [])]
          .find((button) => button.textContent === checkLabel)
          ?.click();
        await rendered();
      }
    },
    [answers, lessonBlocks.check] as const,
  );
}

/** The verdict on each of these questions; empty for one that has none. */
export function verdictsOn(page: Page, ids: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    (all) =>
      all.map((id) => {
        const said = [...document.querySelectorAll(`[data-question="${id}"] output`)];
        return said.map((each) => each.textContent ?? "").find(Boolean) ?? "";
      }),
    ids,
  );
}

/** The verdict on an answer, once there is one. */
export const saidOf = (form: Locator): Locator => form.locator("output").filter({ hasText: /./ }).first();
