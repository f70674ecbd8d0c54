// The page and the crate agree on the words for operators and constants, and on the spaces. Otherwise the page could
// remove the spaces of a text with a word in it, and the text would be read as a product of letters.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { logicSpaces } from "#contract/generated/logic-facts.ts";
import { hasReservedWord, isBlank } from "#contract/input.ts";
import { assertProperty, share } from "#support/depth.ts";
import { packages } from "#support/logic/wasm.ts";

const names = [
  "and",
  "or",
  "not",
  "xor",
  "nand",
  "nor",
  "xnor",
  "true",
  "false",
  "exor",
  "exnor",
  "implies",
  "iff",
  "if",
  "then",
  "If",
  "THEN",
  "v",
  "V",
  "AND",
  "Or",
  "nOT",
  "XOR",
  "True",
];
const pieces = [
  ...names,
  "A",
  "b",
  "u",
  "w",
  "x1",
  "0",
  "1",
  "'",
  ".",
  "+",
  "^",
  "(",
  ")",
  "[",
  "]",
  "{",
  "}",
];
const others = [
  "!",
  "&",
  ",",
  "é",
  "\u200b",
  "\ufeff",
  "𝔸",
  "\u2028",
  "\u000b",
  "\u212a",
  "ſ",
  "Ā",
  "\u0304",
  "’",
  "¬",
];
const spaces = Array.from(logicSpaces);

/** Names, signs and spaces beside each other in any order, and now and then any other character. */
const anyText = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...pieces) },
      { weight: 4, arbitrary: fc.constantFrom(" ", ...spaces) },
      { weight: 1, arbitrary: fc.constantFrom(...others) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 2 }) },
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(""));

describe.each(packages)("the $name build", ({ logic }) => {
  const codeOf = (input: string) => {
    const read = logic.read({ input });
    return read.kind === "refused" ? read.error.code : undefined;
  };

  test("a text has a word by the one rule exactly if it has one by the other", () => {
    let found = 0;
    assertProperty(
      fc.property(anyText, (text) => {
        const refused = ["word_operator", "word_constant"].includes(codeOf(text) ?? "");
        found += refused ? 1 : 0;
        expect(hasReservedWord(text), JSON.stringify(text)).toBe(refused);
      }),
      { runs: 20_000, seed: 1 },
    );
    expect(found).toBeGreaterThan(share(1_000, 20_000));
  });

  test("a character is blank to the one exactly if it is blank to the other", { tags: ["deep"] }, () => {
    for (let unit = 0; unit < 0xd800; unit += 1) {
      const character = String.fromCharCode(unit);
      expect(isBlank(character), unit.toString(16)).toBe(codeOf(character) === "empty_input");
    }
  });
});
