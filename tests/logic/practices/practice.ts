// What the tests of all practices ask of each one.

import type { TaskAddress, TaskLevel } from "#addresses/core/learn.ts";
import type { Random } from "#learn/practice/core/random.ts";

type OfLevels<Value> = Readonly<Record<TaskLevel, Value>>;

export interface Practice<Task, Answer = never> {
  readonly name: string;
  readonly taskOf: (address: Pick<TaskAddress, "level" | "seed">) => Task;
  /** The task in a line, by which two tasks are told apart. */
  readonly textOf: (task: Task) => string;
  /** Of 1,000 tasks of a level more than so many are different. */
  readonly different: OfLevels<number>;
  /** What the level says of its tasks, told without the code that makes them. */
  readonly promised: OfLevels<(task: Task) => boolean>;
  /** The kinds of tasks that a level has, one as likely as the other. */
  readonly kinds?: { readonly counts: OfLevels<number>; readonly of: (task: Task) => string };
  /** Expects that what the task takes for right is so, by the crate or by a search of the test's own. */
  readonly expectRight: (task: Task) => unknown;
  readonly judged?: JudgedAnswers<Task, Answer>;
  /** The hints and the right answer. */
  readonly words: (task: Task) => readonly string[];
}

interface JudgedAnswers<Task, Answer> {
  readonly levels: readonly TaskLevel[];
  /** Right and wrong ones. */
  readonly answers: (task: Task, random: Random) => readonly Answer[];
  /** What the page says. */
  readonly judge: (answer: Answer, task: Task) => Verdict | Promise<Verdict>;
  /** The same, or a pattern of it, without the page's judge. */
  readonly secondJudge: (answer: Answer, task: Task) => Verdict;
}

interface Verdict {
  readonly isRight: boolean;
  readonly [detail: string]: unknown;
}

export const hintsBy = (say: (degree: number) => string): readonly string[] => [1, 2, 3].map(say);

/** Of texts of variables A to D. */
export const literalsIn = (text: string): number => text.match(/[A-D]/g)?.length ?? 0;
