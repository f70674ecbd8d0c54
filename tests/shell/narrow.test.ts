// On the narrowest screen no text makes the page wider than the screen: neither a button, nor code, nor an error.
// @module-tag deep

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sections } from "#addresses/core/paths.ts";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { untilIdle } from "#support/browser/until-idle.ts";

const open = useBrowser();

const texts = [
  "!(isAdmin && hasAccess) || isOwner",
  "NOT(isAdministratorOfTheOrganisation AND hasAccessToEverything) OR isOwnerOfTheRecord",
  "x12".repeat(40),
  "A'.B.C.D.E.F.G.H+A.B'.C'.D.E'.F.G.H'+A^B^C^D^E^F)",
] as const;

/** By how much the page is wider than the screen, and what is. */
const wider = (page: Page) =>
  page.evaluate(() => {
    const width = window.innerWidth;
    if ((document.scrollingElement?.scrollWidth ?? 0) <= width) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > width)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
      .slice(0, 5);
  });

test("no screen is wider than 320 px, whatever is typed and submitted", async () => {
  const { page } = await open({ size: "phone", path: "/learn" });
  const width = 320;
  await page.setViewportSize({ width, height: 740 });
  for (const { path } of sections) {
    for (const text of texts) {
      await begin(page, path.replace(":lessonId", "02"));
      await page.locator("main :is(h2, h3, input, button)").filter({ visible: true }).first().waitFor();
      expect.soft(await wider(page), path).toEqual([]);
      const field = page.locator("main input:is([type=text], :not([type])):not([readonly])").first();
      if ((await field.count()) === 0) break;
      await field.fill(text);
      await untilIdle(page);
      expect.soft(await wider(page), `${path} typed ${text}`).toEqual([]);
      await field.press("Enter");
      if (path === "/simplify")
        await page
          .getByRole("alert")
          .or(page.getByRole("heading", { name: "Answer" }))
          .first()
          .waitFor();
      await untilIdle(page);
      expect.soft(await wider(page), `${path} submitted ${text}`).toEqual([]);
    }
  }
});
