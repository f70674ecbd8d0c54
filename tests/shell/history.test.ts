// The History panel on the real page: it lists, repeats and deletes items, and survives any content of the storage.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { type Size, useBrowser } from "#support/browser/browser.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

async function openPanel(size: Size = "desktop", stored?: string) {
  const { page, errors } = await open({
    size,
    path: "/simplify",
    before: async (context) => {
      if (stored === undefined) return;
      await context.addInitScript((text) => {
        if (localStorage.getItem("historyItems") === null) localStorage.setItem("historyItems", text);
      }, stored);
    },
  });
  const screen = new SimplifierScreen(page);
  await screen.field.waitFor();
  const panel = page.getByRole("complementary", { name: "History" });
  const show = async () => {
    await page.getByRole("button", { name: "History", exact: true }).click();
    // The panel is there before its content.
    await panel.locator("li, p").first().waitFor();
  };
  return { page, screen, panel, show, errors };
}

describe.each(["desktop", "phone"] as const)("on a %s", (size) => {
  test("items are listed newest first; a press restores input and mode and simplifies", async () => {
    const { screen, panel, show } = await openPanel(size);
    await screen.solve("(A+B')'+A.B.C");
    await screen.solve("1 3");
    await show();
    const items = panel.getByRole("listitem");
    expect(await items.count()).toBe(2);
    expect(await items.nth(0).innerText()).toContain("min terms simplification · just now");
    expect(await items.nth(1).innerText()).toContain("boolean simplification · just now");
    const [question, result] = await items.nth(1).getByRole("math").all();
    expect(await question?.getAttribute("aria-label")).toBe("not open A or not B close, or A and B and C");
    expect(await result?.getAttribute("aria-label")).toBe("not A and B, or B and C");
    expect(await items.nth(0).getByRole("math").allInnerTexts()).toEqual(["B"]);
    expect(await items.nth(1).getByRole("button").first().getAttribute("aria-label")).toBeNull();
    expect(await items.nth(1).getByText("simplified to").count()).toBe(1);
    await items.nth(1).getByRole("button").first().click();
    await expect.poll(() => screen.field.inputValue()).toBe("(A+B')'+A.B.C");
    await expect.poll(() => screen.row("Result").getByRole("math").innerText()).toBe("A'.B+B.C");
    if (size === "phone") await panel.waitFor({ state: "detached" });
    else expect(await items.count()).toBe(3);
  });
});

test("a deleted item can be brought back", async () => {
  const { page, screen, panel, show } = await openPanel();
  await screen.solve("A+B");
  await screen.solve("C+D");
  await show();
  await panel.getByRole("button", { name: "Delete A+B" }).click();
  await page.getByText("Deleted from History").waitFor();
  expect(await panel.getByRole("listitem").count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await panel.getByRole("listitem").count()).toBe(2);
  await page.reload();
  await screen.field.waitFor();
  await show();
  expect(await panel.getByRole("listitem").count()).toBe(2);
});

test("an item of before its Result was kept shows the question alone, and the Result once it is asked for", async () => {
  const { screen, panel, show } = await openPanel("desktop", '[{"id":1,"expression":"A+A.B"}]');
  await show();
  const item = panel.getByRole("listitem");
  expect(await item.getByRole("math").allInnerTexts()).toEqual(["A+A.B"]);
  await item.getByRole("button").first().click();
  await screen.proved.waitFor();
  await expect.poll(() => item.getByRole("math").allInnerTexts()).toEqual(["A+A.B", "A"]);
});

test("question and Result are one line each, however long, and nothing scrolls sideways", async () => {
  const { page, screen, panel, show } = await openPanel("phone");
  // Its Result is 16 terms of five literals.
  const sum = Array.from({ length: 4 }, () => "x1^x2^x3^x4^x5").join("+");
  await screen.solve(sum);
  await show();
  const parts = await panel.getByRole("math").evaluateAll((all) =>
    all.map((math) => {
      const part = math.closest("[class*=part]") ?? math;
      const { height, left, right } = part.getBoundingClientRect();
      return { height, left, right, isCut: part.scrollWidth > part.clientWidth };
    }),
  );
  expect(parts).toHaveLength(2);
  for (const { height, left, right, isCut } of parts) {
    expect(isCut).toBe(true);
    expect(height).toBeLessThan(40);
    expect([left >= 0, right <= 360]).toEqual([true, true]);
  }
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(scrolls).toBe(false);
  expect(await panel.getByText("and more terms").count()).toBe(1);
});

test("an empty history says how it is filled", async () => {
  const { panel, show } = await openPanel();
  await show();
  expect(await panel.innerText()).toContain("Expressions you simplify and maps you fill are listed here.");
});

describe("storage that does not do what it should", () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    id: at + 1,
    timestamp: at,
    expression: `x${at}`,
  }));
  test("5,000 items", async () => {
    const { screen, panel, show, errors } = await openPanel("desktop", JSON.stringify(many));
    await screen.solve("C+B");
    await show();
    await expect.poll(() => panel.getByRole("listitem").count()).toBeGreaterThanOrEqual(100);
    const first = panel.getByRole("listitem").first().getByRole("math");
    expect(await first.allInnerTexts()).toEqual(["C+B", "B+C"]);
    expect(errors).toEqual([]);
  });

  test("blocked: what was simplified in this visit is listed", async () => {
    const { page, errors } = await open({
      path: "/simplify",
      before: (context) =>
        context.addInitScript(() => {
          Object.defineProperty(window, "localStorage", {
            get: () => {
              throw new DOMException("blocked", "SecurityError");
            },
          });
        }),
    });
    const screen = new SimplifierScreen(page);
    await screen.solve("A+B");
    await page.getByRole("button", { name: "History", exact: true }).click();
    await page.getByRole("complementary", { name: "History" }).getByRole("listitem").waitFor();
    expect(errors).toEqual([]);
  });
});
