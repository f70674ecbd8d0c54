// The Simplifier of section 4 on the real page: each transition between states, and the rules of the input mode.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { named } from "#support/browser/named.ts";
import { systemColour } from "#support/browser/system-colour.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

type Status = "None" | "InvalidInput" | "Simplifying" | "Simplified" | "Error";

/** The state as a visitor can see it. */
async function statusOf(screen: SimplifierScreen): Promise<Status> {
  if (await screen.alert.isVisible()) return "Error";
  if (await screen.button.isDisabled()) {
    return (await screen.button.getAttribute("aria-disabled")) === "true" ? "Simplifying" : "InvalidInput";
  }
  return (await screen.page.getByText("minimal (proved)").isVisible()) ? "Simplified" : "None";
}

const solved = async (screen: SimplifierScreen) => screen.solve("A+A.B");
const failed = async (screen: SimplifierScreen) => {
  await screen.field.fill("A+");
  await screen.field.press("Enter");
  await screen.alert.waitFor();
};

type Step = (screen: SimplifierScreen) => Promise<unknown>;
const fill =
  (text: string): Step =>
  (screen) =>
    screen.field.fill(text);
const clearField: Step = (screen) => screen.page.getByRole("button", { name: "Clear input" }).click();
const closeAnswer: Step = (screen) => screen.page.getByRole("button", { name: "Close answer" }).click();
const submitted: Step = async (screen) => {
  await screen.field.press("Enter");
  await screen.page.getByText("minimal (proved)").waitFor();
};

describe("each event leads to the status the specification names", () => {
  const cases: readonly [name: string, steps: readonly Step[], status: Status][] = [
    ["the start is InvalidInput", [], "InvalidInput"],
    ["typing gives None", [fill("A")], "None"],
    ["emptying gives InvalidInput", [fill("A"), fill("")], "InvalidInput"],
    ["blanks are InvalidInput", [fill("   ")], "InvalidInput"],
    ["an answer gives Simplified", [solved], "Simplified"],
    ["a refusal gives Error", [failed], "Error"],
    ["editing after an answer gives None", [solved, fill("A+B.C")], "None"],
    ["editing after a refusal gives None", [failed, fill("A+B")], "None"],
    ["emptying after an answer gives InvalidInput", [solved, fill("")], "InvalidInput"],
    ["emptying after a refusal gives InvalidInput", [failed, fill("")], "InvalidInput"],
    ["the field's × gives InvalidInput", [solved, clearField], "InvalidInput"],
    ["the answer's × gives None", [solved, closeAnswer], "None"],
    ["× after a refusal gives InvalidInput", [failed, clearField], "InvalidInput"],
    ["a refused text that is mended is answered", [failed, fill("A+B"), submitted], "Simplified"],
    [
      "edited and typed back, submitting shows the answer",
      [solved, fill("B"), fill("A+A.B"), submitted],
      "Simplified",
    ],
    [
      "a live error changes no status and disables nothing",
      [fill("A.B + + C'"), (screen) => screen.page.getByText("(position 7)").waitFor()],
      "None",
    ],
  ];
  test("one after another on one page", async () => {
    const { page } = await open({ path: "/simplify" });
    const screen = new SimplifierScreen(page);
    await screen.field.waitFor();
    for (const [name, steps, status] of cases)
      await named(name, async () => {
        for (const step of steps) await step(screen);
        expect.soft(await statusOf(screen), name).toBe(status);
        await screen.begin();
      });
  });

  test("submitting gives Simplifying; editing meanwhile gives None, emptying InvalidInput", async () => {
    const { page } = await open({
      path: "/simplify",
      // Neither request is ever answered, so the call waits for its instance.
      before: (context) => context.route(/\.wasm$|\/api\/free\//, () => undefined),
    });
    const screen = new SimplifierScreen(page);
    await screen.field.fill("A+B");
    await screen.field.press("Enter");
    expect(await statusOf(screen)).toBe("Simplifying");
    await screen.field.fill("A+B+C");
    expect(await statusOf(screen)).toBe("None");
    await screen.field.press("Enter");
    expect(await statusOf(screen)).toBe("Simplifying");
    await screen.field.fill("");
    expect(await statusOf(screen)).toBe("InvalidInput");
  });
});

test("with both × everything is as at the start, the chosen mode and the help too", async () => {
  const { page } = await open({ path: "/simplify" });
  const screen = new SimplifierScreen(page);
  await screen.field.fill("1");
  await page.locator("label", { hasText: /^Min Terms$/ }).click();
  await screen.field.press("Enter");
  await screen.answer.waitFor();
  expect(await screen.help.count()).toBe(0);
  await clearField(screen);
  await closeAnswer(screen);
  await screen.help.waitFor();
  expect(await screen.answer.count()).toBe(0);
  expect(await screen.field.inputValue()).toBe("");
  expect(await screen.mode("Boolean").isChecked()).toBe(true);
  await expect.poll(() => screen.field.evaluate((field) => field === document.activeElement)).toBe(true);
});

test("from the first edit the old answer is muted and unproved, and the help stays away", async () => {
  const { page } = await open({ path: "/simplify" });
  const screen = new SimplifierScreen(page);
  await solved(screen);
  const ink = () => screen.row("Result").evaluate((row) => getComputedStyle(row).color);
  const before = await ink();
  const copy = screen.row("Result").getByRole("button", { name: "Copy Result" });
  await copy.waitFor();
  await screen.field.press("End");
  await page.keyboard.type("+C");
  await page.getByRole("heading", { name: /^Answer of the earlier input: A/ }).waitFor();
  expect(await copy.count()).toBe(0);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await ink()).toBe(await systemColour(page, "GrayText"));
  await page.emulateMedia({ forcedColors: "none" });
  await page.getByText("minimal (proved)").waitFor({ state: "detached" });
  expect(await screen.row("Result").getByRole("math").innerText()).toBe("A");
  expect(await ink()).not.toBe(before);
  expect(await screen.help.count()).toBe(0);
  await submitted(screen);
  expect(await screen.row("Result").getByRole("math").innerText()).toBe("A+C");
  expect(await ink()).toBe(before);
});

test.each(sizeNames)("on a %s the examples keep 24 px from an old answer", async (size) => {
  const { page } = await open({ size, path: "/simplify" });
  const screen = new SimplifierScreen(page);
  const examples = page.getByRole("main").getByRole("heading", { name: "Try one" }).locator("xpath=..");
  const distance = async () => {
    const [above, below] = [await screen.answer.boundingBox(), await examples.boundingBox()];
    return above && below && Math.round(below.y - above.y - above.height);
  };
  await solved(screen);
  await clearField(screen);
  await examples.waitFor();
  expect(await distance(), "after the field was cleared").toBe(24);
  await failed(screen);
  expect(await distance(), "after a refused input").toBe(24);
});

test("in forced colours a mode that the text locks has the colour of what cannot be used", async () => {
  const { page } = await open({ path: "/simplify" });
  const screen = new SimplifierScreen(page);
  await screen.field.fill("1");
  await page.emulateMedia({ forcedColors: "active" });
  const ink = () =>
    page.locator("label", { hasText: /^Min Terms$/ }).evaluate((label) => getComputedStyle(label).color);
  const gray = await systemColour(page, "GrayText");
  expect(await screen.mode("Min Terms").isDisabled()).toBe(false);
  expect(await ink()).not.toBe(gray);
  await screen.field.fill("A");
  await expect.poll(() => screen.mode("Min Terms").isDisabled()).toBe(true);
  await expect.poll(ink).toBe(gray);
});
