// The judged lines that are shown where Premium is explained: the Worker's build says the same of them in the panel.

import { expect, test } from "vitest";
import { judgedLines, judgedStart } from "#account/core/judged-example.ts";
import { budgets } from "#contract/budgets.ts";
import type { CheckedLine } from "#contract/check.ts";
import { lineSentence, markOf } from "#steps/own/core/check-sentences.ts";
import { logic } from "./textbook.ts";

test("the picture says what the panel says", () => {
  const texts = judgedLines.map(({ text }) => text);
  const { vars, lines } = logic.check({ lines: [judgedStart, ...texts], ...budgets.worker });
  const said = lines.slice(1).map(({ verdict: { kind, ...rest } }, at) => {
    const line: CheckedLine = { ...rest, verdict: kind };
    return { text: texts[at], mark: markOf(line), sentence: lineSentence(line, vars, null) };
  });
  expect(said).toEqual(judgedLines);
  expect(said.map(({ mark }) => mark)).toEqual(["right", "wrong"]);
});
