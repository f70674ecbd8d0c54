// One visit of the Karnaugh map: field, map, table and circuit of one function, groups of the visitor's own, and a task of the
// practice.

import { expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { drawnOutside } from "#support/browser/drawn-cells.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { tells } from "#support/browser/heard.ts";
import { KmapScreen } from "./screen.ts";

const open = useBrowser();

const controls = [
  'button "Remove a variable"',
  'spinbutton "Variables": 3 variables',
  'button "Add a variable"',
  'radiogroup "Form"',
  'radio "SoP" [checked]',
  'radio "PoS"',
  'button "Group it yourself"',
  'button "Practise"',
];
const notice = [
  "This feature is under development for the web version.",
  'link "Get it on Google Play (opens a new tab)" <https://play.google.com/store>',
];

test("field and views show one function, the visitor's own groups are judged, and a refused text changes nothing", async () => {
  const { page, errors } = await open({ path: "/kmap?vars=3&rows=1,3,7" });
  const screen = new KmapScreen(page);
  const main = page.getByRole("main");
  const toggle = (name: string) => page.getByRole("switch", { name, exact: true }).click();
  const groups = page.getByRole("region", { name: "Your groups" });
  await tells(main, "three rows", [
    'main "Karnaugh Map"',
    "Expression or min terms",
    'textbox "Expression or min terms" <A.B+C\' or 1 3 8>: Σm(1,3,7)',
    'button "Clear input"',
    ...controls,
    'region "Minimal sum of products"',
    "F =",
    'math "not A and C, or B and C"',
    "minimal (proved) 2 terms, 4 literals",
    'button "Open in"',
    'button "Copy Minimal sum of products"',
    'button "Show Steps Premium"',
    'button "Undo" [disabled]',
    'button "Redo" [disabled]',
    'button "Clear"',
    'button "Invert"',
    'button "Map options"',
    'grid "Karnaugh map of A, B and C: 2 rows by A, 4 columns by B and C"',
    'row "A down, B C across B 0, C 0 B 0, C 1 B 1, C 1 B 1, C 0"',
    'row "A 0 A 0, B 0, C 0, row 0, 0 A 0, B 0, C 1, row 1, 1, in a A 0, B 1, C 1, row 3, 1, in a and b A 0, B 1, C 0, row 2, 0"',
    'row "A 1 A 1, B 0, C 0, row 4, 0 A 1, B 0, C 1, row 5, 0 A 1, B 1, C 1, row 7, 1, in b A 1, B 1, C 0, row 6, 0"',
    'list "Groups"',
    'button "a not A and C cells 1, 3 essential alone covers 1"',
    'button "b B and C cells 3, 7 essential alone covers 7"',
    'group "Views"',
    'switch "Table"',
    'switch "Circuit"',
    "Canonical sum of products =",
    "Σm(1, 3, 7)",
    'link "How to read this map" <#/learn/lesson/karnaugh-map>',
    ...notice,
  ]);
  for (const view of ["Table", "Circuit"]) await toggle(view);
  await expect.poll(() => page.evaluate(drawnOutside), { message: "drawn beside the table" }).toEqual([]);
  const circuit = page.getByRole("img", { name: "Circuit of F" });
  await expect.poll(() => circuit.locator("[data-part]").count()).toBe(5);
  const inputs = page.getByRole("group", { name: "Inputs of the circuit" });
  await tells(inputs, "the switches of the circuit", [
    'group "Inputs of the circuit"',
    'switch "A"',
    'switch "B"',
    'switch "C"',
  ]);
  await inputs.getByRole("switch", { name: "B", exact: true }).press("Space");
  await inputs.getByRole("switch", { name: "C", exact: true }).press("Space");
  await page.getByText("Row 3: F is 1").waitFor();
  await inputs.getByRole("switch", { name: "A", exact: true }).press("Space");
  await page.getByText("Row 7: F is 1").waitFor();
  await inputs.getByRole("switch", { name: "A", exact: true }).press("Space");
  await page.getByText("Row 3: F is 1").waitFor();
  expect
    .soft(await page.locator("section[data-minimal] output").first().innerText(), "what covers the row")
    .toMatch(/^Row 3 is covered by/);
  await page.locator("tr[data-row='5']").click();
  await expect.poll(() => screen.minimal()).toBe("C");
  expect.soft(await screen.field.inputValue(), "a press writes the field").toBe("Σm(1,3,5,7)");
  await page.getByRole("checkbox", { name: "All rows" }).click();
  await expect.poll(() => screen.values()).toBe("11111111");
  await screen.undo.click();
  await expect.poll(() => screen.minimal()).toBe("C");
  await screen.choose("PoS");
  await tells(page.getByRole("region", { name: "Minimal product of sums" }), "the product of sums", [
    'region "Minimal product of sums"',
    "F =",
    'math "C"',
    "minimal (proved) 1 clause, 1 literal",
    'button "Open in"',
    'button "Copy Minimal product of sums"',
  ]);
  expect.soft(await axeFaults(page), "axe").toEqual([]);
  await screen.choose("SoP");
  for (const view of ["Table", "Circuit"]) await toggle(view);

  await screen.field.fill("A.(B+");
  await tells(main.locator("form"), "a text that is refused", [
    "Expression or min terms",
    'textbox "Expression or min terms" [invalid] <A.B+C\' or 1 3 8>: A.(B+',
    'button "Clear input"',
    "The expression ends too early (position 6). Write an operand at the end.",
    'button "Write A.(B)"',
    "The map does not show this text. It shows Σm(1,3,5,7).",
    ...controls,
  ]);
  expect.soft(await screen.field.inputValue(), "a text that is refused stays").toBe("A.(B+");
  expect.soft(await screen.values(), "the map stays").toBe("01010101");
  await screen.field.fill("A.B.C.D.E.F.G");
  await tells(main.locator("form"), "more variables than a map has", [
    "Expression or min terms",
    'textbox "Expression or min terms" <A.B+C\' or 1 3 8>: A.B.C.D.E.F.G',
    'button "Clear input"',
    "Read as",
    'math "A and B and C and D and E and F and G"',
    "The map does not show this text. It shows Σm(1,3,5,7).",
    "A map has at most 6 variables.",
    'button "Open in Simplifier"',
    ...controls,
  ]);
  await screen.field.fill("x.y");
  await expect.poll(() => screen.values()).toBe("0001");
  await screen.cell(0).click();
  await screen.set(1, "X");
  await expect.poll(() => screen.field.inputValue()).toBe("Σm(0,3)+Σd(1)");
  await expect.poll(() => screen.minimal()).toBe("x'+y");
  await screen.button("Invert").click();
  await expect.poll(() => screen.values()).toBe("0X10");
  await screen.button("Clear").click();
  await expect.poll(() => screen.values()).toBe("0000");
  await page.keyboard.press("Control+z");
  await screen.undo.click();
  await screen.undo.click();
  await screen.redo.click();
  await expect.poll(() => screen.values()).toBe("1X01");
  await screen.button("Add a variable").click();
  await expect.poll(() => screen.values()).toBe("00000000");

  await begin(page, "/kmap?rows=0,2,5,7,8,10&dc=13");
  await page.setViewportSize({ width: 360, height: 760 });
  await expect.poll(() => page.evaluate(drawnOutside), { message: "drawn on a phone" }).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await screen.button("Group it yourself").click();
  for (const row of [0, 2, 5, 7]) await screen.cell(row).click();
  await screen.button("Check").click();
  await tells(groups, "a group that can be larger", [
    'region "Your groups"',
    'heading "Your groups" [level=2]',
    'list "Your groups"',
    "a",
    'math "not A and not B and not D"',
    "cells 0, 2 It can be twice as large.",
    'button "Show group a": Show',
    'button "Grow group a": Grow',
    'button "Remove group a": Remove',
    "b",
    'math "not A and B and D"',
    "cells 5, 7",
    'button "Grow group b": Grow',
    'button "Remove group b": Remove',
    "Cells 8 and 10 are 1 and in no group yet.",
    'button "Check"',
    'button "Hint"',
    'button "Show solution"',
    'button "Remove all"',
  ]);
  await screen.button("Show group a").click();
  await screen.button("Hint").click();
  await tells(groups, "a hint", [
    'region "Your groups"',
    'heading "Your groups" [level=2]',
    'list "Your groups"',
    "a",
    'math "not A and not B and not D"',
    "cells 0, 2 It can be twice as large.",
    'button "Show group a": Show',
    'button "Grow group a": Grow',
    'button "Remove group a": Remove',
    "b",
    'math "not A and B and D"',
    "cells 5, 7",
    'button "Grow group b": Grow',
    'button "Remove group b": Remove',
    "Cell 0 is in one group only: cells 0, 2, 8, 10.",
    'button "Check"',
    'button "Hint"',
    'button "Show solution"',
    'button "Remove all"',
  ]);
  await screen.button("Grow group a").click();
  for (const row of [0, 10]) await screen.cell(row).click();
  await screen.button("Check").click();
  await tells(page.getByRole("region", { name: "Your sum" }), "the sum of the groups", [
    'region "Your sum"',
    'math "not B and not D, or not A and B and D"',
  ]);
  await tells(groups, "the right groups", [
    'region "Your groups"',
    'heading "Your groups" [level=2]',
    'list "Your groups"',
    "a",
    'math "not B and not D"',
    "cells 0, 2, 8, 10",
    'button "Grow group a": Grow',
    'button "Remove group a": Remove',
    "b",
    'math "not A and B and D"',
    "cells 5, 7",
    'button "Grow group b": Grow',
    'button "Remove group b": Remove',
    "Right: 2 groups, 5 literals, the minimum.",
    'button "Check"',
    'button "Hint"',
    'button "Show solution"',
    'button "Remove all"',
  ]);
  await screen.button("Remove group b").click();
  await screen.button("Show solution").click();
  await tells(groups, "the solution", [
    'region "Your groups"',
    'heading "Your groups" [level=2]',
    'list "Your groups"',
    "a",
    'math "not A and B and D"',
    "cells 5, 7",
    'button "Grow group a": Grow',
    'button "Remove group a": Remove',
    "b",
    'math "not B and not D"',
    "cells 0, 2, 8, 10",
    'button "Grow group b": Grow',
    'button "Remove group b": Remove',
    'button "Check"',
    'button "Hint"',
    'button "Show solution"',
    'button "Remove all"',
  ]);
  await screen.button("Remove all").click();
  await groups.getByText("No group yet.").waitFor();

  await begin(page, "/kmap?practice=2&seed=6");
  await page.getByText("0 tasks of this level solved").waitFor();
  await tells(main, "a task of the practice", [
    'main "Karnaugh Map"',
    'region "Practice in grouping"',
    'radiogroup "Level"',
    'radio "2" [checked]',
    'radio "3"',
    'radio "4"',
    'radio "4 X"',
    'radio "PoS"',
    'radio "5"',
    'radio "6"',
    'button "Another task"',
    'button "End practice"',
    "Group the ones with as few and as large groups as possible.",
    'region "Your sum": Your sum -',
    'button "Undo" [disabled]',
    'button "Redo" [disabled]',
    'button "Swap rows and columns"',
    "Drag over the cells of a group, or press two opposite corners. A group may go on over the edges.",
    'grid "Karnaugh map of A and B: 2 rows by A, 2 columns by B"',
    'row "A down, B across B 0 B 1"',
    'row "A 0 A 0, B 0, row 0, 0 A 0, B 1, row 1, 1"',
    'row "A 1 A 1, B 0, row 2, 1 A 1, B 1, row 3, 1"',
    'region "Your groups"',
    'heading "Your groups" [level=2]',
    "No group yet.",
    "0 tasks of this level solved",
    'button "Check"',
    'button "Hint"',
    'button "Show solution"',
    'button "Remove all" [disabled]',
    ...notice,
  ]);
  for (const row of [1, 3, 2, 3]) await screen.cell(row).click();
  await screen.button("Check").click();
  await tells(groups, "the task solved", [
    'region "Your groups"',
    'heading "Your groups" [level=2]',
    'list "Your groups"',
    "a",
    'math "B"',
    "cells 1, 3",
    'button "Grow group a": Grow',
    'button "Remove group a": Remove',
    "b",
    'math "A"',
    "cells 2, 3",
    'button "Grow group b": Grow',
    'button "Remove group b": Remove',
    "Right: 2 groups, 2 literals, the minimum.",
    "Solved. This task counts.",
    "1 task of this level solved",
    'button "Check"',
    'button "Hint"',
    'button "Show solution"',
    'button "Remove all"',
  ]);
  await screen.button("Another task").click();
  await expect.poll(() => screen.hash()).toMatch(/practice=2&seed=(?!6$)\d+/);
  await screen.button("End practice").click();
  await screen.field.waitFor();
  expect.soft(errors, "errors of the page").toEqual([]);
});
