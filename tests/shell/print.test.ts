// On paper: the question and its answer in light colours, without controls (the name of a row stays, although a press
// on it opens the working).
// @module-tag deep

import { describe, expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { untilPaperIsReady } from "#support/browser/paper.ts";

const open = useBrowser();

const screens = [
  { path: "/simplify?input=A.B%2BA'.C%2BB.C&mode=boolean", shown: "A.B+A'.C" },
  { path: "/simplify?input=1 3&mode=mint&dc=2", shown: "Σd(2)" },
  { path: "/simplify?input=ABC%2BDEF%2BGHI&mode=boolean", shown: "448, 449, 450, 451" },
  { path: "/ttable?input=A.B%2BC&fn=A^C", shown: "Σm(1,3,4,6)" },
  { path: "/soppos?vars=3&rows=1,3,5-7", shown: "C+A.B" },
  { path: "/number-systems?number=45.625&base=10", shown: "2D.A" },
] as const;

describe.each(["light", "dark"] as const)("from a %s screen", (colorScheme) => {
  test.each(screens)("$path", async ({ path, shown }) => {
    const { page } = await open({ path, colorScheme });
    await page.getByRole("main").getByText(shown).first().waitFor();
    await untilPaperIsReady(page);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));

    expect(await page.getByRole("main").getByText(shown).first().isVisible()).toBe(true);
    // A heading or a number that can be pressed is also something to read.
    const pressed = page.locator(
      "button:visible:not(th *, [aria-label^='Copy hexadecimal']), [role=switch]:visible, [role=radio]:visible, header:visible",
    );
    expect(await pressed.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe("rgb(255, 255, 255)");
    const scheme = () => page.evaluate(() => document.documentElement.dataset["mantineColorScheme"]);
    expect(await scheme()).toBe("light");

    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    expect(await scheme()).toBe(colorScheme);
  });
});
