// The comparison of columns for a premium visitor: colours with letters, the legend, a failure, a refusal.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth, become } from "#support/browser/faults.ts";
import { TruthTableScreen } from "./screen.ts";

const open = useBrowser();

const query = new URLSearchParams([
  ["input", "A.B+C"],
  ...["A^C", "(A+C).(B+C)", "(A.B+C)'", "A.A'", "B+B'"].map((text) => ["fn", text]),
]).toString();

describe.each(sizeNames)("on a %s", (size) => {
  test("equal columns have a colour and a letter, in light and in dark", async () => {
    const { page, errors } = await open({ size, as: "premium@example.com", path: `/ttable?${query}` });
    const screen = new TruthTableScreen(page);
    await screen.settled();
    await screen.compare.click();
    const legend = page.getByRole("region", { name: "Equal columns" });
    await legend.waitFor();
    expect(await screen.compare.getAttribute("aria-checked")).toBe("true");
    expect(await screen.heads()).toEqual(["A", "B", "C", "F1a", "F2", "F3a", "F4", "F5", "F6"]);
    const said = (await legend.innerText()).replaceAll(/\s+/g, " ");
    for (const sentence of [
      "F1 = F3 same in all 8 rows",
      "No other columns are equal.",
      "F1 and F4 differ in every row.",
      "F5 is always 0.",
      "F6 is always 1.",
      "F1 and F2 first differ in row 4",
    ]) {
      expect(said).toContain(sentence);
    }
    for (const scheme of ["dark", "light"] as const) {
      await become(page, scheme);
      const [one, zero, alone, equal] = await screen.table.evaluate((table) => {
        const colour = (row: number, column: number) => {
          const cell = table.querySelectorAll("tbody tr")[row]?.querySelectorAll("td")[column];
          return cell && getComputedStyle(cell).backgroundColor;
        };
        return [colour(1, 3), colour(0, 3), colour(1, 4), colour(1, 5)];
      });
      expect(equal, scheme).toBe(one);
      expect(new Set([one, zero, alone]).size, scheme).toBe(3);
    }
    await legend.getByRole("button", { name: "F1 and F2 first differ in row 4" }).click();
    await screen.table.locator("tr[data-lit][aria-rowindex='6']").waitFor();
    expect(await axeFaultsInBoth(page)).toEqual([]);
    expect(errors).toEqual([]);

    await page.waitForURL(/compare=1/);
    await page.reload();
    await legend.waitFor();
    await screen.compare.click();
    await legend.waitFor({ state: "detached" });
    expect(await screen.heads()).toEqual(["A", "B", "C", "F1", "F2", "F3", "F4", "F5", "F6"]);
  });
});

test("a link that compares, opened without Premium, shows its table and asks for no comparison", async () => {
  const { page, context, errors } = await open({ path: "/ttable" });
  const asked: string[] = [];
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate((path) => (location.hash = path), `/ttable?${query}&compare=1`);
  const screen = new TruthTableScreen(page);
  await screen.settled();
  expect(await screen.row(1)).toBe("1: 001111001");
  expect(await screen.compare.getAttribute("aria-checked")).toBe("false");
  expect(await page.getByRole("button", { name: "Cancel" }).count()).toBe(0);
  expect(asked.filter((path) => path.startsWith("/api/mix"))).toEqual([]);
  expect(errors).toEqual([]);
});

test("a comparison that fails is told at the switch, the table stays, and it can be tried again", async () => {
  const { page, context } = await open({ as: "premium@example.com", path: `/ttable?${query}` });
  const screen = new TruthTableScreen(page);
  await screen.settled();
  await context.route("**/api/mix/ttable/solve", (route) => route.abort());
  await screen.compare.click();
  await page.getByText("The service could not be reached.").waitFor();
  expect(await screen.row(1)).toBe("1: 001111001");
  await context.unroute("**/api/mix/ttable/solve");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("region", { name: "Equal columns" }).waitFor();
});

test("a comparison under way can be cancelled", async () => {
  const { page, context } = await open({ as: "premium@example.com", path: `/ttable?${query}` });
  const screen = new TruthTableScreen(page);
  await screen.settled();
  await context.route("**/api/mix/ttable/solve", () => undefined);
  const asked = page.waitForRequest((request) => request.url().endsWith("/solve"));
  await screen.compare.click();
  // The call waits for its token; what is cancelled before that is never sent.
  await asked;
  const cancel = page.getByRole("button", { name: "Cancel" });
  const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/solve"));
  await cancel.click();
  await ended;
  await cancel.waitFor({ state: "detached" });
  expect(await screen.compare.getAttribute("aria-checked")).toBe("false");
  expect(await screen.row(1)).toBe("1: 001111001");
});

test("more than 16 variables are not compared: the limit is told, and the table stays", async () => {
  const { page } = await open({
    as: "premium@example.com",
    path: "/ttable?input=ABCDEFGHIJKLMNOPQ&compare=1",
  });
  const screen = new TruthTableScreen(page);
  await screen.settled();
  await page.getByText("There are more than 16 variables.").waitFor();
  await screen.goTo("131071");
  await expect.poll(() => screen.row(131_071)).toBe(`131071: ${"1".repeat(18)}`);
});
