// Beside a result: how many other minima there are, and the lower bound where the minimum is not proved.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

/** Half of all rows, without a pattern. */
function isOne(row: number): boolean {
  const mixed = Math.imul(row ^ (row >>> 5), 0x85eb_ca6b);
  return (Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35) >>> 8) % 2 === 0;
}

describe.each(sizeNames)("on a %s", (size) => {
  test("equal minima are counted, and shown when asked for", async () => {
    const { page } = await open({ size, path: "/simplify" });
    const screen = new SimplifierScreen(page);
    await screen.solve("A.B'+B.C'+C.A'");
    const result = screen.row("Result");
    expect(await result.innerText()).toContain("One of 2 minimal forms");
    const list = result.getByRole("list", { name: "Other minimal forms" });
    expect(await list.count()).toBe(0);
    await result.getByRole("button", { name: "Show the other one" }).press("Enter");
    const shown = await result.getByRole("math").allInnerTexts();
    expect(shown).toEqual(["A.B'+A'.C+B.C'", "A.C'+A'.B+B'.C"]);
    expect(await axeFaults(page)).toEqual([]);
    await result.getByRole("button", { name: "Show less" }).click();
    await list.waitFor({ state: "detached" });
  });

  test("a minimum without an equal says nothing of others", async () => {
    const { page } = await open({ size, path: "/simplify" });
    const screen = new SimplifierScreen(page);
    await screen.solve("A.B+A.C");
    expect(await screen.row("Result").innerText()).not.toContain("minimal forms");
  });

  test("where the proof ran out the card says so, with a bound below what was found", async () => {
    const { page } = await open({ size, path: "/simplify" });
    const screen = new SimplifierScreen(page);
    const rows = Array.from({ length: 4096 }, (_, row) => row);
    await screen.solve(rows.filter(isOne).join(" "));
    const text = await screen.row("Result").innerText();
    expect(text).toContain("best found, not proved minimal");
    const bound = Number(/a minimal form has at least ([\d,]+) terms/.exec(text)?.[1]?.replace(",", ""));
    const terms = Number(/([\d,]+) terms, [\d,]+ literals/.exec(text)?.[1]?.replace(",", ""));
    expect(bound).toBeGreaterThan(0);
    expect(bound).toBeLessThanOrEqual(terms);
  });
});
