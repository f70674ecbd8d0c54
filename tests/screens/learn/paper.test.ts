// Lessons on paper, printed from a dark screen, because paper is light: the whole lesson, and all that the reader has done in
// it.
// @module-tag deep

import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { derivations } from "#lessons/03/worked-derivations/core/derivations.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { GateDemoScreen } from "./gate-demo-screen.ts";
import { drawn, goTo, lessons } from "./library.ts";
import { give, questionsByLesson, rightAnswer, saidOf } from "./question-screen.ts";

const open = useBrowser();
const colorScheme = "dark";

async function lesson(id: string): Promise<Page> {
  const { page } = await open({ path: `/learn/lesson/${id}`, colorScheme });
  await drawn(page, `/learn/lesson/${id}`);
  return page;
}

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe("rgb(255, 255, 255)");
  expect(await page.evaluate(() => document.documentElement.dataset["mantineColorScheme"])).toBe("light");
}

test("each lesson is whole on paper, without what can only be pressed", async () => {
  const { page } = await open({ path: "/learn", colorScheme });
  for (const id of lessons) {
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await goTo(page, `/learn/lesson/${id}`);
    const headings = page.locator("main h2, main section[data-section] h3");
    const written = await headings.allTextContents();
    expect(written.length, id).toBeGreaterThan(5);
    await print(page);
    const printed = await headings.evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.textContent),
    );
    // A figure that is drawn for paper brings headings of its own.
    expect
      .soft(
        printed.filter((heading) => written.includes(heading)),
        id,
      )
      .toEqual(written);
    const ways = page.getByRole("navigation", { includeHidden: true }).filter({ visible: true });
    expect.soft(await ways.count(), id).toBe(0);
    // A button that shows a state is printed too: a switch that is on, a cell with its value.
    const pressed = await page
      .locator("main button:visible:not([aria-pressed], [aria-label^='Row '])")
      .evaluateAll((buttons) => buttons.map(({ outerHTML }) => outerHTML));
    expect.soft(pressed, id).toEqual([]);
    expect.soft((await page.pdf()).length, id).toBeGreaterThan(20_000);
  }
});

/** The figures without a drawing: their room is empty, or says that it is still to come. */
const undrawn = (page: Page) =>
  page
    .locator("main figure:is([data-circuit], [data-timing], [data-map])")
    .evaluateAll((figures) =>
      figures
        .filter((figure) => !figure.querySelector("[data-near] :is(svg, table)"))
        .map((figure) => figure.textContent.slice(0, 60)),
    );

test("printed from the top, each figure of a lesson is drawn: by the button, and by the browser's own print", async () => {
  const { page } = await open({ path: "/learn", isFresh: true });
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
  let before = 0;
  for (const id of lessons) {
    await goTo(page, `/learn/lesson/${id}`);
    before += (await undrawn(page)).length;
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await page.waitForFunction(() => "printed" in window && window.printed);
    await page.evaluate(() => Object.assign(window, { printed: false }));
    expect.soft(await undrawn(page), `${id} by the button`).toEqual([]);
  }
  expect(before).toBeGreaterThan(20);
  // Another lesson is drawn as it comes near again. Then all code is there.
  for (const id of lessons) {
    await goTo(page, "/learn");
    await goTo(page, `/learn/lesson/${id}`);
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    expect.soft(await undrawn(page), `${id} at once`).toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  }
});

describe("on paper", () => {
  const answered = async (page: Page, id: string) => {
    const [question] = questionsByLesson.find((each) => each.lesson === id)?.questions ?? [];
    if (!question) throw new Error(`lesson ${id} asks nothing`);
    const form = page.locator(`[data-question="${question.id}"]`);
    await give(form, rightAnswer(question));
    await expect.poll(() => saidOf(form).innerText()).toMatch(/^(Right\.|Equal)/);
    return form;
  };
  /** The verdict and the answer are there, the button is not; all text is dark enough on white. */
  const expectAnswered = async (page: Page, form: Locator) => {
    expect(await saidOf(form).isVisible()).toBe(true);
    expect(await form.locator("input:checked, input[type=text], [role=textbox]").first().isVisible()).toBe(
      true,
    );
    expect(await form.getByRole("button", { name: lessonBlocks.check }).isVisible()).toBe(false);
    expect(await axeFaults(page, { within: "main", rules: ["color-contrast"] })).toEqual([]);
  };

  test("lesson 01 has the row that is set, the value that was predicted and the answer", async () => {
    const page = await lesson("01");
    const figure = page.locator("figure[data-story=lamp]");
    await figure.locator("[data-variable=B]").click();
    await figure.getByRole("group").getByRole("button").first().click();
    const form = await answered(page, "01");
    await print(page);
    expect(await figure.locator("tr[data-lit]").innerText()).toMatch(/^1\s+0\s+1\s+0$/);
    expect(await figure.locator("output").innerText()).toBe("Row 1: right, the lamp is off.");
    expect(await figure.getByText("1 of 4 rows seen, 1 predicted right.").isVisible()).toBe(true);
    await expectAnswered(page, form);
  });

  test("lesson 02 has the state of the demonstration in all views", async () => {
    const page = await lesson("02");
    const screen = new GateDemoScreen(page, "and");
    await screen.buttons("gate").first().click();
    const form = await answered(page, "02");
    await print(page);
    expect(await screen.demo.locator("output").isVisible()).toBe(true);
    const shown = await screen.shown();
    for (const [view, state] of Object.entries(shown))
      expect(state, view).toEqual({ inputs: "10", output: "0" });
    expect(await screen.view("gate").locator("[aria-pressed=true]").isVisible()).toBe(true);
    expect(await screen.view("table").locator("tr[data-present]").isVisible()).toBe(true);
    expect(await screen.view("diagram").isVisible()).toBe(true);
    await expectAnswered(page, form);
  });

  test("lesson 03 has the line of the plan, and a derivation with the step that is open", async () => {
    const page = await lesson("03");
    const walked = page.locator('section[data-section="plan"] fieldset').locator("..");
    await walked.getByRole("button", { name: "Identity" }).click();
    const derivation = page.locator('section[data-section="worked-derivations"] section').first();
    // Paper has the lines too that Next has not led to yet.
    await derivation.getByRole("button", { name: "Next" }).click();
    const form = await answered(page, "03");
    await print(page);
    expect(await walked.getByRole("listitem").filter({ visible: true }).count()).toBe(2);
    const paper = derivation.locator("ol").filter({ visible: true }).first();
    const [first] = derivations;
    expect(await paper.getByRole("listitem").count()).toBe(first?.steps.length);
    for (const { description } of first?.steps ?? []) expect(await paper.innerText()).toContain(description);
    await expectAnswered(page, form);
  });

  test("lesson 04 has the cells that are filled", async () => {
    const page = await lesson("04");
    const practice = page.locator('section[data-section="practice"]');
    await practice.scrollIntoViewIfNeeded();
    const cells = practice.locator("table button");
    await cells.first().click();
    await cells.nth(1).click();
    await cells.nth(1).click();
    const form = await answered(page, "04");
    await print(page);
    expect((await cells.allInnerTexts()).slice(0, 3).map((text) => text.trim())).toEqual(["0", "1", ""]);
    expect(await cells.first().isVisible()).toBe(true);
    for (const name of [lessonBlocks.check, "Show the answer"])
      expect(await practice.getByRole("button", { name }).filter({ visible: true }).count()).toBe(0);
    await expectAnswered(page, form);
  });
});
