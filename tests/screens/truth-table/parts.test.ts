// "Show the parts": columns for the sub-expressions, on the page, in what is copied, in the address, on paper.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { faultsInBoth } from "#support/browser/faults.ts";
import { TruthTableScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(query: string, options: OpenOptions = {}) {
  const opened = await open({
    path: `/ttable${query}`,
    ...options,
  });
  const screen = new TruthTableScreen(opened.page);
  return { ...opened, screen, parts: opened.page.getByRole("switch", { name: "Show the parts" }) };
}

const two = `?input=${encodeURIComponent("(A+B').C")}&fn=${encodeURIComponent("B'.C")}`;

describe.each(sizeNames)("on a %s", (size) => {
  test("the switch adds and folds the columns; a link, a reload and what is copied have them", async () => {
    const { screen, page, parts, errors } = await openScreen(two, {
      size,
      before: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
    });
    await screen.settled();
    expect(await parts.getAttribute("aria-checked")).toBe("false");
    await parts.focus();
    await page.keyboard.press("Space");
    const whole = ["A", "B", "C", "B'", "A+B'", "F1", "F2"];
    await expect.poll(() => screen.heads()).toEqual(whole);
    expect(await screen.row(1)).toBe("1: 0011111");
    expect(await screen.row(6)).toBe("6: 1100100");
    expect(await screen.table.getAttribute("aria-colcount")).toBe("8");
    expect(await screen.table.locator("caption").textContent()).toBe(
      "Truth table of 2 functions in 3 variables, 8 rows, with columns for 2 parts",
    );
    await page.getByRole("status").filter({ hasText: "2 parts are shown." }).waitFor({ state: "attached" });
    await page.waitForURL(/parts=1/);
    await page.reload();
    await expect.poll(() => screen.heads()).toEqual(whole);
    expect(await parts.getAttribute("aria-checked")).toBe("true");
    for (const [format, line] of [
      ["CSV", "A,B,C,B',A+B',F1,F2"],
      ["Markdown", "| A | B | C | B' | A+B' | F1 | F2 |"],
      ["LaTeX", "$A$ & $B$ & $C$ & $\\overline{B}$ & $A + \\overline{B}$ & $F_{1}$ & $F_{2}$"],
    ] as const) {
      await page.getByRole("button", { name: "Copy or save the table" }).click();
      await page.getByRole("menuitem", { name: `Copy as ${format}` }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(line);
    }
    await parts.click();
    expect(await screen.heads()).toEqual(["A", "B", "C", "F1", "F2"]);
    await expect.poll(() => page.evaluate(() => location.hash)).not.toContain("parts");
    expect(errors).toEqual([]);
  });

  test("axe finds nothing and all of it fits", async () => {
    const { screen, page } = await openScreen(
      `?input=${encodeURIComponent("A.B'+A'.B.(C+D')'")}&fn=${encodeURIComponent("(A'+C)^D")}&parts=1`,
      { size },
    );
    await expect.poll(async () => (await screen.heads()).length).toBe(14);
    expect(await faultsInBoth(page)).toEqual([]);
  });
});

test("another table gets its own parts; what has none says so, and too many are counted", async () => {
  const { screen, page } = await openScreen("?parts=1&input=A");
  await screen.settled();
  await page.getByText("The expression has no smaller parts.", { exact: true }).waitFor();
  await screen.generate("A'+B");
  await expect.poll(() => screen.heads()).toEqual(["A", "B", "A'", "Fn"]);
  const letters = [..."ABCDEFGH"];
  await screen.generate(letters.flatMap((one) => letters.map((other) => `${one}.${other}'`)).join("+"));
  await page.getByText("The first 30 of 72 parts are shown.", { exact: true }).waitFor();
  await expect.poll(async () => (await screen.heads()).length).toBe(8 + 30 + 1);
});

test("of a long table only the rows in sight have their parts' cells, and Go to row shows them", async () => {
  const letters = [..."ABCDEFGHIJKLMNOP"];
  const { screen } = await openScreen(
    `?parts=1&input=${encodeURIComponent(letters.map((one) => `${one}'`).join("."))}`,
  );
  await expect.poll(async () => (await screen.heads()).length).toBe(2 * letters.length + 1);
  await screen.goTo("40000");
  const bits = (40_000).toString(2).padStart(16, "0");
  const others = [...bits].map((bit) => (bit === "1" ? "0" : "1")).join("");
  await expect.poll(() => screen.row(40_000)).toBe(`40000: ${bits}${others}0`);
  expect(await screen.table.locator("tbody tr[aria-rowindex]").count()).toBeLessThan(64);
});

test("the comparison is asked of the functions alone, and marks their columns", async () => {
  const bodies: string[] = [];
  const { screen, page } = await openScreen(
    `?input=${encodeURIComponent("A'.B+A'.C")}&fn=${encodeURIComponent("A'.(B+C)")}&parts=1&compare=1`,
    {
      as: "premium@example.com",
      before: async (context) =>
        void context.on("request", (request) => {
          if (request.url().endsWith("/ttable/solve")) bodies.push(request.postData() ?? "");
        }),
    },
  );
  await page.getByRole("region", { name: "Equal columns" }).getByText("same in all 8 rows").waitFor();
  await expect.poll(() => screen.heads()).toEqual(["A", "B", "C", "A'", "A'.B", "A'.C", "B+C", "F1a", "F2a"]);
  // On a slow machine the table itself is asked of the service too, with the same functions.
  expect([...new Set(bodies)].map((body): unknown => JSON.parse(body))).toEqual([
    { primaryInput: "A'.B+A'.C", extraInputs: ["A'.(B+C)"] },
  ]);
  const grouped = screen.table.locator("tbody tr").first().locator("[data-grouped]");
  expect(await grouped.count()).toBe(2);
});

test("on paper the parts have their columns", async () => {
  const { screen, page } = await openScreen(`${two}&parts=1`);
  await expect.poll(async () => (await screen.heads()).length).toBe(7);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect(await screen.table.getByRole("columnheader").nth(5).isVisible()).toBe(true);
  expect(await screen.rows()).toHaveLength(8);
});
