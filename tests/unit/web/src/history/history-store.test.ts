// The items of the history and their order; broken, full and blocked storage do no harm.

import { describe, expect, test } from "vitest";
import { ago } from "#history/core/ago.ts";
import { cutQuestion } from "#history/core/cut-question.ts";
import { itemsMax, parseItems, simplifiedItem, type HistoryItem } from "#history/core/history-items.ts";
import { keptResult, keptTerms, resultCharsMax } from "#history/core/kept-result.ts";
import { mapItem } from "#history/core/map-item.ts";
import { createHistoryStore, historyKey } from "#history/history-store.ts";

/** Local storage that takes at most `charsMax` characters, until `free`. */
function storageOf(text: string | null, charsMax = Number.POSITIVE_INFINITY) {
  let room = charsMax;
  const stored = new Map<string, string>(text === null ? [] : [[historyKey, text]]);
  return {
    stored,
    readText: (key: string) => stored.get(key) ?? null,
    writeText: (key: string, value: string) => {
      if (value.length > room) return false;
      stored.set(key, value);
      return true;
    },
    free: () => void (room = Number.POSITIVE_INFINITY),
  };
}

const blocked = { readText: () => null, writeText: () => false };

function simplified(
  expression: string,
  timestamp: number,
  mode: HistoryItem["mode"] = "boolean",
  more: { readonly dontCares?: string; readonly result?: string } = {},
) {
  return simplifiedItem({ expression, timestamp, mode, result: `${expression}.R`, ...more });
}

function expressions(items: readonly HistoryItem[]): string[] {
  return items.map(({ expression }) => expression);
}

describe("adding", () => {
  test("an item has the fields of the specification, its mode and its Result", () => {
    const storage = storageOf(null);
    const history = createHistoryStore(storage);
    history.add(simplified("A+B", 1000));
    history.add(simplified("1 3", 2000, "mint"));
    expect(JSON.parse(storage.stored.get(historyKey) ?? "")).toEqual([
      {
        id: 2,
        timestamp: 2000,
        topic: "Simplify",
        description: "min terms simplification",
        expression: "1 3",
        mode: "mint",
        result: "1 3.R",
      },
      {
        id: 1,
        timestamp: 1000,
        topic: "Simplify",
        description: "boolean simplification",
        expression: "A+B",
        mode: "boolean",
        result: "A+B.R",
      },
    ]);
  });

  test("an equal neighbour is not repeated, spaces or not; in the other mode it is another input", () => {
    const history = createHistoryStore(storageOf(null));
    for (const [expression, mode] of [
      ["1", "boolean"],
      ["1 ", "boolean"],
      ["1", "mint"],
      ["1", "boolean"],
    ] as const)
      history.add(simplified(expression, 1, mode));
    expect(history.items().map(({ mode }) => mode)).toEqual(["boolean", "mint", "boolean"]);
  });

  test("don't-cares are part of an item and of what makes neighbours equal", () => {
    const storage = storageOf(null);
    const history = createHistoryStore(storage);
    for (const dontCares of ["2 5", "2, 5 ", "2", undefined, "  "])
      history.add(simplified("1 3", 1, "mint", dontCares === undefined ? {} : { dontCares }));
    const kept = [undefined, "2", "2 5"];
    expect(history.items().map(({ dontCares }) => dontCares)).toEqual(kept);
    const read = parseItems(storage.stored.get(historyKey) ?? null);
    expect(read.map(({ dontCares }) => dontCares)).toEqual(kept);
    expect(read[0]).not.toHaveProperty("dontCares");
  });

  test("a function of the map keeps the map's address, and is no equal of the same text in the Simplifier", () => {
    const storage = storageOf(null);
    const history = createHistoryStore(storage);
    const mapped = { expression: "A+B", map: "input=A%2BB&vars=2", timestamp: 2000, result: null };
    history.add(simplified("A+B", 1000));
    history.add(mapItem(mapped));
    history.add(mapItem({ ...mapped, timestamp: 3000, result: "A+B" }));
    history.add(mapItem({ ...mapped, map: "input=A%2BB&vars=2&form=pos" }));
    expect(parseItems(storage.stored.get(historyKey) ?? null)).toMatchObject(
      [
        {
          id: 2,
          topic: "kmap",
          description: "Karnaugh map",
          map: mapped.map,
          result: "A+B",
          timestamp: 2000,
        },
        { id: 3, topic: "kmap", map: `${mapped.map}&form=pos`, timestamp: 2000 },
        { id: 1, topic: "Simplify", timestamp: 1000 },
      ].toSorted((one, other) => other.timestamp - one.timestamp || other.id - one.id),
    );
  });

  test("500 are kept and the oldest go", () => {
    const history = createHistoryStore(storageOf(null));
    for (let at = 1; at <= itemsMax + 2; at += 1) history.add(simplified(`x${at}`, at));
    expect(history.items()).toHaveLength(500);
    expect(history.items()[0]).toMatchObject({ id: 502, expression: "x502" });
    expect(history.items().at(-1)).toMatchObject({ expression: "x3" });
  });

  test("500 are kept where a deleted one comes back between newer ones", { tags: ["deep"] }, () => {
    const history = createHistoryStore(storageOf(null));
    for (let at = 1; at <= itemsMax; at += 1) history.add(simplified(`x${at}`, at));
    const [, newer] = history.items();
    if (!newer) throw new Error("There is no item.");
    history.remove(newer.id);
    history.add(simplified("y", itemsMax + 1));
    history.restore(newer);
    expect(history.items()).toHaveLength(500);
    expect(history.items().slice(0, 3)).toMatchObject(
      ["y", "x500", "x499"].map((expression) => ({ expression })),
    );
    expect(history.items().at(-1)).toMatchObject({ expression: "x2" });
  });
});

describe("the Result of an item", () => {
  const term = "A.B'.C.D";
  const sums = (terms: number) => Array.from({ length: terms }, () => term).join("+");
  const cases: readonly [name: string, simplified: string, text: string | null, isCut: boolean][] = [
    ["a constant", "0", "0", false],
    ["a sum that fits", sums(20), sums(20), false],
    ["a longer sum: its first terms", sums(100), sums(22), true],
    ["a sum one character too long", `${"x1.".repeat(66)}y+z`, null, false],
    ["a sum whose first term alone is too long", `${"x12345.".repeat(40)}y+z`, null, false],
    ["a product that is too long", `${"x12345.".repeat(40)}y`, null, false],
  ];
  test.each(cases)("%s", (_name, result, text, isCut) => {
    const storage = storageOf(null);
    createHistoryStore(storage).add(simplified("A", 1, "boolean", { result }));
    const [item] = parseItems(storage.stored.get(historyKey) ?? null);
    expect(item?.expression).toBe("A");
    expect(item?.result?.length ?? 0).toBeLessThanOrEqual(resultCharsMax);
    expect(item?.result === undefined ? null : keptTerms(item.result)).toEqual(text && { text, isCut });
  });

  test("every sum of up to 200 characters is kept whole, every longer one ends after a term", () => {
    for (let length = 1; length < 2 * resultCharsMax; length += 1) {
      const sum = "A.B+".repeat(resultCharsMax).slice(0, length);
      const kept = keptResult(sum) ?? "";
      expect(kept.length).toBeLessThanOrEqual(resultCharsMax);
      expect(kept.endsWith("A.B+…")).toBe(length > resultCharsMax);
      if (length <= resultCharsMax) expect(kept).toBe(sum);
    }
  });

  test.each([
    ["no text", '{"expression":"A","result":7}'],
    ["empty", '{"expression":"A","result":""}'],
    ["longer than any kept one", JSON.stringify({ expression: "A", result: "A+".repeat(200) })],
    ["missing, as in items of before", '{"expression":"A"}'],
  ])("that is stored as %s is none, and the item stays", (_name, stored) => {
    const [item] = parseItems(`[${stored}]`);
    expect(item?.expression).toBe("A");
    expect(item).not.toHaveProperty("result");
  });

  test("an item of before gets it when its input is simplified again, and is not repeated", () => {
    const history = createHistoryStore(storageOf('[{"id":3,"timestamp":5,"expression":"A"}]'));
    history.add(simplified("A", 9));
    expect(history.items()).toMatchObject([{ id: 3, timestamp: 5, expression: "A", result: "A.R" }]);
    history.add(simplified("A", 10, "boolean", { result: "B" }));
    expect(history.items()).toMatchObject([{ id: 3, result: "A.R" }]);
  });
});

test("a better Result goes to the newest item of its input, and to no other", () => {
  const history = createHistoryStore(storageOf(null));
  for (const [expression, at] of [
    ["A+B", 1],
    ["C", 2],
    ["A + B", 3],
    ["D", 4],
  ] as const)
    history.add(simplified(expression, at));
  history.improve({ expression: "A+B", mode: "boolean", dontCares: "", result: "better" });
  history.improve({ expression: "E", mode: "boolean", result: "of no item" });
  expect(history.items().map(({ expression, result }) => [expression, result])).toEqual([
    ["D", "D.R"],
    ["A + B", "better"],
    ["C", "C.R"],
    ["A+B", "A+B.R"],
  ]);
});

describe("what is stored counts when it has an expression", () => {
  const cases: readonly [name: string, stored: string | null, read: readonly string[]][] = [
    ["nothing", null, []],
    ["no JSON", "[{", []],
    ["no list", '{"expression":"A"}', []],
    ["null and numbers", '[null,1,"A",{"expression":"A"}]', ["A"]],
    ["other fields only", '[{"id":1},{"expression":"B"}]', ["B"]],
    ["an expression that is no text", '[{"expression":{}},{"expression":7}]', []],
    [
      "any order",
      '[{"expression":"A","timestamp":1},{"expression":"C","timestamp":3},{"expression":"B","timestamp":2}]',
      ["C", "B", "A"],
    ],
  ];
  test.each(cases)("%s", (_name, stored, read) => {
    expect(expressions(parseItems(stored))).toEqual(read);
  });

  test("ids are made where they are missing or taken", () => {
    const items = parseItems('[{"id":4,"expression":"A"},{"id":4,"expression":"B"},{"expression":"C"}]');
    expect(new Set(items.map(({ id }) => id)).size).toBe(3);
    expect(items.every(({ id }) => id > 0)).toBe(true);
  });

  test.each([
    ["missing", '{"expression":"A"}'],
    [
      "of another type",
      '{"expression":"A","id":"1","timestamp":"2","topic":3,"description":4,"mode":5,"variables":6,"map":7}',
    ],
  ])("a field that is %s is as in an item of this page", (_name, stored) => {
    expect(parseItems(`[${stored}]`)).toEqual([
      {
        id: 1,
        timestamp: 0,
        topic: "Simplify",
        description: "boolean simplification",
        expression: "A",
        mode: "boolean",
      },
    ]);
  });

  test("a mode of ours stands, whatever description and text say", () => {
    const [mint, boolean] = parseItems(
      '[{"expression":"1","mode":"mint","description":"boolean simplification"},{"expression":"1 3","mode":"boolean","description":"Karnaugh map"}]',
    );
    expect([mint?.mode, boolean?.mode]).toEqual(["mint", "boolean"]);
  });

  test("without a mode of ours the description or the text tells it", () => {
    const modes = parseItems(
      '[{"expression":"1","description":"min terms simplification"},{"expression":"1","description":"boolean simplification"},{"expression":"2 3"},{"expression":"A"}]',
    ).map(({ mode }) => mode);
    expect(modes).toEqual(["mint", "boolean", "mint", "boolean"]);
  });
});

test.each([
  ["no text", '[{"expression":"1 3","mode":"mint","dontCares":7}]'],
  ["blank", '[{"expression":"1 3","mode":"mint","dontCares":" "}]'],
  ["beside an expression", '[{"expression":"A","mode":"boolean","dontCares":"2"}]'],
])("stored don't-cares that are %s are none", (_name, stored) => {
  const [item] = parseItems(stored);
  expect(item?.expression).toBeDefined();
  expect(item).not.toHaveProperty("dontCares");
});

describe("storage that does not do what it should", () => {
  test("blocked: the items of this visit are there", () => {
    const history = createHistoryStore(blocked);
    history.add(simplified("A", 1));
    history.add(simplified("B", 2));
    expect(expressions(history.items())).toEqual(["B", "A"]);
  });

  test("full: the newest that fit are stored, and all are shown", () => {
    const storage = storageOf(null, 1000);
    const history = createHistoryStore(storage);
    for (let at = 1; at <= 20; at += 1) history.add(simplified(`x${at}`, at));
    expect(history.items()).toHaveLength(20);
    const stored = parseItems(storage.stored.get(historyKey) ?? null);
    expect(stored[0]?.expression).toBe("x20");
    expect(stored.length).toBeGreaterThan(1);
  });

  test("full once, then with room: neither tab loses what the other stored", () => {
    const storage = storageOf(null, 1000);
    const [full, other] = [createHistoryStore(storage), createHistoryStore(storage)];
    for (let at = 1; at <= 20; at += 1) full.add(simplified(`x${at}`, at));
    storage.free();
    other.add(simplified("B", 21));
    full.reload();
    expect(expressions(full.items()).slice(0, 2)).toEqual(["B", "x20"]);
    full.add(simplified("C", 22));
    const all = ["C", "B", ...Array.from({ length: 20 }, (_, at) => `x${20 - at}`)];
    expect(expressions(full.items())).toEqual(all);
    expect(expressions(parseItems(storage.stored.get(historyKey) ?? null))).toEqual(all);
  });

  test("full once: what was deleted in one tab does not come back by the other", () => {
    const storage = storageOf(null, 1000);
    const [full, other] = [createHistoryStore(storage), createHistoryStore(storage)];
    for (let at = 1; at <= 20; at += 1) full.add(simplified(`x${at}`, at));
    other.remove(20);
    full.remove(19);
    full.add(simplified("C", 22));
    expect(expressions(full.items()).slice(0, 2)).toEqual(["C", "x18"]);
    expect(full.items()).toHaveLength(19);
    expect(expressions(parseItems(storage.stored.get(historyKey) ?? null)).slice(0, 2)).toEqual(["C", "x18"]);
  });

  test("how many items are stored is said exactly while it is not all of them", () => {
    const storage = storageOf(null, 1000);
    const history = createHistoryStore(storage);
    history.add(simplified("A", 1));
    expect(history.storedOnly()).toBeNull();
    for (let at = 2; at <= 20; at += 1) history.add(simplified(`x${at}`, at));
    expect(history.storedOnly()).toBe(parseItems(storage.stored.get(historyKey) ?? null).length);
    storage.free();
    history.add(simplified("B", 21));
    expect(history.storedOnly()).toBeNull();
    const never = createHistoryStore(blocked);
    never.add(simplified("A", 1));
    expect(never.storedOnly()).toBe(0);
  });

  test("5,000 items: the newest 500 are shown, and the next id follows the latest", () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({
      id: at + 1,
      timestamp: at,
      expression: `x${at}`,
    }));
    const history = createHistoryStore(storageOf(JSON.stringify(many)));
    expect(history.items()).toHaveLength(500);
    history.add(simplified("A", 9999));
    expect(history.items()[0]).toMatchObject({ id: 5001, expression: "A" });
  });

  test("another tab's items are kept", () => {
    const storage = storageOf(null);
    const [one, other] = [createHistoryStore(storage), createHistoryStore(storage)];
    one.add(simplified("A", 1));
    other.add(simplified("B", 2));
    one.add(simplified("C", 3));
    expect(expressions(one.items())).toEqual(["C", "B", "A"]);
    other.reload();
    expect(expressions(other.items())).toEqual(["C", "B", "A"]);
  });
});

test("a deleted item comes back where it stood", () => {
  const history = createHistoryStore(storageOf(null));
  for (const [at, expression] of ["A", "B", "C"].entries()) history.add(simplified(expression, at));
  const [, middle] = history.items();
  if (!middle) throw new Error("There is no second item.");
  history.remove(middle.id);
  expect(expressions(history.items())).toEqual(["C", "A"]);
  history.restore(middle);
  expect(expressions(history.items())).toEqual(["C", "B", "A"]);
});

describe("how long ago", () => {
  const now = new Date(2026, 5, 15, 12, 0).getTime();
  const cases: readonly [at: Date, said: string][] = [
    [new Date(2026, 5, 15, 11, 59, 30), "just now"],
    [new Date(2026, 5, 15, 11, 58), "2 min ago"],
    [new Date(2026, 5, 15, 9, 30), "2 h ago"],
    [new Date(2026, 5, 14, 13, 0), "yesterday"],
    [new Date(2026, 5, 12, 13, 0), "12 Jun 2026"],
    [new Date(2026, 5, 15, 12, 30), "just now"],
  ];
  test.each(cases)("%s is %s", (at, said) => {
    expect(ago(at.getTime(), now)).toBe(said);
  });

  test("is not known of an item without a time", () => {
    const [item] = parseItems('[{"expression":"A"}]');
    expect(item && ago(item.timestamp, now)).toBeNull();
  });
});

test("a question of 200 characters stands whole, a longer one is cut to them", () => {
  expect(cutQuestion("A".repeat(200))).toBe("A".repeat(200));
  expect(cutQuestion("A".repeat(201))).toBe(`${"A".repeat(200)}…`);
});
