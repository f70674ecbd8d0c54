// Forms without static hazards in SoP PoS: one state in the table, the map and the address.
// @module-tag deep

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { SopPosScreen } from "./screen.ts";
import { MapChoice } from "#support/browser/map-choice.ts";
import { smallTargets } from "#support/browser/targets.ts";

const open = useBrowser();
const name = "Without static hazards";

test("the switch adds the form without hazards below the minimal one and puts it on the map", async () => {
  const { page, errors } = await open({ path: "/soppos?vars=3&rows=1,3,6", size: "phone" });
  const screen = new SopPosScreen(page);
  const part = page.getByRole("group", { name });
  const says = async () => (await part.locator("output").innerText()).replaceAll(/\s+/g, " ").trim();
  const added = page.getByRole("list", { name: "Groups" }).getByText("added", { exact: true });
  const steps: readonly [act: () => Promise<unknown>, says: RegExp, hash: string][] = [
    [
      () => page.getByRole("switch", { name }).click(),
      /^This sum has no static hazard\.$/,
      "rows=1,3,6&hazards=0",
    ],
    [
      () => screen.row(7).click(),
      /^While A changes between rows 3 and 7, A\.B and A'\.C are both 0 for a moment; B\.C stays 1\. Added: B\.C$/,
      "rows=1,3,6-7&hazards=0",
    ],
    [
      () => screen.choose("PoS"),
      /^While A changes between rows 0 and 4, .* are both 1 for a moment; \(?B\+C\)? stays 0\./,
      "rows=1,3,6-7&form=pos&hazards=0",
    ],
    [() => screen.choose("SoP"), /^While A changes between rows 3 and 7/, "rows=1,3,6-7&hazards=0"],
    [() => screen.show("Map"), /^While A changes between rows 3 and 7/, "rows=1,3,6-7&view=map&hazards=0"],
  ];
  for (const [act, sentence, hash] of steps) {
    await act();
    await expect.poll(says).toMatch(sentence);
    await expect.poll(() => screen.hash()).toBe(`#/soppos?vars=3&${hash}`);
  }
  await expect.poll(() => added.count()).toBe(1);
  // The next press on a cell is answered with both.
  await screen.cell(7).click();
  await expect.poll(says).toBe("This sum has no static hazard.");
  await expect.poll(() => added.count()).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.reload();
  await part.waitFor();
  expect(await new MapChoice(page).isOn(name)).toBe(true);
  expect(errors).toEqual([]);
});
