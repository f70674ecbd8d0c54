// The page reads as the crate does: texts give the same nodes, and the API's answers the same values as the engine's.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { limits } from "#contract/limits.ts";
import { treeOf } from "#answer/core/form.ts";
import { parse } from "#notation/core/parse.ts";
import { answerForms } from "#features/simplifier/core/answer-forms.ts";
import { questionOf } from "#features/simplifier/core/question.ts";
import { responseValues } from "#features/simplifier/core/response-values.ts";
import { assertProperty, share } from "#support/depth.ts";
import { readCorpus } from "#support/logic/corpus.ts";
import { typedText } from "#support/logic/typed-text.ts";
import { packages } from "#support/logic/wasm.ts";

const [first] = packages;
if (!first) throw new Error("There is no build.");
const { logic } = first;
const corpus = readCorpus();

/** What the crate reads, as the page's reader says it; null for a refusal. */
function readByCrate(input: string) {
  const read = logic.read({ input });
  return read.kind === "expression" ? { vars: read.vars, nodes: read.nodes } : null;
}

function readByPage(input: string) {
  const parsed = parse(input);
  if (!parsed) return null;
  const { vars, nodes } = parsed;
  return { vars, nodes: nodes.length > limits.readNodesMax ? undefined : nodes };
}

describe("the page reads a text as the crate does", () => {
  test("on the corpus", () => {
    let read = 0;
    for (const { name, input } of corpus) {
      expect(readByPage(input), name).toEqual(readByCrate(input));
      read += Number(readByPage(input) !== null);
    }
    expect(read).toBeGreaterThan(50);
  });

  const sign = fc.constantFrom(
    ..."AAABbCx0123456789..++^''(())   \u2003\n",
    "x1",
    "x12",
    "(A+B)",
    " or ",
    "NOT ",
    " v ",
    "true",
    "m(1)",
    "M (",
    "d(0)",
    "Ā",
    "*",
  );
  test("on random texts of its signs", () => {
    assertProperty(
      fc.property(fc.array(sign, { maxLength: 16 }), (signs) => {
        const text = signs.join("");
        expect(readByPage(text)).toEqual(readByCrate(text));
      }),
      { runs: 20_000 },
    );
  });

  const { expression } = fc.letrec<{ expression: string; operand: string }>((tie) => ({
    expression: fc
      .array(fc.tuple(tie("operand"), fc.constantFrom(".", "+", "^", "", " ")), {
        minLength: 1,
        maxLength: 4,
      })
      .map((parts) =>
        parts
          .map(([operand, operator]) => operand + operator)
          .join("")
          .replace(/[.+^ ]$/, ""),
      ),
    operand: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom("A", "B'", "c", "x1", "x12''", "x2", "X10", "0", "1'"),
      tie("expression").map((inner) => `(${inner})`),
      tie("expression").map((inner) => `( ${inner} )'`),
    ),
  }));
  test("on random expressions", () => {
    let read = 0;
    assertProperty(
      fc.property(expression, (text) => {
        expect(readByPage(text)).toEqual(readByCrate(text));
        read += Number(readByPage(text) !== null);
      }),
      { runs: 5_000 },
    );
    expect(read).toBeGreaterThan(share(1_000, 5_000));
  });

  test.each([
    ["too long a text", `A${"'".repeat(limits.expressionCharsMax)}`],
    ["the longest", `A${"'".repeat(limits.expressionCharsMax - 1)}`],
    ["brackets as deep as they go", `${"(".repeat(limits.nestingMax)}A${")".repeat(limits.nestingMax)}`],
    ["brackets deeper", `${"(".repeat(limits.nestingMax + 1)}A${")".repeat(limits.nestingMax + 1)}`],
    [
      "as many variables as can be",
      Array.from({ length: limits.variablesMax }, (_, at) => `x${at}`).join("."),
    ],
    ["more variables", Array.from({ length: limits.variablesMax + 1 }, (_, at) => `x${at}`).join(".")],
  ])("on %s", (_name, text) => {
    expect(readByPage(text)).toEqual(readByCrate(text));
  });
});

test("the API's answer has the values of the engine's, and what is drawn of it are its texts", () => {
  let answers = 0;
  for (const { name, input, mode, dontCares = "" } of corpus) {
    const asked = questionOf({ input, mode, dontCares, variables: "" });
    const sent = asked.dontCares?.text ?? "";
    const outcome = logic.simplify({
      input: asked.input.text,
      mode,
      ...(sent !== "" && { dontCares: sent }),
      ...budgets.page,
    });
    if (outcome.kind !== "answer") continue;
    answers += 1;
    const { answer, values } = outcome;
    expect(responseValues(answer, sent), name).toEqual(values);
    const { canonical, result, others } = answerForms({ answer, values });
    const shown = [result, ...others, ...("rows" in canonical ? [] : [canonical])];
    for (const form of shown) expect(typedText(treeOf(form)), name).toBe(form.text);
  }
  expect(answers).toBeGreaterThan(70);
});
