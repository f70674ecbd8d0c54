// Show Steps on the map's screen, with the service of `npm start`.
// @module-tag deep

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { StepsScreen } from "../simplifier/steps-screen.ts";
import { KmapScreen } from "./screen.ts";

const open = useBrowser();

test("a premium user sees the laws from the typed expression, or from the rows, to the minimal sum", async () => {
  const { page, errors } = await open({ as: "premium@example.com", path: "/kmap" });
  const [screen, steps] = [new KmapScreen(page), new StepsScreen(page)];
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/simplify/steps")) asked.push(request.postDataJSON());
  });
  await screen.field.fill("A.B+A.B'");
  await steps.openSteps();
  await steps.panel.getByText("Distributive").first().waitFor();
  expect(await steps.rail.locator("[data-step]").count()).toBe(4);
  // Another function closes the panel: its derivation would be that of the old one.
  await screen.cell(0).click();
  await steps.panel.waitFor({ state: "detached" });
  await expect.poll(() => screen.minimal()).toBe("A+B'");
  await steps.openSteps();
  await screen.set(1, "X");
  await expect.poll(() => screen.minimal()).toBe("1");
  await steps.openSteps();
  expect(asked).toEqual([
    { input: "A.B+A.B'", mode: "boolean" },
    { input: "A'.B'+A.B'+A.B", mode: "boolean" },
    { input: "0,2,3", mode: "mint", dontCares: "1" },
  ]);
  await screen.choose("PoS");
  await steps.show.waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});

test("a user without Premium gets the star and the dialog", async () => {
  const { page } = await open({ path: "/kmap?vars=2&rows=1" });
  const steps = new StepsScreen(page);
  await page.getByRole("button", { name: "Show Steps Premium" }).click();
  await steps.gate.waitFor();
});
