// The sentence about a refused text quotes the characters that were typed, for every code that is about characters.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { inputSentences as sentences, sentenceFor, type InputErrorCode } from "#contract/sentences.ts";
import { quotedSentence } from "#notation/core/quoted.ts";

const quote = (code: InputErrorCode, typed: string) => quotedSentence(code, typed, budgets.page);

describe("what was typed is quoted, beside what to write", () => {
  const cases: readonly [code: InputErrorCode, typed: string, sentence: string][] = [
    ["not_before_operand", "~A", "Write A', not “~A”."],
    ["not_before_operand", "¬ x12", "Write x12', not “¬ x12”."],
    ["not_before_operand", "!", "Write NOT as ' after the operand, not as “!” before it."],
    ["word_operator", "or", "Write + for OR, not “or”."],
    ["word_operator", "V", "Write + for OR, not “V”."],
    ["word_operator", "NAND", "Write (A.B)' for NAND, not “NAND”."],
    ["word_constant", "TRUE", "Write 1, not “TRUE”."],
    ["word_constant", "false", "Write 0, not “false”."],
    ["overbar_letter", "Ā", "Write A', not “Ā”."],
    ["overbar_letter", "x1\u0305", "Write x1', not “x1\u0305”."],
    ["overbar_letter", "\u0305", sentences.overbar_letter],
    ["typographic_quote", "’", "Write NOT with the straight apostrophe ', not “’”."],
    ["and_sign", "&&", "Write AND as a dot, as in A.B, not as “&&”."],
    ["or_sign", "∨", "Write OR as +, not as “∨”."],
    ["xor_sign", "⊕", "Write XOR as ^, not as “⊕”."],
    ["other_bracket", "]", "Write ), not “]”."],
    ["digit_not_constant", "25", "The only numbers in an expression are the constants 0 and 1, not “25”."],
    ["missing_operand", "+", "An operand is missing before “+”."],
    ["leading_zero", "x007", "Write x7, not “x007”."],
    ["leading_zero", "x00", "Write x0, not “x00”."],
    ["constant_juxtaposed", "e9", "Write a sign before “e9”, as in 1.A or 0+A."],
    [
      "fraction_min_term",
      "1.5",
      "Min terms are whole numbers, not “1.5”. Separate them with commas or spaces.",
    ],
    ["invisible_character", "\u200b", "There is an invisible character here (U+200B). Delete it."],
  ];
  test.each(cases)("%s of %j", (code, typed, sentence) => {
    expect(quote(code, typed)).toBe(sentence);
  });
});

const codes = Object.keys(sentences) as InputErrorCode[];

test.each(codes)("%s has plain sentences without a position, whatever was typed", (code) => {
  for (const typed of [
    "",
    "+",
    "~A",
    "A'",
    "Ω",
    "\u202e",
    "1.5",
    "x01",
    "“",
    "𝐀".repeat(30),
    "7".repeat(300),
  ]) {
    const sentence = quote(code, typed);
    expect(sentence).toMatch(/^[A-Z][^\n;]*\.$/);
    expect(sentence).not.toMatch(/!(?!A)|position|place|invalid/i);
    expect(sentence.length, typed).toBeLessThan(sentences[code].length + 60);
    expect(sentence).not.toContain("\u202e");
    expect(sentence).not.toMatch(/\p{Surrogate}/u);
  }
});

test.each(codes)("%s is general where nothing was typed to quote", (code) => {
  const general = sentenceFor(code, budgets.page);
  if (code !== "invisible_character") expect(quote(code, "")).toBe(general);
  expect(quotedSentence("too_complex", "A", budgets.page, "table")).toBe(
    sentenceFor("too_complex", budgets.page, "table"),
  );
});
