// The figures of lessons 01 and 03 in the browser: what can be pressed answers, by pointer and by keyboard alone, and the
// focus is never lost.
// @module-tag deep

import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Equation } from "#learn/core/data.ts";
import { lawName } from "#learn/core/law-names.ts";
import { relationOf, spokenRelation } from "#learn/core/relation.ts";
import { countedMax, functionCount, rowCount, rowTexts } from "#lessons/01/counting/core/counting.ts";
import { figureWords, pictureWords } from "#lessons/01/core/figure-words.ts";
import { changedIn, sixteen, valuesOf } from "#lessons/01/counting/core/sixteen.ts";
import { stories } from "#lessons/01/stories/core/stories.ts";
import { storyTable } from "#lessons/01/stories/core/story.ts";
import { dualEquation } from "#lessons/03/duality/core/dual.ts";
import { dualEquations } from "#lessons/03/duality/core/duals.ts";
import { walk } from "#lessons/03/plan/core/plan.ts";
import { useBrowser, type OpenOptions } from "#support/browser/browser.ts";

const open = useBrowser();
const format = new Intl.NumberFormat("en-US");

async function lesson(id: string, options: OpenOptions = {}): Promise<Page> {
  const { page } = await open({ path: `/learn/lesson/${id}`, ...options });
  await page.locator("main section[data-section]").first().waitFor();
  return page;
}

const storiesByName = stories.map((story) => ({
  name: story.table.id,
  story,
  table: storyTable(story.text),
}));

/** One page for all: a figure is not another one's, and a test leaves its figure as it was. */
let lesson01: Page;
beforeAll(async () => {
  lesson01 = await lesson("01");
});

describe.each(storiesByName)("the figure of the $name", ({ name, story, table }) => {
  const at = (page: Page) => page.locator(`figure[data-story="${name}"]`);
  const says = (figure: Locator) => figure.locator("output");
  const score = (right: number, hidden: number) =>
    figureWords.score({ rows: table.rows.length, right, hidden });
  const prediction = (figure: Locator, value: number) =>
    figure.getByRole("group", { name: figureWords.predictions }).getByRole("button").nth(value);
  const picture = (row: number, isShown: boolean) =>
    pictureWords(story, table.rows[row] ?? {}, isShown ? (table.values[row] ?? null) : null);

  /** The present row in each of the three views, and the values that the table shows. */
  async function expectRow(figure: Locator, row: number, shown: readonly number[]): Promise<void> {
    await expect
      .poll(() => figure.locator("tr[data-lit] th").allTextContents(), { message: `row ${row}` })
      .toEqual([String(row)]);
    expect(await figure.getByRole("img").getAttribute("aria-label")).toBe(picture(row, shown.includes(row)));
    expect(await figure.locator("button[data-variable]").allInnerTexts()).toEqual(
      table.names.map((variable) =>
        expect.stringMatching(
          new RegExp(`^${variable}\\s+${table.rows[row]?.[variable]}\\s+${story.presses[variable]}$`),
        ),
      ),
    );
    expect(await figure.locator("tbody td:last-child").allInnerTexts()).toEqual(
      table.values.map((value, number) => (shown.includes(number) ? String(value) : "?")),
    );
  }

  test("a press in the drawing and one on the button set the same variable", async () => {
    const figure = at(lesson01);
    await expectRow(figure, 0, []);
    for (const [variable, letter] of table.names.entries()) {
      const row = 1 << (table.names.length - 1 - variable);
      // The part of the drawing that has the variable's name.
      await figure
        .locator("svg g[aria-hidden]")
        .filter({ hasText: new RegExp(`${letter} = [01?]`) })
        .click();
      await expectRow(figure, row, []);
      expect(await figure.locator(`[data-variable="${letter}"]`).getAttribute("aria-pressed")).toBe("true");
      await figure.locator(`[data-variable="${letter}"]`).click();
      await expectRow(figure, 0, []);
    }
  });

  test("each prediction is told right or wrong, counts once, and shows its row alone", async () => {
    const figure = at(lesson01);
    let right = 0;
    for (const [row, value] of table.values.entries()) {
      expect(await says(figure).innerText()).toBe(figureWords.predict(row));
      const isRight = row % 2 === 0;
      await prediction(figure, isRight ? value : 1 - value).click();
      right += Number(isRight);
      const words = isRight ? figureWords.right : figureWords.wrong;
      expect(await says(figure).innerText()).toBe(words(row, story.outcomes[value]));
      // A second prediction changes nothing.
      await prediction(figure, isRight ? 1 - value : value).click({ force: true });
      expect(await says(figure).innerText()).toBe(words(row, story.outcomes[value]));
      const shown = Array.from({ length: row + 1 }, (_, number) => number);
      await expectRow(figure, row, shown);
      const hidden = table.rows.length - row - 1;
      expect(await figure.getByText(/rows seen/).innerText()).toBe(score(right, hidden));
      if (hidden > 0) await figure.getByRole("button", { name: figureWords.nextRow }).click();
    }
    expect(await figure.getByRole("button", { name: figureWords.nextRow }).count()).toBe(0);
    await figure.getByRole("button", { name: figureWords.restart }).click();
    await expectRow(figure, 0, []);
    expect(await figure.getByText(/rows seen/).innerText()).toBe(score(0, table.rows.length));
  });

  test("all rows at once say their values, and none counts as predicted", async () => {
    const figure = at(lesson01);
    await figure.getByRole("button", { name: figureWords.showAll }).click();
    await expectRow(figure, 0, [...table.rows.keys()]);
    expect(await says(figure).innerText()).toBe(figureWords.plain(0, story.outcomes[table.values[0] ?? 0]));
    expect(await figure.getByText(/rows seen/).innerText()).toBe(score(0, 0));
    await figure.getByRole("button", { name: figureWords.restart }).click();
  });

  test("by keyboard alone: all rows are reached, predicted and begun again, the focus stays", async () => {
    const page = lesson01;
    const figure = at(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
    /** Tabs to a button of the figure, and presses it. */
    const press = async (text: RegExp, key: "Enter" | "Space") => {
      for (let tabs = 0; tabs < 9 && !text.test(await focused()); tabs += 1) await page.keyboard.press("Tab");
      for (let tabs = 0; tabs < 18 && !text.test(await focused()); tabs += 1)
        await page.keyboard.press("Shift+Tab");
      expect(await focused()).toMatch(text);
      await expect
        .poll(() => figure.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      await page.keyboard.press(key);
      await expect
        .poll(() => figure.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
    };
    await figure.locator("[data-variable]").first().focus();
    const lastVariable = new RegExp(`${story.presses[table.names.at(-1) ?? ""]}$`);
    await press(lastVariable, "Space");
    await expectRow(figure, 1, []);
    await press(lastVariable, "Enter");
    await expectRow(figure, 0, []);
    for (const [row, value] of table.values.entries()) {
      await press(new RegExp(`^${value}${story.outcomes[value]}$`), row % 2 === 0 ? "Enter" : "Space");
      expect(await says(figure).innerText()).toBe(figureWords.right(row, story.outcomes[value]));
      if (row < table.rows.length - 1) await press(new RegExp(`^${figureWords.nextRow}$`), "Enter");
    }
    expect(await figure.getByText(/rows seen/).innerText()).toBe(score(table.rows.length, 0));
    await press(new RegExp(`^${figureWords.restart}$`), "Enter");
    await expectRow(figure, 0, []);
    await press(new RegExp(`^${figureWords.showAll}$`), "Space");
    await expectRow(figure, 0, [...table.rows.keys()]);
    expect(await focused()).toBe(figureWords.restart);
  });
});

describe.each(["rows", "functions"] as const)("the counting of %s", (counted) => {
  const expected = (variables: number) => {
    const rows = rowCount(variables);
    const [exponent, count] = counted === "rows" ? [variables, rows] : [rows, functionCount(variables)];
    return `2${format.format(exponent)} = ${format.format(count)} ${figureWords[counted]}`;
  };
  const choices = Array.from({ length: countedMax }, (_, index) => index + 1);

  test("a press on each number of variables, and the arrow keys, count the same", async () => {
    const page = lesson01;
    const figure = page.getByRole("figure", { name: figureWords.counted[counted], exact: true });
    const count = () => figure.locator("output").innerText();
    for (const variables of choices.toReversed()) {
      await figure.getByText(String(variables), { exact: true }).first().click();
      expect((await count()).replaceAll(/\s+/g, " ")).toBe(expected(variables));
      if (counted === "rows")
        expect(
          (await figure.locator("p[aria-hidden] span").allTextContents()).map((text) => text.trim()),
        ).toEqual(rowTexts(variables));
    }
    for (const variables of choices.slice(1)) {
      await page.keyboard.press("ArrowRight");
      expect((await count()).replaceAll(/\s+/g, " ")).toBe(expected(variables));
      await expect
        .poll(() => figure.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
    }
  });
});

describe("the 16 functions", () => {
  const figureOf = (page: Page) => page.getByRole("figure", { name: figureWords.sixteen });

  async function expectFunction(figure: Locator, number: number): Promise<void> {
    const said = `${figureWords.functionNumber(number)} ${sixteen[number]?.name}`;
    await expect.poll(() => figure.locator("output").innerText()).toBe(said);
    expect(await figure.locator("tbody button").allInnerTexts()).toEqual(valuesOf(number).map(String));
    const pressed = await figure
      .locator("li button")
      .evaluateAll((all) => all.map((button) => button.getAttribute("aria-pressed")));
    expect(pressed).toEqual(sixteen.map((_, at) => String(at === number)));
  }

  test("each function that is chosen shows its four values and its name", async () => {
    const figure = figureOf(lesson01);
    for (const number of sixteen.keys()) {
      await figure.locator("li button").nth(number).click();
      await expectFunction(figure, number);
    }
  });

  test("each press of a value makes the function that differs in this row alone, by keyboard too", async () => {
    const page = lesson01;
    const figure = figureOf(page);
    await figure.locator("li button").first().press("Enter");
    let number = 0;
    // In this order the presses pass all 16 functions.
    for (const step of Array.from({ length: 16 }, (_, index) => index + 1)) {
      const row = Math.min(3, Math.log2(step & -step));
      const value = figure.locator("tbody button").nth(row);
      if (step % 2 === 0) await value.click();
      else await value.press(step % 4 === 1 ? "Enter" : "Space");
      number = changedIn(number, row);
      await expectFunction(figure, number);
      await expect.poll(() => value.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });
});

describe("the dual of lesson 03", () => {
  const demoOf = (page: Page) =>
    page
      .locator('section[data-section="duality"] output')
      .locator("..")
      .filter({ hasText: "Another equation" });

  test("each equation becomes its dual and itself again, and both hold in all rows, by pointer and by keyboard", async () => {
    const page = await lesson("03");
    const demo = demoOf(page);
    const output = demo.locator("output");
    const expectShown = async (name: string, { left, right }: Equation) => {
      expect(await output.innerText()).toMatch(new RegExp(`^${name}\\b`));
      expect(await output.getByRole("math").getAttribute("aria-label")).toBe(
        spokenRelation(relationOf(`${left} = ${right}`)),
      );
      expect(await output.innerText()).toMatch(/agree in (\d+) of \1 rows/);
    };
    for (const [at, equation] of dualEquations.entries()) {
      const press = async (name: string) => {
        const button = demo.getByRole("button", { name, exact: true });
        // The buttons are the same for each equation, so that by turns both ways meet all of them.
        if (at % 2 === 0) await button.click();
        else await button.press("Enter");
        await expect
          .poll(() => demo.evaluate((element) => element.contains(document.activeElement)))
          .toBe(true);
      };
      await expectShown("Equation", equation);
      await press("Show the dual");
      await expectShown("Dual", dualEquation(equation));
      await press("Dual of the dual");
      await expectShown("Equation", equation);
      // Another equation comes as itself, not as its dual.
      await press("Show the dual");
      await press("Another equation");
    }
    await expectShown("Equation", dualEquations[0]);
  });
});

describe("the plan of lesson 03", () => {
  /** Up to the first expression, which is typeset. */
  const firstWords = (says: string) => (says.split("{")[0] ?? "").trim();
  const walkOf = (page: Page) => page.locator('section[data-section="plan"] fieldset').locator("..");

  test("a wrong law is answered and changes nothing, each right one adds its line, to the end, by pointer and by keyboard", async () => {
    const page = await lesson("03");
    const walked = walkOf(page);
    const said = walked.locator("> output");
    const press = async (name: string, by: "pointer" | "keyboard") => {
      const button = walked.locator("fieldset").getByRole("button", { name, exact: true });
      if (by === "pointer") await button.click();
      else await button.press("Space");
      // The button stays, whatever it is called now.
      expect(
        await walked.evaluate((element) =>
          element.querySelector("fieldset")?.contains(document.activeElement),
        ),
        name,
      ).toBe(true);
    };
    for (const [at, { right, others }] of walk.lines.entries()) {
      const by = at % 2 === 0 ? "pointer" : "keyboard";
      expect(await walked.getByRole("listitem").count()).toBe(at + 1);
      for (const wrong of others.slice(0, 1)) {
        await press(lawName(wrong.law), by);
        expect(await said.innerText()).toMatch(/^Not yet\./);
        expect(await said.innerText()).toContain(firstWords(wrong.says));
        expect(await walked.getByRole("listitem").count()).toBe(at + 1);
      }
      await press(lawName(right.law), by);
      expect(await said.innerText()).toMatch(/^Right\./);
      expect(await said.innerText()).toContain(firstWords(right.says));
      expect(await walked.locator("[data-law]").last().getAttribute("data-law")).toBe(right.law);
    }
    expect(await walked.getByText("No law is left.").isVisible()).toBe(true);
    expect(await walked.getByRole("listitem").count()).toBe(walk.lines.length + 1);
    await press("Start again", "keyboard");
    expect(await walked.getByRole("listitem").count()).toBe(1);
    expect(await said.innerText()).toBe("");
  });
});
