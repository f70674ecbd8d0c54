// The blocks of a lesson as they draw their data.

import { MantineProvider } from "@mantine/core";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import type { ChoiceQuestion, TableData } from "#learn/core/data.ts";
import { judgeChoice } from "#learn/core/choice.ts";
import { LessonContext } from "#learn/lesson-context.ts";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import { M } from "#learn/reading/maths.tsx";
import { MistakeBlock } from "#learn/reading/mistake-block.tsx";
import { Proof } from "#learn/reading/proof.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { elementsIn, readMarkup, textOf, type Element, type Node } from "#support/markup.ts";

function draw(block: ReactNode): readonly Node[] {
  const frame = { id: "03", solved: () => undefined } as const;
  const inLesson = createElement(LessonContext.Provider, { value: frame }, block);
  return readMarkup(
    renderToStaticMarkup(createElement(MantineProvider, null, createElement(MemoryRouter, null, inLesson))),
  );
}

const all = (nodes: readonly Node[], tag: string): readonly Element[] =>
  elementsIn(nodes).filter((element) => element.tag === tag);

test.each([
  "A.B+C",
  "(A.B).C",
  "A+(B+C)",
  "(A+B)' = A'.B'",
  "A''≠A'",
  "x12 = 1",
  "(A+B).(A+C).(A'+D).(B'+D)",
])("mathematics is copied as it was typed: %s", (text) => {
  const [maths] = elementsIn(draw(createElement(M, null, text))).filter(
    ({ attributes }) => attributes["role"] === "math",
  );
  expect(textOf(maths?.children ?? []).replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
});

describe("a table", () => {
  const data: TableData = {
    id: "lamp",
    caption: "The lamp is {A.B'}",
    functions: [{ text: "A.B'", name: "lamp" }],
    meanings: { A: "switch A", "A=1": "closed", "lamp=1": "lit" },
  };
  const nodes = draw(createElement(FunctionTable, { of: data, rowMark: 2 }));
  const cells = all(nodes, "td").map(({ children }) => textOf(children));

  test("has a caption, a head for each column and the number of each row", () => {
    expect(all(nodes, "caption").map(({ children }) => textOf(children))).toEqual(["The lamp is A.B'"]);
    const heads = all(nodes, "th").map(({ attributes, children }) => [attributes["scope"], textOf(children)]);
    expect(heads).toEqual([
      ["col", "#"],
      ["col", "Aswitch A"],
      ["col", "B"],
      ["col", "lamp"],
      ...[0, 1, 2, 3].map((row) => ["row", String(row)]),
    ]);
  });

  test("says the values in digits, and in words where there are some", () => {
    expect(cells).toEqual(["0", "0", "0", "0", "1", "0", "1 closed", "0", "1 lit", "1 closed", "1", "0"]);
  });

  test("marks the row that the text speaks of", () => {
    const marked = all(nodes, "tr").filter(({ attributes }) => "data-lit" in attributes);
    expect(marked.map(({ children }) => textOf(children))).toEqual(["21 closed01 lit"]);
  });
});

describe("a question with words to choose from", () => {
  const question = (...right: readonly number[]): ChoiceQuestion => ({
    kind: "choice",
    id: "which",
    ask: "Which?",
    options: [0, 1, 2].map((at) => ({
      text: `Option ${at}`,
      says: `Says ${at}`,
      ...(right.includes(at) && { isRight: true as const }),
    })),
  });

  test.each([
    ["radio", [1]],
    ["checkbox", [0, 2]],
  ] as const)("has a %s for each option", (type, right) => {
    const nodes = draw(createElement(QuestionBlock, { of: question(...right) }));
    expect(all(nodes, "input").map(({ attributes }) => attributes["type"])).toEqual([type, type, type]);
    expect(all(nodes, "legend").map(({ children }) => textOf(children))).toEqual(["Which?"]);
    expect(all(nodes, "output")).toHaveLength(1);
  });

  test.each([
    [[1], [1], true, ["Says 1"]],
    [[1], [0], false, ["Says 0"]],
    [[0, 2], [2, 0], true, ["Says 0", "Says 2"]],
    [[0, 2], [0], false, []],
    [[0, 2], [0, 1], false, ["Says 1"]],
    [[0, 2], [0, 1, 2], false, ["Says 1"]],
  ])("of %j right and %j chosen the verdict is %s", (right, chosen, isRight, says) => {
    expect(judgeChoice(question(...right), chosen)).toEqual({ isRight, says });
  });
});

test("a mistake shows the first row in which its sides differ, and opens both in Truth Table", () => {
  const nodes = draw(createElement(MistakeBlock, { of: { left: "(A+B)'", right: "A'+B'", words: "Why." } }));
  expect(textOf(nodes)).toContain("In row 1 (A = 0, B = 1), (A+B)' is 0 and A'+B' is 1.");
  expect(all(nodes, "a").map(({ attributes }) => attributes["href"])).toEqual([
    "/ttable?input=%28A%2BB%29%27&fn=A%27%2BB%27&header=text",
  ]);
});

test("each line of a proof but the first links to the law that leads to it", () => {
  const lines = [{ text: "A+A.B" }, { text: "A.1+A.B", by: "identity" }, { text: "A", by: "absorptive" }];
  const nodes = draw(createElement(Proof, { lines }));
  const items = all(nodes, "li").map(({ children }) =>
    all(children, "a").map(({ attributes }) => attributes["href"]),
  );
  expect(items).toEqual([[], ["/learn/lesson/03?section=identity"], ["/learn/lesson/03?section=absorptive"]]);
});

test("a question for an expression is asked once: it names the group in which the field stands", () => {
  const ask = "When is {A.B} equal to 1?";
  const nodes = draw(
    createElement(QuestionBlock, { of: { kind: "expression", id: "when", ask, answer: "A.B" } }),
  );
  expect(all(nodes, "legend").map(({ children }) => textOf(children))).toEqual(["When is A.B equal to 1?"]);
  expect(textOf(nodes).split("equal to 1?").length - 1).toBe(1);
  expect(all(all(nodes, "fieldset"), "input")).toHaveLength(1);
});
