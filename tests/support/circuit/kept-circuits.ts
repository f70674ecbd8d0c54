// What the tests of the keeper draw in a tab and look for there.

import { savedOf, type Saved } from "#circuit/core/file/saved.ts";
import { apply } from "#circuit/core/model/apply.ts";
import { emptyState, type State } from "#circuit/core/model/circuit.ts";
import type { Command } from "#circuit/core/model/command.ts";
import type { Opened } from "#features/simulator/keeping/keeper.ts";
import { createBrowser, settled, type Tab } from "./browser-of-tabs.ts";

type Browser = ReturnType<typeof createBrowser>;

export function edited(state: State, ...commands: Command[]): State {
  return commands.reduce((before, command) => {
    const after = apply(before, command);
    if (!after.ok) throw new Error(after.error.code);
    return after.value;
  }, state);
}

export const addAnd: Command = { type: "add", kind: "and", x: 20, y: 20 };
export const addSwitch: Command = { type: "add", kind: "switch", x: 120, y: 20 };

/** A promise that needs time to pass. */
export async function during<Value>(browser: Browser, promise: Promise<Value>): Promise<Value> {
  await browser.pass(500);
  return promise;
}

/** Starts the tab and opens a new circuit in it. */
export async function begin({ keeper }: Tab, saved: Saved): Promise<Opened> {
  await keeper.start();
  return keeper.openNew(saved);
}

export async function draw({ keeper, tell }: Tab, opened: Opened, ...commands: Command[]): Promise<State> {
  const state = edited(opened.state, ...commands);
  keeper.changed(state);
  tell("leaving");
  await settled();
  return state;
}

export const named = (name: string): Saved => ({ ...savedOf(edited(emptyState, addAnd), name) });
export const names = ({ keeper }: Tab) => keeper.getSnapshot().circuits.map(({ name }) => name);

/** The set-reset latch of two NORs, set and then left alone: only its memory says which way it stands. */
export function latch(): State {
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
