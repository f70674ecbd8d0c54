// Forms without static hazards of an answer: in its card and on its map, with one state.
// @module-tag deep

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { SimplifierScreen } from "./screen.ts";
import { MapChoice } from "#support/browser/map-choice.ts";
import { smallTargets } from "#support/browser/targets.ts";

const open = useBrowser();
const name = "Without static hazards";

interface Case {
  readonly text: string;
  /** The form's text and its marked terms; null where the result has no hazard. */
  readonly free: readonly [text: string, marked: readonly string[]] | null;
  readonly says: string;
}

const cases: readonly Case[] = [
  {
    text: "A'C+AB",
    free: ["A'.C+B.C+A.B", ["B.C"]],
    says: "While A changes between rows 3 and 7, A.B and A'.C are both 0 for a moment; B.C stays 1. Added: B.C",
  },
  { text: "A.B+C", free: null, says: "This sum has no static hazard." },
  {
    text: "1,2,3,4,5,6",
    free: ["A'.C+B'.C+A'.B+B.C'+A.B'+A.C'", ["A'.C", "B.C'", "A.B'"]],
    says: "",
  },
];

test("the card and the map show the smallest form without hazards, its added terms marked, and why", async () => {
  const { page, errors } = await open({ path: "/simplify", size: "phone" });
  const screen = new SimplifierScreen(page);
  const part = screen.answer.getByRole("group", { name });
  const map = screen.map;
  const choice = new MapChoice(page);
  const spoken = async (of: string) => (await part.locator(of).innerText()).replaceAll(/\s+/g, " ").trim();
  for (const { text, free, says } of cases) {
    await screen.solve(text);
    await screen.answer.getByRole("button", { name, exact: true }).click();
    await part.waitFor();
    if (free) {
      await part.getByText("smallest without hazards (proved)").waitFor();
      const sorted = (terms: readonly string[]) => terms.toSorted();
      const shown = await part.getByRole("math").first().textContent();
      expect(sorted(shown?.split("+") ?? [])).toEqual(sorted(free[0].split("+")));
      expect(sorted(await part.locator("[data-lit]").allTextContents())).toHaveLength(free[1].length);
    }
    if (says !== "") await expect.poll(() => spoken("output")).toBe(says);
    // The map has the same state, and its own choice.
    await screen.row("More").getByRole("button", { name: "Map", exact: true }).click();
    await map.getByRole("grid").waitFor();
    expect(await choice.isOn(name)).toBe(true);
    const added = map.getByRole("list", { name: "Groups" }).getByText("added", { exact: true });
    await expect.poll(() => added.count()).toBe(free?.[1].length ?? 0);
    await choice.toggle(name);
    await part.waitFor({ state: "detached" });
    await expect.poll(() => added.count()).toBe(0);
  }
  await choice.toggle(name);
  await part.waitFor();
  await screen.answer.getByRole("button", { name: "Product of sums" }).click();
  await expect.poll(() => part.count()).toBe(2);
  expect(await axeFaults(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(errors).toEqual([]);
});
