// The SoP PoS screen by keyboard alone, with axe, at 360 px, and on paper.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { SopPosScreen } from "./screen.ts";

const open = useBrowser();
const all = "0,2,5-9,30-60,100-180,255";

test("everything is done by keyboard", async () => {
  const { page } = await open({ path: "/soppos" });
  const screen = new SopPosScreen(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await screen.inputs.focus();
  const inputs = () => screen.inputs.getAttribute("aria-valuenow");
  await press("ArrowUp", "ArrowUp");
  expect(await inputs()).toBe("4");
  await press("ArrowDown");
  expect(await inputs()).toBe("3");
  await press("End");
  expect(await inputs()).toBe("8");
  await press("9", "ArrowUp");
  expect(await inputs()).toBe("8");
  await press("Home", "ArrowDown");
  expect(await inputs()).toBe("2");
  await press("3");
  expect(await inputs()).toBe("3");
  await press("Tab", "Tab", "x");
  expect(await screen.names()).toEqual(["X", "Y", "Z", "F"]);
  await press("Tab", "s", "2");
  expect(await screen.names()).toEqual(["X", "Y", "Z", "s2"]);
  await press("Backspace", "Backspace");
  expect(await screen.names()).toEqual(["X", "Y", "Z", "F"]);
  await press("Tab", "ArrowRight");
  expect(await screen.form("PoS").isChecked()).toBe(true);
  await press("Tab", "ArrowRight");
  await page.getByRole("grid").waitFor();
  await press("ArrowLeft", "Tab", "ArrowRight", "ArrowLeft");
  expect(await page.getByRole("radio", { name: "1", exact: true }).isChecked()).toBe(true);
  await press("Tab", "Tab", "Space");
  expect(await screen.ticked()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await press("Space", "ArrowDown", "ArrowDown", "Space");
  expect(await screen.ticked()).toEqual([1]);
  await press("End", "Shift+Space");
  expect(await screen.ticked()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await press("ArrowUp", "Space", "Tab", "Space");
  expect(await screen.ticked()).toEqual([1, 2, 3, 4, 5]);
  await expect.poll(() => screen.minimal()).toBe("(X+Y+Z).(X'+Y')");
  await screen.header.focus();
  await press("Shift+Tab", "Enter");
  // Past Undo and Redo.
  await press("Tab", "Tab", "Tab", "Enter");
  // The menu takes the focus after it is drawn.
  const focused = page.locator("[role=menuitem]:focus");
  await focused.waitFor();
  await press("ArrowDown");
  await expect.poll(() => focused.innerText()).toBe("LaTeX");
  await press("Enter");
  await page.getByText("Copied").or(page.getByText("The browser did not allow copying")).waitFor();
});

describe.each(sizeNames)("on a %s", (size) => {
  test("axe finds nothing", async () => {
    const { page } = await open({ size });
    for (const path of ["/soppos", "/soppos?vars=4&rows=0,2,5-9", "/soppos?rows=1,3&form=pos"]) {
      await begin(page, path);
      await page.getByText(path === "/soppos" ? "-" : "minimal (proved)", { exact: true }).waitFor();
      await page.getByRole("textbox", { name: "Start variable" }).pressSequentially("7");
      expect.soft(await axeFaultsInBoth(page), path).toEqual([]);
    }
  });
});

test("a phone shows 8 inputs whole, with room for a finger and a way past the rows", async () => {
  const { page } = await open({ size: "phone", path: `/soppos?vars=8&rows=${all}&form=pos` });
  const screen = new SopPosScreen(page);
  await page.getByText("minimal (proved)").waitFor();
  const small = await page.evaluate(() => {
    const pressable = "main button, main input:not([type=radio]), main label, main tbody tr";
    return [...document.querySelectorAll(pressable)]
      .filter((element) => element.getBoundingClientRect().height < 43.9)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(small).toEqual([]);
  const isWhole = () =>
    page.evaluate(() => {
      const table = document.querySelector("table")?.getBoundingClientRect();
      const wide = document.documentElement;
      const cells = [...document.querySelectorAll("td")].map((cell) => cell.getBoundingClientRect().width);
      return (
        table !== undefined &&
        table.right <= 360 &&
        Math.min(...cells) >= 20 &&
        wide.scrollWidth === wide.clientWidth
      );
    });
  expect(await isWhole()).toBe(true);
  const clipped = await page
    .getByRole("math")
    .evaluateAll((forms) =>
      forms.flatMap((form) =>
        [...form.querySelectorAll("span")]
          .map((part) => part.getBoundingClientRect().right)
          .filter((right) => right > 344),
      ),
    );
  expect(clipped).toEqual([]);
  await screen.bar.click();
  const title = screen.card("Product of sums").getByRole("heading", { name: "Product of sums", exact: true });
  await expect.poll(() => title.evaluate((heading) => document.activeElement === heading)).toBe(true);
  await expect.poll(async () => (await title.boundingBox())?.y ?? 0).toBeLessThan(300);
});

test("on paper there is the table and its expression, and nothing to press", async () => {
  const { page } = await open({ path: "/soppos?vars=3&rows=1,3,5-7" });
  await page.getByText("minimal (proved)").waitFor();
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  expect(await main.getByRole("table").isVisible()).toBe(true);
  expect(await main.getByRole("math").first().isVisible()).toBe(true);
  for (const name of [
    "Add a variable",
    "Open in",
    "Open in, Minimal sum of products",
    "Copy Canonical sum of products",
  ]) {
    expect(await page.getByRole("button", { name, exact: true, includeHidden: true }).isVisible(), name).toBe(
      false,
    );
  }
});
