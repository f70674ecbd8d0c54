// The truth table on the real page: the specification's texts and transitions, errors at their fields, copies, files.
// @module-tag deep

import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions, type Size } from "#support/browser/browser.ts";
import { inFirstScreen } from "#support/browser/first-screen.ts";
import { systemColour } from "#support/browser/system-colour.ts";
import { SimulatorScreen } from "../simulator/screen.ts";
import { TruthTableScreen } from "./screen.ts";

const open = useBrowser();

async function openScreen(size: Size, query = "", options: OpenOptions = {}) {
  const opened = await open({ size, path: `/ttable${query}`, ...options });
  return { ...opened, screen: new TruthTableScreen(opened.page) };
}

const withClipboard: OpenOptions = {
  before: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
};
const clipboard = (screen: TruthTableScreen) => screen.page.evaluate(() => navigator.clipboard.readText());

describe.each(sizeNames)("on a %s", (size) => {
  test("one function is headed Fn, its rows of value 1 are highlighted, and there is no header switch", async () => {
    const { screen, errors } = await openScreen(size);
    expect(await screen.button.isDisabled()).toBe(true);
    await screen.generate("A.B+C");
    expect(await screen.heads()).toEqual(["A", "B", "C", "Fn"]);
    expect(await screen.rows()).toEqual([
      "0 0 0 0 0",
      "1 0 0 1 1",
      "2 0 1 0 0",
      "3 0 1 1 1",
      "4 1 0 0 0",
      "5 1 0 1 1",
      "6 1 1 0 1",
      "7 1 1 1 1",
    ]);
    const tinted = await screen.table.evaluate((table) => {
      const plain = getComputedStyle(table.querySelector("tbody td") as Element).backgroundColor;
      return [...table.querySelectorAll("tbody tr")].map((row) =>
        [...row.querySelectorAll("td")].map((cell) => getComputedStyle(cell).backgroundColor !== plain),
      );
    });
    const value = [0, 1, 0, 1, 0, 1, 1, 1];
    expect(tinted).toEqual(value.map((one) => [false, false, false, one === 1]));
    expect(await screen.showNames.count()).toBe(0);
    if (size === "phone") await screen.page.setViewportSize({ width: 360, height: 740 });
    await inFirstScreen(screen.page, {
      "the head": screen.table.locator("thead").last(),
      "the first row": screen.table.locator("tbody tr").first(),
    });
    expect(errors).toEqual([]);
  });

  test("thirty expressions fit; the next one is refused with the limit and stays in the field", async () => {
    const many = Array.from({ length: 30 }, (_, at) => `fn=${"ABC".charAt(at % 3)}`).join("&");
    const { screen, page } = await openScreen(size, `?input=A&${many}`);
    await screen.settled();
    expect(await screen.heads()).toHaveLength(3 + 31);
    await screen.add("A.B");
    await page.getByText("There can be at most 30 additional expressions.").waitFor();
    expect(await screen.addField.inputValue()).toBe("A.B");
    expect(await screen.chips.count()).toBe(30);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
  });

  test("old functions say of which input they are, are not copied, and are grey in forced colours", async () => {
    const { screen, page } = await openScreen(size, "?input=A.B&fn=A%2BB");
    await screen.settled();
    const heading = screen.functions.getByRole("heading");
    const words = screen.functions.getByText("of the earlier input: A.B, A+B", { exact: true });
    const copies = screen.functions.getByRole("button", { name: /^Copy / });
    const item = screen.functions.getByRole("listitem").first();
    const colours = () =>
      item
        .locator("span, p, [role=math]")
        .evaluateAll((parts) => [
          ...new Set(
            parts
              .filter((part) => part.textContent !== "" && !part.closest("button"))
              .map((part) => getComputedStyle(part).color),
          ),
        ]);
    const heightOf = async () => (await screen.functions.boundingBox())?.height;
    const height = await heightOf();
    expect(await copies.count()).toBe(2);
    const isOld = async () => {
      await words.waitFor();
      expect(await words.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
      expect(await heading.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
      expect(await copies.count()).toBe(0);
      expect(await heightOf()).toBe(height);
    };
    await screen.field.fill("A.B+");
    await isOld();
    await screen.field.press("Enter");
    await screen.alert.waitFor();
    await isOld();
    await page.emulateMedia({ forcedColors: "active" });
    const gray = await systemColour(page, "GrayText");
    expect(await colours()).toEqual([gray]);
    const cell = screen.table.locator("tbody td").first();
    expect(await cell.evaluate((each) => getComputedStyle(each).color)).toBe(gray);
    await page.emulateMedia({ forcedColors: "none" });
    await screen.generate("A.B");
    expect(await words.count()).toBe(0);
    expect(await copies.count()).toBe(2);
  });
});

test("with additional expressions F1, F2, … head the columns, and the switch shows the expressions", async () => {
  const { screen } = await openScreen("desktop");
  await screen.add("A^C", "(A+C).(B+C)");
  expect(await screen.chips.allTextContents()).toEqual(["F2 A^C edit", "F3 (A+C).(B+C) edit"]);
  await screen.generate("A.B+C");
  expect(await screen.heads()).toEqual(["A", "B", "C", "F1", "F2", "F3"]);
  expect(await screen.row(5)).toBe("5: 101101");
  expect(await screen.showNames.getAttribute("aria-checked")).toBe("true");
  await screen.showNames.click();
  expect(await screen.showNames.getAttribute("aria-checked")).toBe("false");
  expect(await screen.heads()).toEqual(["A", "B", "C", "A.B+C", "A^C", "(A+C).(B+C)"]);
  await screen.page.getByRole("button", { name: "Remove F2 A^C" }).click();
  await screen.page.getByRole("button", { name: /^Remove F2/ }).click();
  expect(await screen.showNames.count()).toBe(0);
});

test("Compare columns stays off and opens the Premium Feature dialog: Not Now, See Plans", async () => {
  const { screen, page } = await openScreen("desktop");
  await screen.generate("A");
  await screen.compare.click();
  const dialog = page.getByRole("dialog", { name: "Premium Feature" });
  await dialog.getByRole("button", { name: "Not Now" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await screen.compare.getAttribute("aria-checked")).toBe("false");
  expect(await screen.row(1)).toBe("1: 11");
  await screen.compare.click();
  await dialog.getByRole("button", { name: "See Plans" }).click();
  await page.waitForURL(/#\/upgrade$/);
});

test("errors stand at the input and at the chip they belong to, and nothing typed is lost", async () => {
  const { screen, page } = await openScreen("desktop");
  await screen.add("A^C", "(B");
  const wrong = screen.chips.nth(1);
  await wrong.getByText("This bracket is never closed (position 1). Write ) where the group ends.").waitFor();
  await screen.field.fill("A.+C");
  await screen.field.press("Enter");
  await screen.alert.getByText("Error Generating Truth Table").waitFor();
  await screen.alert.getByText("An operand is missing before + (position 3).").waitFor();
  expect(await screen.field.inputValue()).toBe("A.+C");
  await expect.poll(() => screen.field.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await screen.chips.count()).toBe(2);

  await screen.field.fill("A.C");
  await screen.alert.waitFor({ state: "detached" });
  await screen.field.press("Enter");
  await page.waitForFunction(() => document.activeElement?.textContent.startsWith("F3 (B"));
  expect(await screen.table.count()).toBe(0);
  await wrong.getByRole("button", { name: "Add )" }).click();
  await page.waitForFunction(() => document.activeElement?.textContent.startsWith("F3 (B)"));
  await wrong.getByText("This bracket is never closed").waitFor({ state: "detached" });
  await screen.generate("A.C");
  expect(await screen.heads()).toEqual(["A", "B", "C", "F1", "F2", "F3"]);
});

test("the old table stays while the input is edited, and typing it back makes it current", async () => {
  const { screen } = await openScreen("desktop");
  await screen.generate("A.B");
  await screen.field.fill("A.B+");
  await screen.functions.and(screen.page.locator("[data-old]")).waitFor();
  expect(await screen.row(3)).toBe("3: 111");
  await screen.field.press("Enter");
  await screen.alert.waitFor();
  expect(await screen.row(3)).toBe("3: 111");
  await screen.generate("A.B");
  expect(await screen.row(3)).toBe("3: 111");
});

test("the functions are listed with their min terms, copied, and opened in the Simplifier", async () => {
  const { screen, page } = await openScreen("desktop", "?input=(A%2BB)'.C&fn=A%2BA'", withClipboard);
  await screen.settled();
  const listed = await screen.functions.getByRole("listitem").allInnerTexts();
  expect(listed[0]?.replaceAll(/\s/g, "")).toContain("Σm(1)");
  expect(listed[1]?.replaceAll(/\s/g, "")).toContain("Σm(0,1,2,3,4,5,6,7)");
  const ways = {
    Text: "(A+B)'.C",
    LaTeX: "\\overline{A + B} \\cdot C",
    Unicode: "¬(A + B)·C",
    "Min terms": "F(A,B,C)=Σm(1)",
  };
  for (const [way, text] of Object.entries(ways)) {
    await page.getByRole("button", { name: "Copy F 1" }).click();
    await page.getByRole("menuitem", { name: way, exact: true }).click();
    await expect.poll(() => clipboard(screen)).toBe(text);
  }
  await page.getByRole("button", { name: "Open in, F 1" }).click();
  await page.getByRole("menuitem", { name: "Simplifier" }).click();
  await page.getByRole("region", { name: "Answer" }).getByText("minimal (proved)").waitFor();
  expect(await page.getByRole("textbox", { name: "Expression or min terms" }).inputValue()).toBe("(A+B)'.C");
  await page.goBack();
  await screen.settled();
  expect(await screen.heads()).toEqual(["A", "B", "C", "F1", "F2"]);
});

test("one function opens as a circuit, or all do", async () => {
  const { screen, page } = await openScreen("desktop", "?input=A^B&fn=A.B");
  for (const [name, entry, parts] of [
    ["Open in, F 2", "Simulator", ["AND", "Bulb F1", "Switch A", "Switch B"]],
    ["Open in Simulator", null, ["AND", "Bulb F1", "Bulb F2", "Switch A", "Switch B", "XOR"]],
  ] as const) {
    await screen.settled();
    await page.getByRole("button", { name }).click();
    if (entry !== null) await page.getByRole("menuitem", { name: entry }).click();
    expect(await new SimulatorScreen(page).madeOf()).toEqual(parts);
    expect(new URL(page.url()).hash).toBe("#/csim");
    await page.goBack();
  }
  await screen.settled();
  expect(await screen.heads()).toEqual(["A", "B", "F1", "F2"]);
});

test("the table is copied and saved as CSV, Markdown and LaTeX, byte for byte", async () => {
  const { screen, page } = await openScreen("desktop", "?input=A'&fn=1", withClipboard);
  await screen.settled();
  const formats = [
    ["CSV", "truth-table.csv", "A,F1,F2\r\n0,1,1\r\n1,0,1\r\n"],
    ["Markdown", "truth-table.md", "| A | F1 | F2 |\n| :-: | :-: | :-: |\n| 0 | 1 | 1 |\n| 1 | 0 | 1 |\n"],
    [
      "LaTeX",
      "truth-table.tex",
      "\\begin{tabular}{c|cc}\n$A$ & $F_{1}$ & $F_{2}$ \\\\\n\\hline\n0 & 1 & 1 \\\\\n1 & 0 & 1 \\\\\n\\end{tabular}\n",
    ],
  ] as const;
  for (const [format, file, text] of formats) {
    await page.getByRole("button", { name: "Copy or save the table" }).click();
    await page.getByRole("menuitem", { name: `Copy as ${format}` }).click();
    await expect.poll(() => clipboard(screen)).toBe(text);
    await page.getByRole("button", { name: "Copy or save the table" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: `Save ${file}` }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(file);
    expect(await readFile(await saved.path(), "utf8")).toBe(text);
  }
  await screen.showNames.click();
  await page.getByRole("button", { name: "Copy or save the table" }).click();
  await page.getByRole("menuitem", { name: "Copy as LaTeX" }).click();
  await expect.poll(() => clipboard(screen)).toContain("$A$ & $\\overline{A}$ & $1$ \\\\");
});

test("link, reload and Back bring expressions, header and table back", async () => {
  const { screen, page } = await openScreen("desktop", "?input=A.B&fn=A%2BB&header=text");
  await screen.settled();
  expect(await screen.heads()).toEqual(["A", "B", "A.B", "A+B"]);
  await screen.add("A^B");
  await screen.generate("B");
  await page.waitForURL(/input=B&fn=A%2BB&fn=A%5EB&header=text/);
  await page.reload();
  await screen.settled();
  expect(await screen.heads()).toEqual(["A", "B", "B", "A+B", "A^B"]);
  await page.goBack();
  await expect.poll(() => screen.field.inputValue()).toBe("A.B");
  await screen.settled();
  expect(await screen.chips.count()).toBe(1);
  expect(await screen.heads()).toEqual(["A", "B", "A.B", "A+B"]);
});

test("before the first table a sentence says what comes, and an example can be pressed", async () => {
  const { screen, page } = await openScreen("desktop");
  await page.getByText("Enter an expression to see its truth table.").waitFor();
  await page.getByRole("button", { name: "A.B+C A^C (A+C).(B+C)" }).click();
  await screen.settled();
  expect(await screen.heads()).toEqual(["A", "B", "C", "F1", "F2", "F3"]);
});

test("without the engine the service answers, also with its refusals", async () => {
  const { page } = await open({
    path: "/ttable",
    before: (context) => context.route(/\.wasm/, (route) => route.abort()),
  });
  const screen = new TruthTableScreen(page);
  await screen.add("A^B");
  await screen.generate("A.B");
  expect(await screen.rows()).toEqual(["0 0 0 0 0", "1 0 1 0 1", "2 1 0 0 1", "3 1 1 1 0"]);
  await screen.add("A.!B");
  await screen.field.press("Enter");
  await screen.chips.nth(1).getByText("Write NOT after the operand").waitFor();
});

test("everything can be done by keyboard, and the focus is never lost", async () => {
  const { screen, page } = await openScreen("desktop");
  await screen.field.waitFor();
  await page.keyboard.type("A.B");
  for (const text of ["A^B", "A+B"]) {
    while (!(await screen.addField.evaluate((field) => field === document.activeElement)))
      await page.keyboard.press("Tab");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await screen.field.focus();
  await page.keyboard.press("Enter");
  await screen.settled();
  expect(await screen.heads()).toEqual(["A", "B", "F1", "F2", "F3"]);

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.getByRole("button", { name: "F2 A^B edit" }).focus();
  await page.keyboard.press("Enter");
  expect(await screen.addField.inputValue()).toBe("A^B");
  await page.keyboard.press("Escape");
  expect(await screen.addField.inputValue()).toBe("");
  expect(await screen.chips.count()).toBe(2);

  await page.getByRole("button", { name: "Remove F2 A^B" }).focus();
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("Remove F2 A+B");
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("Additional expression");
  // Not even an empty list is left, which a screen reader might tell of.
  await expect.poll(() => page.locator('ul[aria-label="Additional expressions"]').count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  expect(await screen.chips.count()).toBe(1);
  await screen.showNames.focus();
  await page.keyboard.press("Space");
  expect(await screen.showNames.getAttribute("aria-checked")).toBe("false");
});
