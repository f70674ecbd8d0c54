// The page's sentences about a refused text: the position in them, and the parts that are set as code.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { inputSentences as sentences, type InputErrorCode } from "#contract/sentences.ts";
import { quotedSentence } from "#notation/core/quoted.ts";
import { sentencePieces, withPosition } from "#notation/core/sentence.ts";

const codeOf = (sentence: string) => sentencePieces(sentence).filter((_, at) => at % 2 === 1);

describe("the position comes before the full stop of the first sentence", () => {
  test.each([
    ["An operand is missing before “+”.", "An operand is missing before “+” (position 7)."],
    [
      "This bracket is never closed. Write ) where the group ends.",
      "This bracket is never closed (position 7). Write ) where the group ends.",
    ],
    ["Write . for AND, not “and”.", "Write . for AND, not “and” (position 7)."],
    ["Write A', not “!A”.", "Write A', not “!A” (position 7)."],
    ["An operand is missing before “. ”.", "An operand is missing before “. ” (position 7)."],
    ["No sentence", "No sentence (position 7)"],
  ])("%s", (sentence, expected) => {
    expect(withPosition(sentence, "(position 7)")).toBe(expected);
  });

  test("in every sentence of the catalogue there is one", () => {
    for (const sentence of Object.values(sentences)) {
      const [before = "", after] = withPosition(sentence, "(position 7)").split(" (position 7).");
      expect(after, sentence).toBeDefined();
      // Only a sign of the notation may be before it in the way of a full stop.
      expect(before.replace(/ \.(?= )/g, ""), sentence).not.toMatch(/\.\s/);
    }
  });
});

describe("code is set off", () => {
  const typed: readonly (readonly [code: InputErrorCode, typed: string, codes: readonly string[]])[] = [
    ["not_before_operand", "!A", ["A'", "!A"]],
    ["word_operator", "and", [".", "and"]],
    ["word_operator", "nand", ["(A.B)'", "nand"]],
    ["missing_operand", "+", ["+"]],
    ["constant_juxtaposed", "A", ["A", "1.A", "0+A"]],
    ["leading_zero", "x01", ["x1", "x01"]],
    ["typographic_quote", "’", ["'", "’"]],
    ["typographic_quote", "”", ["'", "”"]],
    ["unknown_character", "%", ["%", ".", "+", "^", "'", "(", ")"]],
    ["unclosed_bracket", "(", [")"]],
    ["required_and_free", "3", ["3"]],
    ["invisible_character", "\u200b", ["(U+200B)"]],
  ];
  test.each(typed)("%s of %s", (code, text, codes) => {
    expect(codeOf(quotedSentence(code, text, budgets.page))).toEqual(codes);
  });

  test("never a word of English, nor a position", () => {
    for (const sentence of Object.values(sentences))
      for (const code of codeOf(withPosition(sentence, "(Don't-cares, position 1,000)")))
        expect(code, sentence).not.toMatch(/[a-z]{2}|^[A-Z]\.?$|\d\)$/);
  });

  test("words and code together are the sentence, without the quotes", () => {
    for (const sentence of Object.values(sentences))
      expect(sentencePieces(sentence).join("")).toBe(sentence.replaceAll(/[“”]/g, ""));
  });
});
