// Lesson 01 says that the tools offer our sign for each sign of another notation, and what lines of programs mean.

import { describe, expect, test } from "vitest";
import { notations } from "#lessons/01/signs/core/notations.ts";
import { mixedQuestions } from "#lessons/01/counting/core/mixed-questions.ts";
import { signQuestions } from "#lessons/01/signs/core/sign-questions.ts";
import { crateDifference } from "#support/logic/crate-values.ts";
import { packages } from "#support/logic/wasm.ts";

const foreign = notations.flatMap(({ operator, ours, others }) =>
  others.flatMap(({ signs }) => signs.map((sign) => ({ operator, ours, sign }))),
);

const programLines = mixedQuestions.flatMap((question) =>
  question.kind === "choice" && question.id === "mixed-program" ? question.options : [],
);

describe.each(packages)("the $name build", ({ logic }) => {
  /** The text as the tools take it: as typed, or as they rewrite it; null where they do neither. */
  const taken = (input: string): string | null => {
    const read = logic.read({ input });
    if (read.kind === "expression") return input;
    return read.kind === "refused" && read.fix?.kind === "write" ? read.fix.text : null;
  };

  test.each(foreign)("$operator: $sign is read as $ours, or rewritten so", ({ ours, sign }) => {
    expect(crateDifference(taken(sign) ?? "", ours)).toBeNull();
  });

  test.each(programLines)("the line $text means A.B', or does not", ({ text, isRight = false }) => {
    expect(crateDifference(taken(text.toUpperCase()) ?? "", "A.B'") === null).toBe(isRight);
  });

  test("the line of a program in the question is rewritten to its answer", () => {
    const { ask, answer } = signQuestions.fromProgram;
    const [, line = ""] = /“(.*)”/.exec(ask) ?? [];
    expect(taken(line)).toBe(answer);
  });
});
