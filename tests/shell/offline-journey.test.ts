// One visit without a network: after the first one the page opens and answers.

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { hurry, untilOffline } from "#support/browser/kept.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";
import { TruthTableScreen } from "../screens/truth-table/screen.ts";

const open = useBrowser();

test("after one visit the page is loaded again without a network, and free tools answer", async () => {
  const { page, context } = await open({ path: "/simplify", serviceWorkers: "allow", before: hurry });
  await untilOffline(page);
  await context.setOffline(true);
  await page.reload();
  const screen = new SimplifierScreen(page);
  await screen.solve("A.B+A.B'");
  expect.soft(await screen.row("Result").innerText(), "the answer").toMatch(/^A\s/);
  await page.evaluate(() => (location.hash = "/ttable"));
  const table = new TruthTableScreen(page);
  await table.generate("A^B");
  expect.soft(await table.row(1), "a tool that was never visited").toBe("1: 011");
  const asked = await page.evaluate(() =>
    fetch("/api/health").then(
      ({ status }) => status,
      () => "no network",
    ),
  );
  expect.soft(asked, "nothing answers for the service").toBe("no network");
});
