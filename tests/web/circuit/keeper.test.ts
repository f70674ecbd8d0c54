// Circuits are kept whatever happens: reload, crash, two tabs, storage that is full, blocked or damaged.

import { describe, expect, test } from "vitest";
import { savedOf, type Saved } from "#circuit/core/file/saved.ts";
import { apply } from "#circuit/core/model/apply.ts";
import { emptyState, type State } from "#circuit/core/model/circuit.ts";
import type { Command } from "#circuit/core/model/command.ts";
import { load } from "#circuit/core/model/load.ts";
import { copyName } from "../../../web/src/features/simulator/keeping/core/names.ts";
import type { Opened } from "../../../web/src/features/simulator/keeping/keeper.ts";
import { adderCircuit } from "../../helpers/adder-circuit.ts";
import { createBrowser, settled, type Tab } from "../../helpers/browser-of-tabs.ts";

type Browser = ReturnType<typeof createBrowser>;

function edited(state: State, ...commands: Command[]): State {
  return commands.reduce((before, command) => {
    const after = apply(before, command);
    if (!after.ok) throw new Error(after.error.code);
    return after.value;
  }, state);
}

const addAnd: Command = { type: "add", kind: "and", x: 20, y: 20 };
const addSwitch: Command = { type: "add", kind: "switch", x: 120, y: 20 };

/** A promise that needs time to pass. */
async function during<Value>(browser: Browser, promise: Promise<Value>): Promise<Value> {
  await browser.pass(500);
  return promise;
}

async function draw({ keeper }: Tab, opened: Opened, ...commands: Command[]): Promise<State> {
  const state = edited(opened.state, ...commands);
  keeper.changed(state);
  keeper.flush();
  await settled();
  return state;
}

const named = (name: string): Saved => ({ ...savedOf(edited(emptyState, addAnd), name) });
const names = ({ keeper }: Tab) => keeper.getSnapshot().circuits.map(({ name }) => name);

/** The set-reset latch of two NORs, set and then left alone: only its memory says which way it stands. */
function latch(): State {
  const drawn = edited(
    emptyState,
    { type: "add", kind: "switch", x: 0, y: 0 },
    { type: "add", kind: "switch", x: 0, y: 100 },
    { type: "add", kind: "nor", x: 100, y: 0 },
    { type: "add", kind: "nor", x: 100, y: 100 },
    { type: "toggle", id: 1 },
    { type: "connect", from: 1, to: 3 },
    { type: "connect", from: 4, to: 3 },
    { type: "connect", from: 2, to: 4 },
    { type: "connect", from: 3, to: 4 },
    { type: "toggle", id: 1 },
  );
  return drawn;
}

describe("a reload", () => {
  test("shows the same circuit with its values, also what a loop remembers", async () => {
    const browser = createBrowser();
    const before = browser.openTab();
    await before.keeper.start(null);
    const state = latch();
    expect([state.outputs.get(3), state.outputs.get(4)]).toEqual([0, 1]);
    before.keeper.changed(state);
    before.tell("leaving");
    before.crash();
    const after = browser.openTab(before.session);
    expect((await after.keeper.start(null)).state).toEqual(state);
  });

  test("uses no id of a deleted part again", async () => {
    const browser = createBrowser();
    const before = browser.openTab();
    const opened = await before.keeper.start(null);
    const gone = { type: "delete", parts: new Set([2]), wires: new Set<number>() } as const;
    await draw(before, opened, addAnd, addSwitch, gone);
    before.crash();
    const after = await browser.openTab(before.session).keeper.start(null);
    expect(after.state.nextIds.part).toBe(3);
  });

  test("whose new page asks for the lock before the old page lets go opens the circuit, not a copy", async () => {
    const browser = createBrowser();
    const before = browser.openTab();
    const opened = await before.keeper.start(null);
    await draw(before, opened, addAnd);
    const after = browser.openTab(before.session);
    const starting = after.keeper.start(null);
    await browser.pass(200);
    before.crash();
    await settled();
    expect((await starting).id).toBe(opened.id);
    expect(after.keeper.getSnapshot()).toMatchObject({ copyOf: null, circuits: [{ openElsewhere: false }] });
  });

  test("of a new empty circuit shows an empty circuit, not the latest of the list", async () => {
    const browser = createBrowser();
    const before = browser.openTab();
    await before.keeper.start(named("kept"));
    await before.keeper.openNew(null);
    before.crash();
    const after = browser.openTab(before.session);
    expect((await after.keeper.start(null)).state.parts).toEqual([]);
    expect(names(after)).toEqual(["kept"]);
  });

  test("after all was deleted shows an empty circuit, and keeps none", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const opened = await tab.keeper.start(null);
    const state = await draw(tab, opened, addAnd);
    await draw(tab, { ...opened, state }, { type: "delete", parts: new Set([1]), wires: new Set() });
    expect([...browser.stored.keys()]).toEqual([]);
    tab.crash();
    expect((await browser.openTab(tab.session).keeper.start(null)).state.parts).toEqual([]);
  });
});

describe("writing", () => {
  test("happens 300 ms after the last change", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const opened = await tab.keeper.start(null);
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
    let { state } = await tab.keeper.start(null);
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
    const opened = await tab.keeper.start(null);
    tab.keeper.changed(edited(opened.state, addAnd));
    if (way === "stop") tab.keeper.stop();
    else tab.tell("leaving");
    expect(browser.writes).toHaveLength(1);
  });

  test("does not happen for the same state, nor before anything is open", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    tab.keeper.changed(edited(emptyState, addAnd));
    const opened = await tab.keeper.start(null);
    tab.keeper.changed(opened.state);
    await browser.pass(2000);
    expect(browser.writes).toEqual([]);
  });

  test("ten visits without a change leave no circuit", async () => {
    const browser = createBrowser();
    for (let visit = 0; visit < 10; visit += 1) {
      const tab = browser.openTab();
      await tab.keeper.start(null);
      await browser.pass(2000);
      tab.tell("leaving");
      tab.crash();
    }
    expect(browser.stored.size).toBe(0);
  });

  test("a crash loses at most what was changed within the last second", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const opened = await tab.keeper.start(null);
    const state = edited(opened.state, addAnd);
    tab.keeper.changed(state);
    await browser.pass(1000);
    tab.keeper.changed(edited(state, addAnd));
    tab.crash();
    expect((await browser.openTab().keeper.start(null)).state).toEqual(state);
  });
});

describe("tabs", () => {
  test("a new tab opens the latest circuit that no tab holds", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    await first.keeper.start(named("oldest"));
    for (const name of ["older", "latest"]) {
      await browser.pass(1000);
      await first.keeper.openNew(named(name));
    }
    const second = browser.openTab();
    expect((await second.keeper.start(null)).name).toBe("older");
    const third = browser.openTab();
    expect((await third.keeper.start(null)).name).toBe("oldest");
    const fourth = browser.openTab();
    expect((await fourth.keeper.start(null)).state).toEqual(emptyState);
    await fourth.keeper.refresh();
    expect(
      fourth.keeper.getSnapshot().circuits.map(({ name, openElsewhere }) => [name, openElsewhere]),
    ).toEqual([
      ["latest", true],
      ["older", true],
      ["oldest", true],
    ]);
    first.crash();
    expect((await browser.openTab().keeper.start(null)).name).toBe("latest");
  });

  test("a duplicated tab gets a copy, and neither tab writes over the other's circuit", async () => {
    const browser = createBrowser();
    const original = browser.openTab();
    const opened = await original.keeper.start(named("Adder"));
    const duplicated = browser.openTab(original.session);
    const copy = await during(browser, duplicated.keeper.start(null));
    expect(copy).toMatchObject({ name: "Adder (copy)", state: opened.state });
    expect(duplicated.keeper.getSnapshot().copyOf).toBe("Adder");
    await draw(original, opened, addAnd);
    await draw(duplicated, copy, addSwitch, addSwitch);
    const kept = Object.fromEntries(
      original.keeper.getSnapshot().circuits.map(({ name, parts }) => [name, parts]),
    );
    expect(kept).toEqual({ Adder: 2, "Adder (copy)": 3 });
    original.crash();
    duplicated.crash();
    expect((await browser.openTab(original.session).keeper.start(null)).name).toBe("Adder");
    expect((await browser.openTab(duplicated.session).keeper.start(null)).name).toBe("Adder (copy)");
  });

  test("a duplicated tab of an empty circuit is empty and no copy", async () => {
    const browser = createBrowser();
    const original = browser.openTab();
    await original.keeper.start(null);
    const duplicated = browser.openTab(original.session);
    await during(browser, duplicated.keeper.start(null));
    expect(duplicated.keeper.getSnapshot()).toMatchObject({ copyOf: null, circuits: [] });
  });

  test("what another tab has open opens as a copy, and can be neither renamed nor deleted", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    const { id } = await first.keeper.start(named("Adder"));
    const second = browser.openTab();
    await second.keeper.start(null);
    expect(await second.keeper.rename(id, "Mine")).toBe(false);
    expect(await second.keeper.remove(id)).toBeNull();
    expect(await second.keeper.open(id)).toMatchObject({ name: "Adder (copy)" });
    expect(second.keeper.getSnapshot().copyOf).toBe("Adder");
    expect(names(first).toSorted()).toEqual(["Adder", "Adder (copy)"]);
    await second.keeper.openNew(null);
    expect(second.keeper.getSnapshot().copyOf).toBeNull();
  });

  test("the list follows what other tabs draw, name and delete", async () => {
    const browser = createBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    const opened = await first.keeper.start(null);
    await second.keeper.start(null);
    await draw(first, opened, addAnd);
    expect(names(second)).toEqual([""]);
    await first.keeper.rename(opened.id, "Latch");
    await settled();
    expect(names(second)).toEqual(["Latch"]);
    await first.keeper.remove(opened.id);
    await settled();
    expect(names(second)).toEqual([]);
  });

  test("without locks, a tab whose circuit another tab writes goes on as a copy", async () => {
    const browser = createBrowser({ withLocks: false });
    const [first, second] = [browser.openTab(), browser.openTab()];
    const opened = await first.keeper.start(named("Adder"));
    const same = await second.keeper.start(null);
    expect(same.id).toBe(opened.id);
    const ours = edited(opened.state, addSwitch);
    first.keeper.changed(ours);
    const theirs = await draw(second, same, addAnd, addAnd);
    expect(first.keeper.getSnapshot()).toMatchObject({ copyOf: "Adder", open: { name: "Adder (copy)" } });
    first.crash();
    second.crash();
    expect((await browser.openTab(first.session).keeper.start(null)).state).toEqual(ours);
    expect((await browser.openTab(second.session).keeper.start(null)).state).toEqual(theirs);
  });

  test("without locks, a tab that emptied a circuit which another tab has leaves that one alone", async () => {
    const browser = createBrowser({ withLocks: false });
    const [first, second] = [browser.openTab(), browser.openTab()];
    await draw(first, await first.keeper.start(null), addAnd);
    const same = await second.keeper.start(null);
    expect(same.id).toBe(first.keeper.getSnapshot().open.id);
    await draw(second, same, { type: "delete", parts: new Set([1]), wires: new Set() });
    expect(first.keeper.getSnapshot()).toMatchObject({
      open: { id: same.id },
      circuits: [{ id: same.id, parts: 1 }],
    });
    const { open, copyOf, circuits } = second.keeper.getSnapshot();
    expect([open.name, copyOf, circuits.length, open.id === same.id]).toEqual(["", null, 1, false]);
  });

  test("what is gone when it is asked for leaves the list", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id } = await tab.keeper.start(named("one"));
    await tab.keeper.openNew(null);
    browser.stored.delete(`circuit:${id}`);
    expect(await tab.keeper.open(id)).toBeNull();
    expect(names(tab)).toEqual([]);
  });

  test("a page that comes back after another tab took its circuit goes on as a copy", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    const opened = await first.keeper.start(named("Adder"));
    // The browser set the page aside and took its lock; the page itself knows nothing of it.
    const { id } = opened;
    const aside = browser.loseLock(`circuit:${id}`);
    const second = browser.openTab();
    const same = await second.keeper.start(null);
    await draw(second, same, addAnd);
    aside();
    first.tell("returned");
    await browser.pass(500);
    expect(first.keeper.getSnapshot()).toMatchObject({ copyOf: "Adder", open: { name: "Adder (copy)" } });
    expect(second.keeper.getSnapshot().open).toEqual({ id, name: "Adder" });
    expect(names(second).toSorted()).toEqual(["Adder", "Adder (copy)"]);
  });

  test("a page that comes back with nothing changed keeps its circuit, which stays held", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    const { id } = await first.keeper.start(named("Adder"));
    first.tell("returned");
    await browser.pass(500);
    expect(first.keeper.getSnapshot()).toMatchObject({ copyOf: null, open: { id } });
    const second = browser.openTab();
    await second.keeper.start(null);
    expect(await second.keeper.remove(id)).toBeNull();
  });

  test("a screen that is left lets its circuit go, also while it is still opening", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    const { id } = await first.keeper.start(named("Adder"));
    first.keeper.stop();
    const second = browser.openTab();
    const starting = second.keeper.start(null);
    second.keeper.stop();
    await starting;
    expect((await browser.openTab().keeper.start(null)).id).toBe(id);
  });
});

describe("named circuits", () => {
  test("a new one leaves the one before in the list, with its last change", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const opened = await tab.keeper.start(named("one"));
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
    await tab.keeper.start(named("mine"));
    tab.crash();
    const again = browser.openTab(tab.session);
    const adder = adderCircuit(2);
    const opened = await again.keeper.start(adder);
    expect(opened).toMatchObject({ name: "2-bit adder", state: { parts: adder.parts } });
    again.crash();
    const reloaded = browser.openTab(again.session);
    expect((await reloaded.keeper.start(null)).id).toBe(opened.id);
    expect(names(reloaded).toSorted()).toEqual(["2-bit adder", "mine"]);
  });

  test.each([
    ["the open one", true],
    ["a closed one", false],
  ])("%s can be renamed", async (_, isOpen) => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id } = await tab.keeper.start(named("one"));
    if (!isOpen) await tab.keeper.openNew(null);
    expect(await tab.keeper.rename(id, "  Half\nadder ")).toBe(true);
    expect(names(tab)).toEqual(["Half adder"]);
    expect(tab.keeper.getSnapshot().open.name).toBe(isOpen ? "Half adder" : "");
    tab.crash();
    expect((await browser.openTab().keeper.start(null)).name).toBe("Half adder");
  });

  test("an empty circuit that was named is kept", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id } = await tab.keeper.start(null);
    await tab.keeper.rename(id, "Plan");
    expect(names(tab)).toEqual(["Plan"]);
    await tab.keeper.rename(id, "");
    expect(names(tab)).toEqual([]);
  });

  test("a duplicate has what is not written yet too, and stays closed", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id, state } = await tab.keeper.start(named("one"));
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
    const { id } = await tab.keeper.start(named("one"));
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
    const { id, state } = await tab.keeper.start(named("one"));
    const last = edited(state, addAnd);
    tab.keeper.changed(last);
    const removed = await tab.keeper.remove(id);
    expect(removed?.opened?.state).toEqual(emptyState);
    expect(names(tab)).toEqual([]);
    expect(await removed?.undo()).toEqual({ id, name: "one", state: last });
    expect(tab.keeper.getSnapshot()).toMatchObject({ open: { id }, circuits: [{ id }] });
  });

  test("Undo leaves alone what was begun since", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id } = await tab.keeper.start(named("one"));
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
    const { id } = await tab.keeper.start(named("one"));
    const opened = await Promise.all([
      tab.keeper.openNew(named("two")),
      tab.keeper.open(id),
      tab.keeper.openNew(null),
    ]);
    expect(opened.map((each) => each?.name)).toEqual(["two", "one", ""]);
    expect(tab.keeper.getSnapshot().open.id).toBe(opened[2].id);
    const other = browser.openTab();
    expect((await other.keeper.start(null)).name).not.toBe("");
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

describe("storage", () => {
  test("that is full keeps all circuits in the tab, says so, and gets them as soon as there is room", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const first = await tab.keeper.start(named("one"));
    browser.limit(400);
    const state = await draw(tab, first, ...Array.from({ length: 20 }, () => addAnd));
    expect(tab.keeper.getSnapshot().storage).toBe("full");
    await tab.keeper.openNew(adderCircuit(1));
    expect(names(tab).toSorted()).toEqual(["1-bit adder", "one"]);
    expect((await tab.keeper.open(first.id))?.state).toEqual(state);
    expect(tab.keeper.getSnapshot().storage).toBe("full");

    browser.limit(Number.POSITIVE_INFINITY);
    await draw(tab, { ...first, state }, addAnd);
    expect(tab.keeper.getSnapshot().storage).toBe("ok");
    tab.crash();
    const later = browser.openTab(tab.session);
    expect((await later.keeper.start(null)).state.parts).toHaveLength(22);
    expect(names(later).toSorted()).toEqual(["1-bit adder", "one"]);
  });

  test("that is full is freed by deleting a circuit", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { id } = await tab.keeper.start(adderCircuit(2));
    browser.limit(2500);
    await tab.keeper.openNew(adderCircuit(1));
    expect(tab.keeper.getSnapshot().storage).toBe("full");
    await tab.keeper.remove(id);
    expect(tab.keeper.getSnapshot().storage).toBe("ok");
    tab.crash();
    expect((await browser.openTab().keeper.start(null)).name).toBe("1-bit adder");
  });

  test("that is blocked is said at once, and the tab goes on with what it has in memory", async () => {
    const browser = createBrowser();
    browser.block(true);
    const tab = browser.openTab();
    const opened = await tab.keeper.start(null);
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
    const { state } = await tab.keeper.start(named("one"));
    browser.stored.clear();
    browser.tellAll(null);
    tab.crash();
    expect((await browser.openTab().keeper.start(null)).state).toEqual(state);
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
    const { id } = await first.keeper.start(named("one"));
    await browser.pass(1000);
    await first.keeper.openNew(named("two"));
    first.crash();
    const own = first.session.get("circuit") ?? "";
    browser.stored.set(`circuit:${own}`, text);

    const reloaded = browser.openTab(first.session);
    expect((await reloaded.keeper.start(null)).state).toEqual(emptyState);
    expect(reloaded.keeper.getSnapshot()).toMatchObject({
      circuits: [{ id, name: "one" }],
      unreadable: [{ id: own, text, error: { code } }],
      storage: "ok",
    });
    expect(await reloaded.keeper.open(own)).toBeNull();
    expect(await reloaded.keeper.rename(own, "x")).toBe(false);
    expect(await reloaded.keeper.duplicate(own)).toBe(false);
    expect(browser.stored.get(`circuit:${own}`)).toBe(text);
    expect((await browser.openTab().keeper.start(null)).id).toBe(id);

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
    const { state } = await browser.openTab().keeper.start(null);
    expect(state.nextIds).toEqual({ part: 5, wire: 1 });
  });

  test("that other programs of the page use is left alone", async () => {
    const browser = createBrowser();
    browser.stored.set("historyItems", "[]");
    const tab = browser.openTab();
    await tab.keeper.start(named("one"));
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
    const { state } = await browser.openTab().keeper.start(high);
    expect(state).toEqual(load({ parts: [{ id: 1, kind: "and", x: 0, y: 0 }], wires: [] }));
    expect(apply(state, addAnd).ok).toBe(true);
  });
});

test("a snapshot stays the same object until something changes, and listeners hear of changes", async () => {
  const browser = createBrowser();
  const { keeper } = browser.openTab();
  const opened = await keeper.start(null);
  await settled();
  const before = keeper.getSnapshot();
  let calls = 0;
  const unsubscribe = keeper.subscribe(() => (calls += 1));
  keeper.changed(opened.state);
  keeper.flush();
  expect([keeper.getSnapshot() === before, calls]).toEqual([true, 0]);
  await keeper.rename(opened.id, "x");
  expect([keeper.getSnapshot() === before, calls > 0]).toEqual([false, true]);
  unsubscribe();
  calls = 0;
  await keeper.rename(opened.id, "y");
  expect(calls).toBe(0);
});
