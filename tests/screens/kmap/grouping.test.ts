// Groups of the visitor's own: made by mouse, finger and keys, judged at once and together, kept by the address; and the
// practice, one task of each level solved in each of the three ways.
// @module-tag deep

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { mapLevels, type MapLevel } from "#addresses/core/kmap.ts";
import { coveredRows } from "#kmap/core/map-groups.ts";
import { cellOf, mapLayout } from "#kmap/core/map-layout.ts";
import { draggedOver, betweenCorners, type Rectangle } from "#kmap/grouping/core/rectangle.ts";
import { levelRules } from "#features/kmap/practice/core/levels.ts";
import { askedOf, functionOf, groupsIn, type DrawnFunction } from "#features/kmap/practice/core/task.ts";
import { grouping } from "#messages/karnaugh-map.ts";
import { variableNames } from "#notation/core/variable-names.ts";
import { begin } from "#support/browser/begin.ts";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { smallTargets } from "#support/browser/targets.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { KmapScreen } from "./screen.ts";

const open = useBrowser();
const engine = crateEngine();

/** Four corners and two pairs: Σm(0,2,8,10) + Σm(5,7) + X 13. */
const path = "/kmap?rows=0,2,5,7,8,10&dc=13&groups=none";

async function drag(page: Page, screen: KmapScreen, from: number, to: number): Promise<void> {
  await screen.cell(from).hover();
  await page.mouse.down();
  await screen.cell(to).hover();
  await page.mouse.up();
}

test("each group is judged when it is made, and stays until the visitor mends it", async () => {
  const { page, errors } = await open({ path });
  const screen = new KmapScreen(page);
  await screen.shown();
  const entries = page.getByRole("list", { name: "Your groups" }).getByRole("listitem");
  const said = async (at: number) => (await entries.nth(at).innerText()).replaceAll(/\s+/g, " ");
  await drag(page, screen, 5, 6);
  await expect.poll(() => said(0)).toContain("cells 5, 6, 7 3 cells are no group");
  await drag(page, screen, 4, 5);
  await expect.poll(() => said(1)).toContain("Cell 4 is 0.");
  expect(await page.locator("[data-wrong]").count()).toBe(1);
  await drag(page, screen, 0, 0);
  await screen.cell(0).click();
  await expect.poll(() => said(2)).toContain("It can be twice as large.");
  await screen.button("Check").click();
  await page.getByText("Group a is not right yet.").waitFor();
  await screen.button("Remove group b").click();
  await screen.button("Remove group a").click();
  await screen.button("Grow group a").click();
  await screen.cell(0).click();
  await screen.cell(10).click();
  await expect.poll(() => said(0)).toContain("cells 0, 2, 8, 10");
  await screen.button("Check").click();
  await page.getByText("Cells 5 and 7 are 1 and in no group yet.").waitFor();
  await screen.button("Hint").click();
  await page.getByText("Cell 7 is in one group only: cells 5, 7.").waitFor();
  await drag(page, screen, 5, 7);
  await drag(page, screen, 5, 13);
  await expect.poll(() => said(2)).toContain("Not needed: each cell of it that is 1 is in other groups too.");
  await screen.button("Check").click();
  await page.getByText("All ones are covered, but 2 groups are enough.").waitFor();
  await page.keyboard.press("Control+z");
  await screen.button("Check").click();
  await page.getByText("Right: 2 groups, 5 literals, the minimum.").waitFor();
  await expect.poll(() => screen.hash()).toMatch(/[?&]groups=0,2,8,10\.5,7(&|$)/);
  await page.reload();
  await expect.poll(() => entries.count()).toBe(2);
  await page.getByRole("button", { name: "Group it yourself" }).click();
  await expect.poll(() => screen.minimal()).toBe("A'.B.D+B'.D'");
  await screen.undo.click();
  await expect.poll(() => entries.count()).toBe(2);
  expect(errors).toEqual([]);
});

test("by keys, the same corners give one rectangle after another, and which one is said", async () => {
  // B' and D' are as large as each other and have the same corners.
  const { page, errors } = await open({ path: "/kmap?rows=0-4,6,8-12,14&groups=none" });
  const screen = new KmapScreen(page);
  await screen.shown();
  const corners = async () => {
    for (const row of [0, 10]) {
      await screen.cell(row).focus();
      await page.keyboard.press("Enter");
    }
  };
  const said = (text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
  await corners();
  await said(
    "This is rectangle 1 of 3 between these corners. Press the same corners again for the next one.",
  );
  await corners();
  await said("This is rectangle 2 of 3 between these corners.");
  await expect.poll(() => screen.hash()).toMatch(/[?&]groups=0,2,4,6,8,10,12,14\.0-3,8-11(&|$)/);
  await screen.button("Check").click();
  await page.getByText("Right: 2 groups, 2 literals, the minimum.").waitFor();
  expect(errors).toEqual([]);
});

/** The groups of a minimum of the task, by the engine of this process. */
async function solutionOf(level: MapLevel, seed: number) {
  const { variables } = levelRules[level];
  const ask = async (drawn: DrawnFunction) => {
    const asked = askedOf(level, variableNames("A", variables), drawn);
    const result = await engine.call("forms", asked);
    return result.kind === "outcome" ? groupsIn(result.outcome) : null;
  };
  const drawn = await functionOf({ level, seed }, ask);
  const needed = drawn && (await ask(drawn));
  if (!drawn || !needed) throw new Error(`Level ${level} has no task.`);
  return { drawn, groups: needed.groups.map((cube) => coveredRows(cube, variables)) };
}

interface Corners {
  readonly from: number;
  readonly to: number;
  /** Whether a drag is needed; otherwise two presses. */
  readonly isDrag: boolean;
}

/** How the rectangle is made; by a drag wherever that is possible, if wanted. */
function cornersOf(
  level: MapLevel,
  { ones, dontCares }: DrawnFunction,
  group: Rectangle,
  prefersDrag: boolean,
): Corners {
  const { variables, kind } = levelRules[level];
  const layout = mapLayout(variables, false);
  const isOne = (row: number) => ones.includes(row);
  const isForbidden = (row: number) => !dontCares.includes(row) && isOne(row) !== (kind === "sop");
  for (const isDrag of prefersDrag ? [true, false] : [false])
    for (const from of group)
      for (const to of group) {
        // Sub-maps are below each other on a phone, so that a finger does not reach from one to the next.
        const isInOneMap = cellOf(layout, from).map === cellOf(layout, to).map;
        if (isDrag && (from === to || !isInOneMap)) continue;
        const made = isDrag
          ? draggedOver(layout, from, to)
          : betweenCorners(layout, from, to, isForbidden)[0];
        if (`${made}` === `${group}`) return { from, to, isDrag };
      }
  throw new Error(`No corners make ${group}.`);
}

const ways = [
  ["mouse", "desktop"],
  ["finger", "phone"],
  ["keyboard", "desktop"],
] as const;

test.each(ways)("one task of each level is solved by %s", async (way, size) => {
  const { page, context, errors } = await open({ path: "/kmap", size });
  const screen = new KmapScreen(page);
  await screen.shown();
  const touch = way === "finger" ? await context.newCDPSession(page) : null;
  const middle = async (row: number) => {
    const box = await screen.cell(row).boundingBox();
    if (!box) throw new Error(`Cell ${row} is not there.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  for (const [at, level] of mapLevels.entries()) {
    const seed = 2 + at;
    const { drawn, groups } = await solutionOf(level, seed);
    await begin(page, `/kmap?practice=${level}&seed=${seed}`);
    await expect
      .poll(() => screen.values().then((values) => values.match(/1/g)?.length), { message: level })
      .toBe(drawn.ones.length);
    const entries = page.getByRole("list", { name: "Your groups" }).getByRole("listitem");
    for (const [index, group] of groups.entries()) {
      const { from, to, isDrag } = cornersOf(level, drawn, group, way !== "keyboard");
      if (way === "keyboard") {
        for (const row of [from, to]) {
          await screen.cell(row).focus();
          await page.keyboard.press("Enter");
        }
      } else if (touch && isDrag) {
        await screen.cell(from).evaluate((cell) => cell.scrollIntoView({ block: "center" }));
        const [start, end] = [await middle(from), await middle(to)];
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
        for (const part of [0.5, 1]) {
          const point = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
          await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
        }
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      } else if (touch) for (const row of [from, to]) await screen.cell(row).tap();
      else if (isDrag) await drag(page, screen, from, to);
      else for (const row of [from, to]) await screen.cell(row).click();
      const said = `level ${level}: ${from} to ${to}${isDrag ? " dragged" : ""}`;
      await expect
        .poll(() => entries.nth(index).textContent(), { message: said })
        .toContain(grouping.cells(group));
    }
    const check = screen.button("Check");
    if (way === "keyboard") await check.press("Enter");
    else await check.click();
    await expect
      .poll(() => page.getByText(`Right: ${groups.length} groups`).count(), { message: level })
      .toBe(1);
    await page.getByText("1 task of this level solved").waitFor();
  }
  expect(errors).toEqual([]);
});

test("three in a row lead to the next level; a shown solution does not count", async () => {
  const { page } = await open({ path: "/kmap?practice=2&seed=5" });
  const screen = new KmapScreen(page);
  await screen.button("Show solution").click();
  await page.getByText("The solution is shown, so this task does not count.").waitFor();
  await screen.button("Check").click();
  await page.getByText("0 tasks of this level solved").waitFor();
  await page.evaluate(() => localStorage.setItem("mapPractice", '{"2":{"total":2,"inRow":2}}'));
  await begin(page, "/kmap?practice=2&seed=6");
  await page.getByText("2 tasks of this level solved").waitFor();
  const { drawn, groups } = await solutionOf("2", 6);
  for (const group of groups) {
    const { from, to } = cornersOf("2", drawn, group, false);
    for (const row of [from, to]) await screen.cell(row).click();
  }
  await screen.button("Check").click();
  await page.getByText("Three in a row: the next task is one of level 3.").waitFor();
  await screen.button("Another task").click();
  await expect.poll(() => screen.hash()).toMatch(/practice=3&seed=\d+/);
  await screen.button("End practice").click();
  await screen.field.waitFor();
});

test.each(sizeNames)(
  "axe finds nothing in groups and practice, targets fit a finger: on a %s",
  async (size) => {
    const { page } = await open({ size, path: path.replace("none", "0,2.4,5.5,6,7") });
    const screen = new KmapScreen(page);
    await screen.shown();
    await page.getByText("It can be twice as large.").waitFor();
    expect(await axeFaultsInBoth(page)).toEqual([]);
    if (size === "phone") expect(await smallTargets(page)).toEqual([]);
    await begin(page, "/kmap?practice=6&seed=2");
    await expect.poll(() => page.locator("[data-cell]").count()).toBe(64);
    expect(await axeFaultsInBoth(page)).toEqual([]);
    if (size === "phone") expect(await smallTargets(page)).toEqual([]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
  },
);
