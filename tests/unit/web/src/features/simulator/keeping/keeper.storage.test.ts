// Storage that is full, blocked, cleared or damaged: nothing drawn is lost, and the snapshot says so.

import { describe, expect, test } from "vitest";
import type { Saved } from "#circuit/core/file/saved.ts";
import { apply } from "#circuit/core/model/apply.ts";
import { emptyState } from "#circuit/core/model/circuit.ts";
import { load } from "#circuit/core/model/load.ts";
import { adderCircuit } from "#support/circuit/adder-circuit.ts";
import { createBrowser } from "#support/circuit/browser-of-tabs.ts";
import { begin, edited, addAnd, draw, named, names } from "#support/circuit/kept-circuits.ts";

describe("storage", () => {
  test("that is full keeps all circuits in the tab, says so, and gets them as soon as there is room", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const first = await begin(tab, named("one"));
    browser.limit(400);
    const state = await draw(tab, first, ...Array.from({ length: 20 }, () => addAnd));
    expect(tab.keeper.getSnapshot().storage).toBe("full");
    await tab.keeper.openNew(adderCircuit(1));
    expect(names(tab).toSorted()).toEqual(["1-bit adder", "one"]);
    expect((await tab.keeper.open(first.id))?.state).toEqual(state);
    expect(tab.keeper.getSnapshot().storage).toBe("full");

    browser.limit(Number.POSITIVE_INFINITY);
    browser.tellAll("historyItems");
    expect(tab.keeper.getSnapshot().storage).toBe("ok");
    await draw(tab, { ...first, state }, addAnd);
    expect(tab.keeper.getSnapshot().storage).toBe("ok");
    tab.crash();
    const later = browser.openTab(tab.session);
    expect((await later.keeper.start()).state.parts).toHaveLength(22);
    expect(names(later).toSorted()).toEqual(["1-bit adder", "one"]);
  });

  test("that is full is freed by deleting a circuit", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id } = await begin(tab, adderCircuit(2));
    browser.limit(2500);
    await tab.keeper.openNew(adderCircuit(1));
    expect(tab.keeper.getSnapshot().storage).toBe("full");
    await tab.keeper.remove(id);
    expect(tab.keeper.getSnapshot().storage).toBe("ok");
    tab.crash();
    expect((await browser.openTab().keeper.start()).name).toBe("1-bit adder");
  });

  test("that was full for one circuit alone is not full once that circuit is deleted", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    await begin(tab, named("one"));
    browser.limit(400);
    const { id } = await tab.keeper.openNew(adderCircuit(1));
    expect(tab.keeper.getSnapshot().storage).toBe("full");
    await tab.keeper.remove(id);
    expect(tab.keeper.getSnapshot().storage).toBe("ok");
  });

  test("that is blocked is said at once, and the tab goes on with what it has in memory", async () => {
    const browser = createBrowser();
    browser.block(true);
    const tab = browser.openTab();
    const opened = await tab.keeper.start();
    expect(tab.keeper.getSnapshot().storage).toBe("blocked");
    const state = await draw(tab, opened, addAnd);
    await tab.keeper.openNew(null);
    expect((await tab.keeper.open(opened.id))?.state).toEqual(state);
    const removed = await tab.keeper.remove(opened.id);
    expect(names(tab)).toEqual([]);
    expect((await removed?.undo())?.state).toEqual(state);
    browser.block(false);
    tab.keeper.changed(edited(state, addAnd));
    await browser.pass(1000);
    expect(tab.keeper.getSnapshot().storage).toBe("ok");
    expect(browser.stored.size).toBe(1);
  });

  test("that another tab clears gets the open circuit again", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { state } = await begin(tab, named("one"));
    browser.stored.clear();
    browser.tellAll(null);
    tab.crash();
    expect((await browser.openTab().keeper.start()).state).toEqual(state);
  });

  test.each([
    ["no JSON", "{{{", "not_json"],
    [
      "half a circuit",
      '{"changedAt":9e12,"format":"boolean-algebra-circuit","version":1,"parts":[',
      "not_json",
    ],
    ["another thing", '{"changedAt":9000000000000}', "not_a_circuit"],
    ["a newer version", '{"format":"boolean-algebra-circuit","version":9}', "newer_version"],
  ])("that has %s is said, leaves it as it is, and opens another", async (_, text, code) => {
    const browser = createBrowser();
    const first = browser.openTab();
    const { id } = await begin(first, named("one"));
    await browser.pass(1000);
    await first.keeper.openNew(named("two"));
    first.crash();
    const own = first.session.get("circuit") ?? "";
    browser.stored.set(`circuit:${own}`, text);

    const reloaded = browser.openTab(first.session);
    expect((await reloaded.keeper.start()).state).toEqual(emptyState);
    expect(reloaded.keeper.getSnapshot()).toMatchObject({
      circuits: [{ id, name: "one" }],
      unreadable: [{ id: own, text, error: { code } }],
      storage: "ok",
    });
    expect(await reloaded.keeper.open(own)).toBeNull();
    expect(await reloaded.keeper.rename(own, "x")).toBe(false);
    expect(await reloaded.keeper.duplicate(own)).toBe(false);
    expect(browser.stored.get(`circuit:${own}`)).toBe(text);
    expect((await browser.openTab().keeper.start()).id).toBe(id);

    const removed = await reloaded.keeper.remove(own);
    expect(reloaded.keeper.getSnapshot().unreadable).toEqual([]);
    expect(await removed?.undo()).toBeNull();
    expect(reloaded.keeper.getSnapshot().unreadable).toMatchObject([{ id: own, text }]);
  });

  test("whose record lost its own fields still gives the circuit", async () => {
    const browser = createBrowser();
    const text =
      '{"format":"boolean-algebra-circuit","version":1,"name":"x","parts":[{"id":4,"kind":"or","x":0,"y":0}],"wires":[]}';
    browser.stored.set("circuit:1", text);
    browser.stored.set(
      "circuit:2",
      text.replace("{", '{"changedAt":"now","nextIds":{"part":1e308,"wire":-1},'),
    );
    const { state } = await browser.openTab().keeper.start();
    expect(state.nextIds).toEqual({ part: 5, wire: 1 });
  });

  test("that other programs of the page use is left alone", async () => {
    const browser = createBrowser();
    browser.stored.set("historyItems", "[]");
    const tab = browser.openTab();
    await begin(tab, named("one"));
    const seen = tab.keeper.getSnapshot();
    browser.tellAll("historyItems");
    expect(tab.keeper.getSnapshot().circuits).toEqual(seen.circuits);
    expect(browser.stored.get("historyItems")).toBe("[]");
  });

  test("a circuit whose ids are nearly used up is counted anew when it is opened", async () => {
    const browser = createBrowser();
    const high: Saved = {
      ...named("high"),
      parts: [{ id: 1_000_000, kind: "and", x: 0, y: 0 }],
    };
    const { state } = await begin(browser.openTab(), high);
    expect(state).toEqual(load({ parts: [{ id: 1, kind: "and", x: 0, y: 0 }], definitions: [], wires: [] }));
    expect(apply(state, addAnd).ok).toBe(true);
  });
});
