// Named circuits: renamed, duplicated, deleted and brought back.

import { describe, expect, test } from "vitest";
import { emptyState } from "#circuit/core/model/circuit.ts";
import { copyName } from "#features/simulator/keeping/core/names.ts";
import { adderCircuit } from "#support/circuit/adder-circuit.ts";
import { createBrowser } from "#support/circuit/browser-of-tabs.ts";
import { begin, edited, addAnd, addSwitch, draw, named, names } from "#support/circuit/kept-circuits.ts";

describe("named circuits", () => {
  test("a new one leaves the one before in the list, with its last change", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const opened = await begin(tab, named("one"));
    tab.keeper.changed(edited(opened.state, addAnd));
    await browser.pass(10);
    await tab.keeper.openNew(named("two"));
    expect(tab.keeper.getSnapshot().circuits.map(({ name, parts }) => [name, parts])).toEqual([
      ["two", 1],
      ["one", 2],
    ]);
    expect(await tab.keeper.open(opened.id)).toMatchObject({
      name: "one",
      state: { parts: [{ id: 1 }, { id: 2 }] },
    });
  });

  test("what is asked for opens as a new circuit, is kept at once, and leaves the tab's own in the list", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    await begin(tab, named("mine"));
    tab.crash();
    const again = browser.openTab(tab.session);
    const adder = adderCircuit(2);
    const opened = await begin(again, adder);
    expect(opened).toMatchObject({ name: "2-bit adder", state: { parts: adder.parts } });
    again.crash();
    const reloaded = browser.openTab(again.session);
    expect((await reloaded.keeper.start()).id).toBe(opened.id);
    expect(names(reloaded).toSorted()).toEqual(["2-bit adder", "mine"]);
  });

  test.each([
    ["the open one", true],
    ["a closed one", false],
  ])("%s can be renamed", async (_, isOpen) => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id } = await begin(tab, named("one"));
    if (!isOpen) await tab.keeper.openNew(null);
    expect(await tab.keeper.rename(id, "  Half\nadder ")).toBe(true);
    expect(names(tab)).toEqual(["Half adder"]);
    expect(tab.keeper.getSnapshot().open.name).toBe(isOpen ? "Half adder" : "");
    tab.crash();
    expect((await browser.openTab().keeper.start()).name).toBe("Half adder");
  });

  test("an empty circuit that was named is kept", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id } = await tab.keeper.start();
    await tab.keeper.rename(id, "Plan");
    expect(names(tab)).toEqual(["Plan"]);
    await tab.keeper.rename(id, "");
    expect(names(tab)).toEqual([]);
  });

  test("a duplicate has what is not written yet too, and stays closed", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id, state } = await begin(tab, named("one"));
    tab.keeper.changed(edited(state, addAnd));
    expect(await tab.keeper.duplicate(id)).toBe(true);
    expect(await tab.keeper.duplicate(id)).toBe(true);
    const { circuits, open } = tab.keeper.getSnapshot();
    expect(open.id).toBe(id);
    expect(new Map(circuits.map(({ name, parts }) => [name, parts]))).toEqual(
      new Map([
        ["one", 2],
        ["one (copy)", 2],
        ["one (copy 2)", 2],
      ]),
    );
    expect(await tab.keeper.duplicate("gone")).toBe(false);
  });

  test("deleting a closed one and Undo leave it as it was", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id } = await begin(tab, named("one"));
    await tab.keeper.openNew(named("two"));
    const before = new Map(browser.stored);
    const removed = await tab.keeper.remove(id);
    expect([removed?.opened, names(tab)]).toEqual([null, ["two"]]);
    expect(await removed?.undo()).toBeNull();
    expect(browser.stored).toEqual(before);
    expect(names(tab)).toContain("one");
  });

  test("deleting the open one opens an empty one; Undo opens it again, as it was", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id, state } = await begin(tab, named("one"));
    const last = edited(state, addAnd);
    tab.keeper.changed(last);
    const removed = await tab.keeper.remove(id);
    expect(removed?.opened?.state).toEqual(emptyState);
    expect(names(tab)).toEqual([]);
    expect(await removed?.undo()).toMatchObject({ id, name: "one", state: last });
    expect(tab.keeper.getSnapshot()).toMatchObject({ open: { id }, circuits: [{ id }] });
  });

  test("Undo leaves alone what was begun since", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id } = await begin(tab, named("one"));
    const removed = await tab.keeper.remove(id);
    if (!removed?.opened) throw new Error("nothing opened");
    await draw(tab, removed.opened, addSwitch);
    expect(await removed.undo()).toBeNull();
    expect(names(tab).toSorted()).toEqual(["", "one"]);
    expect(tab.keeper.getSnapshot().open.id).toBe(removed.opened.id);
  });

  test("requests at once are served one after another", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id } = await begin(tab, named("one"));
    const opened = await Promise.all([
      tab.keeper.openNew(named("two")),
      tab.keeper.open(id),
      tab.keeper.openNew(null),
    ]);
    expect(opened.map((each) => each?.name)).toEqual(["two", "one", ""]);
    expect(tab.keeper.getSnapshot().open.id).toBe(opened[2].id);
    const other = browser.openTab();
    expect((await other.keeper.start()).name).not.toBe("");
  });

  test.each([
    ["Adder", [], "Adder (copy)"],
    ["Adder", ["Adder (copy)"], "Adder (copy 2)"],
    ["Adder (copy)", ["Adder (copy)", "Adder (copy 2)"], "Adder (copy 3)"],
    ["", [], "Untitled circuit (copy)"],
    ["x".repeat(60), [], `${"x".repeat(53)} (copy)`],
  ])("a copy of %j is named apart from %j", (name, taken, copy) => {
    expect(copyName(name, new Set(taken))).toBe(copy);
  });
});
