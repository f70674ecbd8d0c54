// While somebody types: the expression as it is read, and errors with their position.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(options: Parameters<typeof open>[0] = {}) {
  const opened = await open({ path: "/simplify", ...options });
  return { ...opened, screen: new SimplifierScreen(opened.page) };
}

describe("Read as", () => {
  test("is spoken, typeset with bars, and copied exactly as it is typed", async () => {
    const { screen, page } = await openScreen();
    await screen.field.fill("( A + B' )' C");
    await screen.readAs.waitFor();
    expect(await screen.readAs.getAttribute("aria-label")).toBe("not open A or not B close, and C");
    await page.evaluate(() => {
      const math = document.querySelector("form [role=math]");
      if (math) getSelection()?.selectAllChildren(math);
    });
    expect(await page.evaluate(() => String(getSelection()))).toBe("(A+B')'.C");
  });

  test("counts min terms and names their variables", async () => {
    const { screen, page } = await openScreen();
    await screen.field.fill("0 3 63 3");
    await page.getByText("3 min terms of A, B, C, D, E, F").waitFor();
  });

  test("stays empty without the WASM", async () => {
    const { screen, page } = await openScreen({
      before: (context) => context.route("**/*.wasm", (route) => route.abort()),
    });
    await screen.field.fill("A+B");
    await screen.field.press("Enter");
    await screen.answer.waitFor();
    expect(await page.getByText("Read as").count()).toBe(0);
  });
});

describe("a live error", () => {
  test("says what is wrong and where, and marks the characters", async () => {
    const { screen, page } = await openScreen();
    await screen.field.fill("A.B + + C'");
    await page.getByText("An operand is missing before + (position 7).").waitFor();
    expect(await page.locator("form mark").innerText()).toBe("+");
    expect(await screen.alert.count()).toBe(0);
    expect(await screen.button.isEnabled()).toBe(true);
  });

  test.each([
    ["1A + B", "Write 1.A+B", "1.A+B"],
    ["A.B + + C'", "Remove this +", "A.B+C'"],
  ])("of %j is mended by one press of %j", async (text, button, mended) => {
    const { screen, page } = await openScreen();
    await screen.field.fill(text);
    await page.getByRole("button", { name: button.replace(/ (?=[^ ]+$)/, "\u00a0") }).click();
    expect(await screen.field.inputValue()).toBe(mended);
    await expect.poll(() => screen.field.evaluate((field) => field === document.activeElement)).toBe(true);
    await screen.readAs.waitFor();
    expect(await page.locator("form mark").count()).toBe(0);
  });

  test("that was submitted is mended from the alert, and solved", async () => {
    const { screen } = await openScreen();
    await screen.field.fill("(A+B");
    await screen.field.press("Enter");
    await screen.alert.waitFor();
    await screen.alert.getByRole("button", { name: /^Add/ }).click();
    expect(await screen.field.inputValue()).toBe("(A+B)");
    await screen.proved.waitFor();
    expect(await screen.alert.count()).toBe(0);
  });

  test.each(["A+", "(A"])("of %j, which merely ends too early, waits for a pause", async (text) => {
    const { screen, page } = await openScreen();
    await screen.field.fill("A");
    await screen.readAs.waitFor();
    const typedAt = Date.now();
    await screen.field.fill(text);
    await page.locator("form mark").waitFor();
    expect(Date.now() - typedAt).toBeGreaterThanOrEqual(900);
  });
});

test("an example is answered at a tap", async () => {
  const { screen, page } = await openScreen();
  await page.getByRole("button", { name: "x1^x2^x3" }).click();
  await screen.answer.waitFor();
  expect(await screen.field.inputValue()).toBe("x1^x2^x3");
  expect(await screen.row("Result").getByRole("math").innerText()).toContain("x1.x2.x3");
});
