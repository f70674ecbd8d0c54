// One visit of what all screens share: settings, theme, drawer, history, shortcuts, the error page.

import { expect, test } from "vitest";
import { sizes, useBrowser } from "#support/browser/browser.ts";
import { axeFaults, withMenu } from "#support/browser/faults.ts";
import { tells } from "#support/browser/heard.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

test("settings, theme, drawer, history, shortcuts and the error page do what they say", async () => {
  const { page, errors } = await open({ path: "/simplify" });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const sections = page.getByRole("navigation", { name: "Sections" });
  const menu = page.getByRole("menu");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await tells(page.getByRole("banner"), "the header", [
    'button "Menu" [expanded]',
    'heading "Simplify" [level=1]',
    "beta web version",
    'button "History"',
    'button "Settings"',
    'button "Sign in"',
  ]);
  await tells(sections, "the drawer", [
    'navigation "Sections"',
    "Boolean Algebra",
    'link "Home" <#/>',
    'heading "Simplify" [level=2]',
    'list "Simplify"',
    'link "Simplify" <#/simplify>',
    'heading "Logic Tables" [level=2]',
    'link "Karnaugh Map" <#/kmap>',
    'link "Truth Table" <#/ttable>',
    'link "SoP PoS" <#/soppos>',
    'heading "Circuit" [level=2]',
    'list "Circuit"',
    'link "Generator" <#/cgen>',
    'link "Simulator" <#/csim>',
    'heading "Number Systems" [level=2]',
    'link "Number Systems" <#/number-systems>',
    'heading "Boolean Algebra" [level=2]',
    'link "Learn" <#/learn>',
  ]);
  expect.soft(await page.title(), "the title").toBe("Simplify · Boolean Algebra");
  expect
    .soft(await sections.locator("[aria-current=page]").innerText(), "the current section")
    .toBe("Simplify");

  await button("Settings").click();
  await tells(menu, "the settings", [
    "Appearance",
    'menuitemradio "System default" [checked]',
    'menuitemradio "Light"',
    'menuitemradio "Dark"',
    'menuitemcheckbox "Show the minimum while typing" [checked]',
    'menuitem "Keyboard shortcuts"',
    'menuitem "Privacy , opens a new tab"',
    'menuitem "Terms , opens a new tab"',
    'menuitem "Refunds , opens a new tab"',
    'menuitem "Licences , opens a new tab"',
  ]);
  expect.soft(await axeFaults(page, withMenu), "axe").toEqual([]);
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect.poll(ground).toBe("rgb(32, 26, 22)");
  await page.getByRole("menuitemradio", { name: "System default" }).click();
  await expect.poll(ground).toBe("rgb(250, 248, 245)");
  await page.keyboard.press("Escape");
  const screen = new SimplifierScreen(page);
  const minimum = page.locator("[data-minimum] [role=math]");
  // It comes only where the machine is quick enough for the text, and for each text anew.
  const typeAnew = async () => {
    await screen.field.fill("");
    await screen.field.fill("A+A.B");
    return minimum.getAttribute("aria-label", { timeout: 2_000 }).catch(() => null);
  };
  await expect.poll(typeAnew).toBe("A");
  await button("Settings").click();
  await page.getByRole("menuitemcheckbox", { name: "Show the minimum while typing" }).click();
  await minimum.waitFor({ state: "detached" });
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await tells(page.getByRole("dialog"), "the shortcuts", [
    'dialog "Keyboard shortcuts"',
    'heading "Keyboard shortcuts" [level=2]',
    'button "Close"',
    "Go to the input field",
    "/",
    "Submit the input field",
    "Enter",
    "Close the open panel or dialog",
    "Esc",
    "Show the keyboard shortcuts",
    "?",
  ]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("/");
  await expect.poll(() => screen.field.evaluate((field) => field === document.activeElement)).toBe(true);

  const history = page.getByRole("complementary", { name: "History" });
  await button("History").click();
  await tells(history, "an empty history", [
    'complementary "History"',
    'heading "History" [level=2]',
    'button "Close"',
    "The history is empty. Expressions you simplify and maps you fill are listed here.",
  ]);
  await screen.solve("A+A.B");
  await screen.solve("1 3");
  await tells(history, "two answers in the history", [
    'complementary "History"',
    'heading "History" [level=2]',
    'button "Close"',
    'button "1 3 simplified to B min terms simplification · just now"',
    'button "Delete 1 3"',
    'button "A or A and B simplified to A boolean simplification · just now"',
    'button "Delete A+A.B"',
  ]);
  await history.getByRole("button", { name: "Delete A+A.B" }).click();
  await expect.poll(() => history.getByRole("listitem").count()).toBe(1);
  await button("Undo").click();
  await expect.poll(() => history.getByRole("listitem").count()).toBe(2);
  await history.getByRole("button", { name: "Close" }).click();
  await history.waitFor({ state: "detached" });

  await button("Menu").click();
  await sections.waitFor({ state: "detached" });
  await page.setViewportSize(sizes.phone);
  await button("Menu").click();
  const overlay = page.getByRole("dialog", { name: "Menu" });
  await overlay.getByRole("link", { name: "SoP PoS" }).click();
  await overlay.waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: "SoP PoS" }).waitFor();
  expect.soft(await page.evaluate(() => document.activeElement?.tagName), "the focus").toBe("MAIN");
  await page.evaluate(() => (location.hash = "/nothing/here"));
  await tells(page.getByRole("main"), "the error page", [
    'main "Home"',
    'region "Unexpected Application Error!"',
    'heading "Unexpected Application Error!" [level=2]',
    "404 Not Found",
    'link "Home" <#/>',
  ]);
  expect.soft(errors, "errors of the page").toEqual([]);
});
