// One tab holds a circuit; the tests say which circuit a second tab, a duplicated tab and a returning page open.

import { describe, expect, test } from "vitest";
import { emptyState } from "#circuit/core/model/circuit.ts";
import { createBrowser, settled } from "#support/circuit/browser-of-tabs.ts";
import {
  begin,
  edited,
  addAnd,
  addSwitch,
  during,
  draw,
  named,
  names,
} from "#support/circuit/kept-circuits.ts";

describe("tabs", () => {
  test("a new tab opens the latest circuit that no tab holds", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    await begin(first, named("oldest"));
    for (const name of ["older", "latest"]) {
      await browser.pass(1000);
      await first.keeper.openNew(named(name));
    }
    const second = browser.openTab();
    expect((await second.keeper.start()).name).toBe("older");
    const third = browser.openTab();
    expect((await third.keeper.start()).name).toBe("oldest");
    const fourth = browser.openTab();
    expect((await fourth.keeper.start()).state).toEqual(emptyState);
    await fourth.keeper.refresh();
    expect(
      fourth.keeper.getSnapshot().circuits.map(({ name, openElsewhere }) => [name, openElsewhere]),
    ).toEqual([
      ["latest", true],
      ["older", true],
      ["oldest", true],
    ]);
    first.crash();
    expect((await browser.openTab().keeper.start()).name).toBe("latest");
  });

  test("a duplicated tab gets a copy, and neither tab writes over the other's circuit", async () => {
    const browser = createBrowser();
    const original = browser.openTab();
    const opened = await begin(original, named("Adder"));
    const duplicated = browser.openTab(original.session);
    const copy = await during(browser, duplicated.keeper.start());
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
    expect((await browser.openTab(original.session).keeper.start()).name).toBe("Adder");
    expect((await browser.openTab(duplicated.session).keeper.start()).name).toBe("Adder (copy)");
  });

  test("a duplicated tab of an empty circuit is empty and no copy", async () => {
    const browser = createBrowser();
    const original = browser.openTab();
    await original.keeper.start();
    const duplicated = browser.openTab(original.session);
    await during(browser, duplicated.keeper.start());
    expect(duplicated.keeper.getSnapshot()).toMatchObject({ copyOf: null, circuits: [] });
  });

  test("what another tab has open opens as a copy, and can be neither renamed nor deleted", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    const { id } = await begin(first, named("Adder"));
    const second = browser.openTab();
    await second.keeper.start();
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
    const opened = await first.keeper.start();
    await second.keeper.start();
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
    const opened = await begin(first, named("Adder"));
    const same = await second.keeper.start();
    expect(same.id).toBe(opened.id);
    const ours = edited(opened.state, addSwitch);
    first.keeper.changed(ours);
    const theirs = await draw(second, same, addAnd, addAnd);
    expect(first.keeper.getSnapshot()).toMatchObject({ copyOf: "Adder", open: { name: "Adder (copy)" } });
    first.crash();
    second.crash();
    expect((await browser.openTab(first.session).keeper.start()).state).toEqual(ours);
    expect((await browser.openTab(second.session).keeper.start()).state).toEqual(theirs);
  });

  test("without locks, a tab that emptied a circuit which another tab has leaves that one alone", async () => {
    const browser = createBrowser({ withLocks: false });
    const [first, second] = [browser.openTab(), browser.openTab()];
    await draw(first, await first.keeper.start(), addAnd);
    const same = await second.keeper.start();
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
    const { id } = await begin(tab, named("one"));
    await tab.keeper.openNew(null);
    browser.stored.delete(`circuit:${id}`);
    expect(await tab.keeper.open(id)).toBeNull();
    expect(names(tab)).toEqual([]);
  });

  test.each([
    ["has its circuit open", []],
    ["drew in its circuit", [addAnd]],
  ])("a page that comes back after another tab %s goes on as a copy", async (_, drawn) => {
    const browser = createBrowser();
    const first = browser.openTab();
    const opened = await begin(first, named("Adder"));
    // The browser set the page aside and took its lock; the page itself knows nothing of it.
    const { id } = opened;
    const aside = browser.loseLock(`circuit:${id}`);
    const second = browser.openTab();
    const same = await second.keeper.start();
    if (drawn.length > 0) await draw(second, same, ...drawn);
    aside();
    first.tell("returned");
    await browser.pass(500);
    expect(first.keeper.getSnapshot()).toMatchObject({ copyOf: "Adder", open: { name: "Adder (copy)" } });
    expect(second.keeper.getSnapshot().open).toEqual({ id, name: "Adder" });
    expect(names(second).toSorted()).toEqual(["Adder", "Adder (copy)"]);
  });

  test("a page that comes back after another tab wrote its circuit and was closed leaves that text alone", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    const opened = await begin(first, named("Adder"));
    const aside = browser.loseLock(`circuit:${opened.id}`);
    const second = browser.openTab();
    const theirs = await draw(second, await second.keeper.start(), addAnd);
    second.crash();
    aside();
    first.tell("returned");
    await browser.pass(500);
    const ours = await draw(first, opened, addSwitch, addSwitch);
    first.crash();
    expect((await browser.openTab(second.session).keeper.start()).state).toEqual(theirs);
    expect((await browser.openTab(first.session).keeper.start()).state).toEqual(ours);
  });

  test("a page that comes back with nothing changed keeps its circuit, which stays held", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    const { id } = await begin(first, named("Adder"));
    first.tell("returned");
    await browser.pass(500);
    expect(first.keeper.getSnapshot()).toMatchObject({ copyOf: null, open: { id } });
    const second = browser.openTab();
    await second.keeper.start();
    expect(await second.keeper.remove(id)).toBeNull();
  });

  test("a page that comes back after its circuit was deleted keeps it", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    const { id } = await begin(first, named("Adder"));
    const aside = browser.loseLock(`circuit:${id}`);
    const second = browser.openTab();
    await second.keeper.start();
    await second.keeper.remove(id);
    expect(names(second)).toEqual([]);
    second.crash();
    aside();
    first.tell("returned");
    await browser.pass(500);
    expect(first.keeper.getSnapshot()).toMatchObject({ copyOf: null, open: { id }, circuits: [{ id }] });
    expect([...browser.stored.keys()]).toContain(`circuit:${id}`);
  });

  test("a screen that is left lets its circuit go, also while it is still opening", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    const { id } = await begin(first, named("Adder"));
    first.keeper.stop();
    const second = browser.openTab();
    const starting = second.keeper.start();
    second.keeper.stop();
    await starting;
    expect((await browser.openTab().keeper.start()).id).toBe(id);
  });
});
