// Every kind of bad input: the page names the error and its position, loses nothing, and answers the next input.
// @module-tag deep

import { beforeAll, expect, inject, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { sentenceFor, type InputErrorCode } from "#contract/sentences.ts";
import { quotedSentence } from "#notation/core/quoted.ts";
import { sentencePieces, withPosition } from "#notation/core/sentence.ts";
import { type OpenedPage, useBrowser } from "#support/browser/browser.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

interface BadInput {
  readonly name: string;
  readonly typed: string;
  /** 1-based position in the typed text; null where the sentence is about the whole text. */
  readonly position: number | null;
}

const badInputs: readonly BadInput[] = [
  { name: "ends too early", typed: "A+", position: 3 },
  { name: "open bracket", typed: "(A", position: 1 },
  { name: "closed bracket", typed: "A)", position: 2 },
  { name: "two dots", typed: "A . . B", position: 5 },
  { name: "NOT first", typed: "'A", position: 1 },
  { name: "empty brackets", typed: "()", position: 1 },
  { name: "comma", typed: "A,3", position: 2 },
  { name: "an exclamation mark alone", typed: "!", position: 1 },
  { name: "a word without its operand", typed: "A AND", position: 3 },
  { name: "Cyrillic letter", typed: "\u0410", position: 1 },
  { name: "NUL", typed: "A\u0000.", position: 2 },
  { name: "half a surrogate pair", typed: "A+\ud800", position: 3 },
  { name: "negative number", typed: "-1 3", position: 1 },
  { name: "fraction", typed: "1.5", position: 3 },
  { name: "exponent", typed: "1e9", position: 2 },
  { name: "a huge number", typed: "99999999999999999999", position: 1 },
  { name: "only a comma", typed: " , ", position: 1 },
  { name: "27 variables", typed: "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z a", position: 37 },
  { name: "19 variables", typed: "ABCDEFGHIJKLMNOPQRS", position: 19 },
  { name: "20,000 brackets", typed: "(".repeat(20_000), position: 1001 },
  { name: "300,000 apostrophes", typed: `A${"'".repeat(300_000)}`, position: 20_001 },
  { name: "a megabyte", typed: "A".repeat(1_000_000), position: null },
];

let opened: OpenedPage;
beforeAll(async () => {
  opened = await open({ path: "/simplify" });
});

test.each(badInputs)("$name", async ({ typed, position }) => {
  const screen = new SimplifierScreen(opened.page);
  await setText(screen, typed);
  await screen.field.press("Enter");
  await screen.alert.waitFor();
  const shown = await screen.alert.innerText();
  expect(shown).toContain("Could not simplify the input");
  const { code, message } = await refusalOfApi(typed);
  expect(message).toBe(sentenceFor(code, budgets.worker));
  const quoted = (length: number) =>
    quotedSentence(code, typed.slice((position ?? 1) - 1, (position ?? 1) - 1 + length), budgets.page);
  // How far the wrong part reaches is the crate's knowledge; the sentence quotes it from its position on.
  const sentences = [0, 1, 2, 3, 4, 5, typed.length].map(quoted);
  const at = position === null ? null : `(position ${position.toLocaleString("en-US")})`;
  const written = (sentence: string) =>
    sentencePieces(at === null ? sentence : withPosition(sentence, at)).join("");
  expect(sentences.some((sentence) => shown.includes(written(sentence)))).toBe(true);
  if (position === null) expect(shown).not.toContain("(position");
  expect(await screen.field.inputValue()).toHaveLength(typed.length);
  expect(await screen.field.getAttribute("aria-invalid")).toBe("true");

  await setText(screen, "A.B+A.B'");
  await screen.alert.waitFor({ state: "detached" });
  await screen.field.press("Enter");
  await screen.answer.getByText("minimal (proved)").waitFor();
  expect(await screen.row("Result").innerText()).toMatch(/^A\s/);
  expect(opened.errors).toEqual([]);
});

test("blank input cannot be submitted", async () => {
  const screen = new SimplifierScreen(opened.page);
  for (const typed of ["", "   "]) {
    await screen.begin();
    await setText(screen, typed);
    await screen.field.press("Enter");
    expect.soft(await screen.button.isDisabled(), `"${typed}"`).toBe(true);
    expect.soft(await screen.alert.count(), `"${typed}"`).toBe(0);
  }
});

/** Sets the text at once, as a paste does: typing a million characters would only test the keyboard. */
async function setText(screen: SimplifierScreen, text: string): Promise<void> {
  // The protocol to the browser is UTF-8, which has no half of a surrogate pair, so char codes are sent.
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  await screen.field.evaluate((field, units) => {
    let value = "";
    for (let at = 0; at < units.length; at += 10_000)
      value += String.fromCharCode(...units.slice(at, at + 10_000));
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    setter?.call(field, value);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, codes);
}

/** The API gives the same sentence, with limits of its own. */
async function refusalOfApi(input: string): Promise<{ code: InputErrorCode; message: string }> {
  const response = await fetch(`${inject("url")}/api/free/simplify`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ input }),
  });
  return (await response.json()) as { code: InputErrorCode; message: string };
}
