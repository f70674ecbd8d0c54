// The shell around the screens: titles, the notice, the error page, the side panel.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

test.each([
  ["/", "Home"],
  ["/simplify", "Simplify"],
  ["/kmap?vars=4", "Karnaugh Map"],
  ["/ttable", "Truth Table"],
  ["/soppos?vars=5", "SoP PoS"],
  ["/cgen", "Generator"],
  ["/csim", "Simulator"],
  ["/number-systems", "Number Systems"],
  ["/learn", "Learn"],
  ["/learn/lesson/02", "Learn", "Boolean Variables and Logic Gates"],
  ["/upgrade", "Premium"],
])("%s is titled %s", async (path, title, tabTitle = title) => {
  const { page } = await open({ path });
  await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  expect(await page.title()).toBe(`${tabTitle} · Boolean Algebra`);
});

test("the notice of the specification leads to the app, in a new tab", async () => {
  const { page } = await open({ path: "/cgen" });
  await page.getByText("under development for the web version").waitFor();
  const link = page.getByRole("link", { name: /Get it on Google Play/ });
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("href")).toBe("https://play.google.com/store");
  // The other link of the empty screen leads to a lesson.
  const links = await page.getByRole("main").getByRole("link").allInnerTexts();
  expect(links).toEqual(["Start with lesson 07.", expect.stringMatching(/^Get it on Google Play/)]);
});

test("an unknown address shows the error page", async () => {
  const { page } = await open({ path: "/nothing/here" });
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
  await page.getByText("404").waitFor();
});

describe.each(sizeNames)("on a %s", (size) => {
  test("the side panel opens with the help, closes on Esc and on navigation", async () => {
    const { page } = await open({ size, path: "/simplify" });
    const screen = new SimplifierScreen(page);
    await screen.field.fill("A+B");
    await screen.field.press("Enter");
    const help = page.getByRole("button", { name: "How to write input" });
    const panel = page.getByRole("complementary", { name: "How to write input" });
    await help.click();
    await panel.waitFor();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await expect.poll(() => help.evaluate((button) => button === document.activeElement)).toBe(true);
    await help.click();
    await panel.waitFor();
    await page.evaluate(() => (location.hash = "/cgen"));
    await panel.waitFor({ state: "detached" });
  });
});
