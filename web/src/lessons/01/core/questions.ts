// All questions of lesson 01. Pure.

import type { Question } from "#learn/core/data.ts";
import { firstQuestions } from "./first-questions.ts";
import { mixedQuestions } from "./mixed-questions.ts";
import { signQuestions } from "./sign-questions.ts";
import { translations } from "./translations.ts";
import { wordQuestions } from "./word-questions.ts";

export const questions: readonly Question[] = [
  ...Object.values(firstQuestions),
  ...Object.values(wordQuestions),
  ...translations,
  ...Object.values(signQuestions),
  ...mixedQuestions,
];
