// The list of history items: reading what is stored, adding, deleting. Pure.

import { isBlank, onOneLine, prepareInput, resolveMode, type InputMode } from "#contract/input.ts";
import { resultTexts } from "#messages/history.ts";
import { specified } from "#messages/specified.ts";
import { keptResult, readResult } from "./kept-result.ts";

/** Specification, section 3; `mode`, `dontCares`, `variables`, `result` and `map` are additions of this page. */
export interface HistoryItem {
  readonly id: number;
  /** Milliseconds since 1970; 0 where a stored item has none. */
  readonly timestamp: number;
  readonly topic: string;
  readonly description: string;
  readonly expression: string;
  readonly mode: InputMode;
  /** The don't-cares as typed with min terms; left out if there were none. */
  readonly dontCares?: string;
  /** How many variables min terms have, or their names; left out where none were given. */
  readonly variables?: string;
  /** The Result, as `keptResult` makes it; left out if it is not known. */
  readonly result?: string;
  /** The query of the Karnaugh map's address; left out for items of the Simplifier. */
  readonly map?: string;
}

/** The most items that are kept; the oldest ones are dropped. */
export const itemsMax = 500;

function descriptionOf(mode: InputMode): string {
  return mode === "boolean" ? specified.booleanSimplification : resultTexts.minTermsSimplification;
}

/** The items in a stored text, newest first. An entry without a text as its `expression` is not an item. */
export function parseItems(text: string | null): readonly HistoryItem[] {
  const items = storedList(text).flatMap((stored) => {
    const item = readItem(stored);
    return item ? [item] : [];
  });
  return newestFirst(items);
}

function storedList(text: string | null): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function readItem(stored: unknown): HistoryItem | null {
  if (typeof stored !== "object" || stored === null || !("expression" in stored)) return null;
  if (typeof stored.expression !== "string" || stored.expression.trim() === "") return null;
  const expression = onOneLine(stored.expression);
  const mode = readMode(
    "mode" in stored ? stored.mode : undefined,
    "description" in stored ? stored.description : undefined,
    expression,
  );
  return {
    id: "id" in stored ? wholeNumber(stored.id) : 0,
    timestamp: "timestamp" in stored ? wholeNumber(stored.timestamp) : 0,
    topic: "topic" in stored && typeof stored.topic === "string" ? stored.topic : specified.simplify,
    description:
      "description" in stored && typeof stored.description === "string"
        ? stored.description
        : descriptionOf(mode),
    expression,
    mode,
    ...given("dontCares", "dontCares" in stored ? stored.dontCares : undefined, mode),
    ...given("variables", "variables" in stored ? stored.variables : undefined, mode),
    ...withResult(readResult("result" in stored ? stored.result : undefined)),
    ...("map" in stored && typeof stored.map === "string" ? { map: stored.map } : {}),
  };
}

/** A text that only min terms have, as a property; empty if there is none, or if the mode has none. */
function given<Name extends "dontCares" | "variables">(
  name: Name,
  text: unknown,
  mode: InputMode,
): { readonly [Given in Name]?: string } {
  const isGiven = typeof text === "string" && mode === "mint" && !isBlank(text);
  return isGiven ? ({ [name]: onOneLine(text) } as { readonly [Given in Name]?: string }) : {};
}

function withResult(result: string | null): Pick<HistoryItem, "result"> {
  return result === null ? {} : { result };
}

/** Items of the Android app do not have this page's `mode`; their description or their text tells the mode. */
function readMode(stored: unknown, description: unknown, expression: string): InputMode {
  if (stored === "boolean" || stored === "mint") return stored;
  if (description === descriptionOf("mint")) return "mint";
  return description === descriptionOf("boolean") ? "boolean" : resolveMode(expression);
}

function wholeNumber(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

/** Gives a free id to each item without an id, or with an id that is taken. */
function withOwnIds(items: readonly HistoryItem[]): readonly HistoryItem[] {
  const taken = new Set<number>();
  let latest = latestId(items);
  return items.map((item) => {
    const id = item.id > 0 && !taken.has(item.id) ? item.id : (latest += 1);
    taken.add(id);
    return id === item.id ? item : { ...item, id };
  });
}

function latestId(items: readonly HistoryItem[]): number {
  return items.reduce((latest, { id }) => Math.max(latest, id), 0);
}

export interface Simplified {
  readonly expression: string;
  readonly mode: InputMode;
  readonly timestamp: number;
  readonly dontCares?: string;
  readonly variables?: string;
  /** The Result at its full length. */
  readonly result: string;
}

export type Input = Pick<HistoryItem, "expression" | "mode" | "dontCares" | "variables" | "map">;

/** An item before it has an id. */
export type NewItem = Omit<HistoryItem, "id">;

/** The item of an input that was simplified. */
export function simplifiedItem(simplified: Simplified): NewItem {
  const { expression, mode, timestamp, dontCares, variables, result } = simplified;
  return {
    timestamp,
    topic: specified.simplify,
    description: descriptionOf(mode),
    expression,
    mode,
    ...given("dontCares", dontCares, mode),
    ...given("variables", variables, mode),
    ...withResult(keptResult(result)),
  };
}

/**
 * The items with a new one on top. If the newest item already has the same input, no item is added; it gets the
 * result if it was stored without one.
 */
export function addItem(items: readonly HistoryItem[], item: NewItem): readonly HistoryItem[] {
  const [newest, ...older] = items;
  if (!newest || !isSame(newest, item))
    return [{ id: latestId(items) + 1, ...item }, ...items].slice(0, itemsMax);
  if (newest.result !== undefined) return items;
  return [{ ...newest, ...withResult(item.result ?? null) }, ...older];
}

/** The items with a better result for an input; only its newest item is changed. */
export function improveItem(
  items: readonly HistoryItem[],
  { result, ...input }: Input & Pick<Simplified, "result">,
): readonly HistoryItem[] {
  const at = items.findIndex((item) => isSame(item, input));
  return items.map((item, each) => (each === at ? { ...item, ...withResult(keptResult(result)) } : item));
}

/** Whether two inputs are the same apart from spaces. */
function isSame(one: Input, other: Input): boolean {
  return JSON.stringify(sent(one)) === JSON.stringify(sent(other));
}

function sent({ expression, mode, dontCares, variables, map = "" }: Input): readonly string[] {
  const list = given("dontCares", dontCares, mode).dontCares ?? "";
  const names = given("variables", variables, mode).variables ?? "";
  return [map, mode, prepareInput(expression, mode).text, prepareInput(list, "mint").text, names];
}

export function removeItem(items: readonly HistoryItem[], id: number): readonly HistoryItem[] {
  return items.filter((item) => item.id !== id);
}

/** Puts a deleted item back in the order of time; it gets a new id if its own is taken by now. */
export function restoreItem(items: readonly HistoryItem[], item: HistoryItem): readonly HistoryItem[] {
  const before = items.filter(
    ({ timestamp, id }) => timestamp > item.timestamp || (timestamp === item.timestamp && id > item.id),
  );
  const freed = items.some(({ id }) => id === item.id) ? { ...item, id: latestId(items) + 1 } : item;
  return [...before, freed, ...items.slice(before.length)].slice(0, itemsMax);
}

/** The key of a stored item, the same in every tab. */
export function keyOf({ id, timestamp, expression }: HistoryItem): string {
  return JSON.stringify([id, timestamp, expression]);
}

/** A tab's knowledge about the items besides its own list. */
export interface Kept {
  /** The keys of the items in storage when this tab last read it. */
  readonly known: ReadonlySet<string>;
  /** The keys of the items that were deleted in this tab. */
  readonly deleted: ReadonlySet<string>;
}

/**
 * The items of this tab, of which storage accepted only some, merged with the items that are stored now. An item that
 * was stored and no longer is was deleted by another tab.
 */
export function mergeItems(
  ours: readonly HistoryItem[],
  stored: readonly HistoryItem[],
  { known, deleted }: Kept,
): readonly HistoryItem[] {
  const keys = new Set(stored.map(keyOf));
  const onlyOurs = ours.filter((item) => !keys.has(keyOf(item)) && !known.has(keyOf(item)));
  return newestFirst([...stored.filter((item) => !deleted.has(keyOf(item))), ...onlyOurs]);
}

function newestFirst(items: readonly HistoryItem[]): readonly HistoryItem[] {
  const sorted = [...items];
  sorted.sort((one, other) => other.timestamp - one.timestamp || other.id - one.id);
  return withOwnIds(sorted.slice(0, itemsMax));
}
