// Copies with and without permission for the clipboard, and the link to an answer; long answers scroll in their own
// box.
// @module-tag deep

import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { useBrowser } from "#support/browser/browser.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

async function openAnswered(text: string, before?: NonNullable<Parameters<typeof open>[0]>["before"]) {
  const { page, context } = await open({ path: "/simplify", ...(before ? { before } : {}) });
  const screen = new SimplifierScreen(page);
  await screen.solve(text);
  return { page, context, screen };
}

async function copy(page: Page, part: string, format: string): Promise<void> {
  await page.getByRole("button", { name: `Copy ${part}` }).click();
  await page.getByRole("menuitem", { name: format }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
}

test("a part is copied as Text, LaTeX or Unicode", async () => {
  const { page } = await openAnswered("x1'.B", (context) =>
    context.grantPermissions(["clipboard-read", "clipboard-write"]),
  );
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [part, format, expected] of [
    ["Result", "Text", "B.x1'"],
    ["Result", "LaTeX", "B \\cdot \\overline{x_{1}}"],
    ["Result", "Unicode", "B·¬x₁"],
    ["Sum Of Product", "Text", "B.x1'"],
  ] as const) {
    await copy(page, part, format);
    await expect.poll(copied, { message: `${part} as ${format}` }).toBe(expected);
  }
});

test("without permission the older way copies", async () => {
  const { page, screen } = await openAnswered("A'.B", (context) =>
    context.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    }),
  );
  await copy(page, "Result", "Text");
  await screen.field.fill("");
  await screen.field.press("Control+V");
  expect(await screen.field.inputValue()).toBe("A'.B");
});

test("the link leads to the answer", async () => {
  const { page, context } = await openAnswered("1 3", (fresh) =>
    fresh.grantPermissions(["clipboard-read", "clipboard-write"]),
  );
  await page.getByRole("button", { name: "Open in" }).click();
  await page.getByRole("menuitem", { name: "Copy link" }).click();
  await page.getByText("Link copied").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  const screen = new SimplifierScreen(other);
  await screen.answer.waitFor();
  expect(await screen.row("Result").getByRole("math").innerText()).toBe("B");
});

test("a text too long for a link says so", async () => {
  const { page } = await openAnswered(`A${"+A".repeat(1_000)}`);
  await page.getByRole("button", { name: "Open in" }).click();
  await page.getByRole("menuitem", { name: "Copy link" }).click();
  await page.getByText("too long for a link. A link can hold at most 2,000 characters").waitFor();
});

test("thousands of prime implicants open in a box of their own, a part at a time", async () => {
  const rows = Array.from({ length: 4096 }, (_, row) => row).filter((row) => (row * 2654435761) % 97 < 60);
  const { page } = await openAnswered(rows.join(" "));
  const more = page.getByRole("button", { name: /^All [\d,]+ prime implicants$/ });
  const count = Number(/[\d,]+/.exec(await more.innerText())?.[0].replace(",", ""));
  expect(count).toBeGreaterThan(1_000);
  await more.click();
  const box = page.getByRole("region", { name: "Prime Implicants, in full" });
  const shown = () => box.getByRole("row").count();
  const first = await shown();
  expect(first).toBeLessThan(count);
  await box.evaluate((node) => node.scrollTo(0, node.scrollHeight));
  await expect.poll(shown).toBeGreaterThan(first);
});
