// Circuits are kept over a reload and a crash, and written soon after each change. The tests of tabs, names and storage
// are in the files next to this one.

import { describe, expect, test } from "vitest";
import { emptyState } from "#circuit/core/model/circuit.ts";
import { createBrowser, settled } from "#support/circuit/browser-of-tabs.ts";
import {
  begin,
  edited,
  addAnd,
  addSwitch,
  draw,
  named,
  names,
  latch,
} from "#support/circuit/kept-circuits.ts";

describe("a reload", () => {
  test("shows the same circuit with its values, also what a loop remembers", async () => {
    const browser = createBrowser();
    const before = browser.openTab();
    await before.keeper.start();
    const state = latch();
    expect([state.outputs.get(3), state.outputs.get(4)]).toEqual([0, 1]);
    before.keeper.changed(state);
    before.tell("leaving");
    before.crash();
    const after = browser.openTab(before.session);
    expect((await after.keeper.start()).state).toEqual(state);
  });

  test("uses no id of a deleted part again", async () => {
    const browser = createBrowser();
    const before = browser.openTab();
    const opened = await before.keeper.start();
    const gone = { type: "delete", parts: new Set([2]), wires: new Set<number>() } as const;
    await draw(before, opened, addAnd, addSwitch, gone);
    before.crash();
    const after = await browser.openTab(before.session).keeper.start();
    expect(after.state.nextIds.part).toBe(3);
  });

  test("whose new page asks for the lock before the old page lets go opens the circuit, not a copy", async () => {
    const browser = createBrowser();
    const before = browser.openTab();
    const opened = await before.keeper.start();
    await draw(before, opened, addAnd);
    const after = browser.openTab(before.session);
    const starting = after.keeper.start();
    await browser.pass(200);
    before.crash();
    await settled();
    expect((await starting).id).toBe(opened.id);
    expect(after.keeper.getSnapshot()).toMatchObject({ copyOf: null, circuits: [{ openElsewhere: false }] });
  });

  test("of a new empty circuit shows an empty circuit, not the latest of the list", async () => {
    const browser = createBrowser();
    const before = browser.openTab();
    await begin(before, named("kept"));
    await before.keeper.openNew(null);
    before.crash();
    const after = browser.openTab(before.session);
    expect((await after.keeper.start()).state.parts).toEqual([]);
    expect(names(after)).toEqual(["kept"]);
  });

  test("after all was deleted shows an empty circuit, and keeps none", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const opened = await tab.keeper.start();
    const state = await draw(tab, opened, addAnd);
    await draw(tab, { ...opened, state }, { type: "delete", parts: new Set([1]), wires: new Set() });
    expect([...browser.stored.keys()]).toEqual([]);
    tab.crash();
    expect((await browser.openTab(tab.session).keeper.start()).state.parts).toEqual([]);
  });
});

describe("writing", () => {
  test("happens 300 ms after the last change", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const opened = await tab.keeper.start();
    const first = edited(opened.state, addAnd);
    tab.keeper.changed(first);
    await browser.pass(299);
    expect(browser.writes).toEqual([]);
    tab.keeper.changed(edited(first, addAnd));
    await browser.pass(299);
    expect(browser.writes).toEqual([]);
    await browser.pass(1);
    expect(browser.writes).toHaveLength(1);
    await browser.pass(10_000);
    expect(browser.writes).toHaveLength(1);
  });

  test("happens within 1 s of each change, however fast changes follow", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    let { state } = await tab.keeper.start();
    const changes: number[] = [];
    for (let at = 0; at < 4000; at += 100) {
      state = edited(state, addAnd);
      tab.keeper.changed(state);
      changes.push(1_000_000 + at);
      await browser.pass(100);
    }
    await browser.pass(1000);
    for (const change of changes)
      expect(browser.writes.some(({ at }) => at >= change && at <= change + 1000)).toBe(true);
    expect(browser.writes.length).toBeLessThan(8);
  });

  test.each(["leaving", "stop"] as const)("happens at once on %s", async (way) => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const opened = await tab.keeper.start();
    tab.keeper.changed(edited(opened.state, addAnd));
    if (way === "stop") tab.keeper.stop();
    else tab.tell("leaving");
    expect(browser.writes).toHaveLength(1);
  });

  test("does not happen for the same state, nor before anything is open", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    tab.keeper.changed(edited(emptyState, addAnd));
    const opened = await tab.keeper.start();
    tab.keeper.changed(opened.state);
    await browser.pass(2000);
    expect(browser.writes).toEqual([]);
  });

  test("ten visits without a change leave no circuit", async () => {
    const browser = createBrowser();
    for (let visit = 0; visit < 10; visit += 1) {
      const tab = browser.openTab();
      await tab.keeper.start();
      await browser.pass(2000);
      tab.tell("leaving");
      tab.crash();
    }
    expect(browser.stored.size).toBe(0);
  });

  test("a crash loses at most what was changed within the last second", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const opened = await tab.keeper.start();
    const state = edited(opened.state, addAnd);
    tab.keeper.changed(state);
    await browser.pass(1000);
    tab.keeper.changed(edited(state, addAnd));
    tab.crash();
    expect((await browser.openTab().keeper.start()).state).toEqual(state);
  });
});

test("a snapshot stays the same object until something changes, and listeners hear of changes", async () => {
  const browser = createBrowser();
  const { keeper, tell } = browser.openTab();
  const opened = await keeper.start();
  await settled();
  const before = keeper.getSnapshot();
  let calls = 0;
  const unsubscribe = keeper.subscribe(() => (calls += 1));
  keeper.changed(opened.state);
  tell("leaving");
  expect([keeper.getSnapshot() === before, calls]).toEqual([true, 0]);
  await keeper.rename(opened.id, "x");
  expect([keeper.getSnapshot() === before, calls > 0]).toEqual([false, true]);
  unsubscribe();
  calls = 0;
  await keeper.rename(opened.id, "y");
  expect(calls).toBe(0);
});
