// One printed screen: an answer on paper, with the head of the page, all of its parts and nothing to press.

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { paperFaults, plain, print, textOf, untilPaperIsReady } from "#support/browser/paper.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

test("an answer is printed in light from a dark screen, whole, under its question, without controls", async () => {
  const { page, errors } = await open({
    path: "/simplify?input=A.B%2BA'.C%2BB.C&mode=boolean",
    colorScheme: "dark",
  });
  const screen = new SimplifierScreen(page);
  await screen.proved.waitFor();
  await screen.answer.getByRole("button", { name: "Map", exact: true }).click();
  await page.getByRole("grid").waitFor();
  await untilPaperIsReady(page);
  const sheets = await print(page);
  expect.soft(await paperFaults(page, sheets), "faults of the sheets").toEqual([]);
  const text = sheets.map(textOf).join("");
  for (const printed of [
    "Boolean Algebra",
    "Simplify",
    "A.B+A'.C+B.C",
    "minimal (proved)",
    "Karnaugh map",
    "localhost",
  ])
    expect.soft(text, printed).toContain(plain(printed));

  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const scheme = () => page.evaluate(() => document.documentElement.dataset["mantineColorScheme"]);
  expect.soft(await scheme(), "paper is light").toBe("light");
  // The entries of the map's legend are read too.
  const pressed = page.locator(
    "button:visible:not(li *), [role=switch]:visible, [role=radio]:visible, header:visible",
  );
  expect
    .soft(await pressed.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), "controls")
    .toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  expect.soft(await scheme(), "the screen is dark again").toBe("dark");
  expect.soft(errors, "errors of the page").toEqual([]);
});
