// Lesson 06: minimising by hand with fingers and with the keyboard alone, its hints and its answer; the reader's own groups.
// @module-tag deep

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { lessonAddress, type TaskAddress } from "#addresses/core/learn.ts";
import { chartOf, minimaOf } from "#learn/practice/by-hand/core/chart.ts";
import { columnsOf, digitsOf } from "#learn/practice/by-hand/core/merging.ts";
import { productOf } from "#learn/practice/by-hand/core/sentences.ts";
import { byHandTask } from "#learn/practice/by-hand/core/tasks.ts";
import { missingPair, workOn } from "#learn/practice/by-hand/core/work.ts";
import { works } from "#lessons/06/tables/core/works.ts";
import { byHand } from "#messages/by-hand-tasks.ts";
import { practice } from "#messages/lesson-blocks.ts";
import { useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { reach, section } from "./library.ts";

const open = useBrowser();

const task: TaskAddress = { kind: "byhand", level: 1, seed: 1 };
const asked = byHandTask(task);
const columns = columnsOf(asked);
const chart = chartOf(asked);
const [minimum = []] = minimaOf(chart);

/** Each pair of entries of which the merged entry is still missing, by their digits, until nothing is. */
function pairs(): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  let known = workOn(asked).columns;
  for (let pair = missingPair(known); pair; pair = missingPair(known)) {
    found.push(pair.map(({ cube }) => digitsOf(cube, asked.variables)));
    const at = known.findIndex((column) => pair && column.includes(pair[0]));
    const entries = columns[at + 1] ?? [];
    const [one, other] = pair;
    const merged = entries.filter(({ rows }) =>
      [...one.rows, ...other.rows].every((row) => rows.includes(row)),
    );
    known = [...known.slice(0, at + 1), [...(known[at + 1] ?? []), ...merged], ...known.slice(at + 2)];
  }
  return found;
}

async function openTask(options: OpenOptions = {}) {
  const opened = await open({ path: lessonAddress("06", { task }), ...options });
  const frame = opened.page.getByRole("region", { name: byHand.practice });
  await frame.locator("[data-entry]").first().waitFor();
  return { ...opened, frame };
}

const solved = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("lessonProgress") ?? "{}") as Record<string, unknown>;
    return (kept["06"] as { solved?: string[] } | undefined)?.solved ?? [];
  });

const button = (frame: Locator, name: string) => frame.getByRole("button", { name, exact: true });

/** The whole task, with each thing pressed in the given way. */
async function solve(frame: Locator, press: (target: Locator) => Promise<void>): Promise<void> {
  await press(button(frame, byHand.checkMerging));
  await frame.getByText(/entries are missing/).waitFor();
  for (const digits of pairs()) for (const one of digits) await press(frame.locator(`[data-entry="${one}"]`));
  await press(button(frame, byHand.checkMerging));
  await frame.getByText(byHand.allMerged).waitFor();
  await press(button(frame, byHand.checkChart));
  await frame.getByText(byHand.noneChosen).waitFor();
  for (const at of minimum) {
    const prime = chart.primes[at];
    if (prime) await press(frame.locator(`[data-prime="${productOf(prime, asked)}"]`));
  }
  await press(button(frame, byHand.checkChart));
  await frame.getByText(/^This is a smallest sum/).waitFor();
}

test("the columns are merged and the chart is chosen from by touch, and the task counts", async () => {
  const { page, frame, errors } = await openTask({ size: "phone" });
  await solve(frame, (target) => target.tap());
  await frame.getByText(practice.solved).waitFor();
  expect(await solved(page)).toContain("byhand-1-1");
  expect(errors).toEqual([]);
});

test("the same with the keyboard alone", async () => {
  const { page, frame } = await openTask();
  await solve(frame, async (target) => {
    await reach(page, target);
    await page.keyboard.press("Space");
  });
  expect(await solved(page)).toContain("byhand-1-1");
});

test("each hint says more of the next step, and an answer that was shown does not count", async () => {
  const { page, frame } = await openTask();
  const [[one = "", other = ""] = []] = pairs();
  const [first, second] = byHand.hints.merge;
  for (const [next, text] of [first, second(one, other), /merge to/].entries()) {
    await button(frame, practice.hint(next + 1, 3)).click();
    await frame.getByRole("status").filter({ hasText: text }).waitFor();
  }
  await button(frame, practice.show).click();
  await frame.getByText(practice.doesNotCount).waitFor();
  expect(await frame.locator("[data-entry]").count()).toBe(columns.flat().length);
  expect(await frame.getByRole("checkbox", { checked: true }).count()).toBe(minimum.length);
  expect(await solved(page)).not.toContain("byhand-1-1");
});

test("the chart of the lesson counts once the choice is a smallest cover, not before", async () => {
  const { page } = await open({ path: lessonAddress("06", { section: "chart" }) });
  const board = section(page, "chart");
  const own = chartOf(works.chart);
  const [cover = []] = minimaOf(own);
  for (const at of cover) {
    const prime = own.primes[at];
    if (prime) await board.locator(`[data-prime="${productOf(prime, works.chart)}"]`).check();
  }
  expect(await solved(page)).not.toContain("work-chart");
  await button(board, byHand.checkChart).click();
  await expect.poll(() => solved(page)).toContain("work-chart");
});

test("groups that were shown do not count", async () => {
  const { page } = await open({ path: lessonAddress("06", { section: "group-it" }) });
  const board = section(page, "group-it");
  await button(board, "Show solution").click();
  await button(board, "Check").click();
  await board
    .getByText(/3 groups/)
    .first()
    .waitFor();
  expect(await solved(page)).not.toContain("map-own");
});

test("two entries that do not merge are told why", async () => {
  const { frame } = await openTask();
  const [[lowest] = []] = columns;
  const highest = columns[0]?.at(-1);
  for (const entry of [lowest, highest])
    if (entry) await frame.locator(`[data-entry="${digitsOf(entry.cube, 3)}"]`).click();
  await frame.getByText(/differ in \d digits/).waitFor();
});

test("the reader's own groups on the map of the lesson count once they are a smallest sum", async () => {
  const { page } = await open({ path: lessonAddress("06", { section: "group-it" }) });
  const board = section(page, "group-it");
  const cell = (row: number) => board.locator(`[data-cell="${row}"]`);
  await cell(0).waitFor();
  // C', A'.D' over the edge, and B.D' over the edge.
  for (const [from, to] of [
    [0, 9],
    [0, 6],
    [4, 14],
  ] as const) {
    await cell(from).click();
    await cell(to).click();
  }
  expect(await solved(page)).not.toContain("map-own");
  await button(board, "Check").click();
  await expect.poll(() => solved(page)).toContain("map-own");
});
