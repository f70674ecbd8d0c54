// A reader's progress: any stored text can be read, the progress of several tabs is merged, and a blocked or full
// storage does no harm.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lessonIds } from "#learn/core/catalogue.ts";
import { sectionsOf } from "#learn/core/catalogue.ts";
import { readCount } from "#learn/core/outline.ts";
import {
  idsMax,
  merged,
  noProgress,
  parseProgress,
  withRead,
  withSolved,
  writeProgress,
  type Progress,
} from "#learn/core/progress.ts";
import { createProgressStore, progressKey } from "#features/learn/progress-store.ts";
import { assertProperty } from "#support/depth.ts";

/** Local storage of one browser; `isFull` lets it take nothing. */
function storageOf(text: string | null = null) {
  const texts = new Map<string, string>(text === null ? [] : [[progressKey, text]]);
  const storage = {
    texts,
    isFull: false,
    readText: (key: string) => texts.get(key) ?? null,
    writeText: (key: string, value: string) => {
      if (storage.isFull) return false;
      texts.set(key, value);
      return true;
    },
    removeText: (key: string) => void texts.delete(key),
  };
  return storage;
}

const blocked = { readText: () => null, writeText: () => false, removeText: () => undefined };

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}$/), { maxLength: 8 });
const progresses: fc.Arbitrary<Progress> = fc.dictionary(
  fc.constantFrom(...lessonIds),
  fc.record({ read: ids, solved: ids }).filter(({ read, solved }) => read.length + solved.length > 0),
  { noNullPrototype: true },
);
const seed = 18;

/** The same ids, whatever their order. */
function sets(progress: Progress) {
  return Object.fromEntries(
    Object.entries(progress).map(([lesson, { read, solved }]) => [
      lesson,
      { read: read.toSorted(), solved: solved.toSorted() },
    ]),
  );
}

describe("a stored text", () => {
  test("is read as it was written", () => {
    assertProperty(
      fc.property(progresses, (progress) => {
        expect(parseProgress(writeProgress(progress))).toEqual(progress);
      }),
      { seed },
    );
  });

  test.each([
    ["none", null],
    ["empty", ""],
    ["cut off", '{"01":{"read":["two-'],
    ["a list", "[1,2]"],
    ["a number", "3"],
    ["null", "null"],
    ["lessons of another shape", '{"01":3,"02":null,"03":{"read":"absorptive","solved":{}}}'],
    ["a lesson that is a list", '{"01":[],"03":{"read":3}}'],
    ["a lesson that does not exist", '{"77":{"read":["a"],"solved":["b"]}}'],
    ["ids that are no texts", '{"01":{"read":[1,null,"",{}],"solved":[[]]}}'],
    ["an id of a thousand letters", JSON.stringify({ "01": { read: ["a".repeat(1000)] } })],
  ])("that is %s counts as no progress", (_name, text) => {
    expect(parseProgress(text)).toEqual(noProgress);
  });

  test("of any kind is read without a failure", () => {
    assertProperty(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseProgress(writeProgress(parseProgress(text)))).toEqual(parseProgress(text));
      }),
      { seed },
    );
  });

  test("keeps what can be read beside what cannot", () => {
    expect(parseProgress('{"01":{"read":["rows",7,"rows"]},"02":"x"}')).toEqual({
      "01": { read: ["rows"], solved: [] },
    });
  });
});

describe("the progress of two tabs together", () => {
  test("holds exactly what is read or solved in one of them", () => {
    assertProperty(
      fc.property(progresses, progresses, (one, other) => {
        const all = merged(one, other);
        expect(sets(all)).toEqual(sets(merged(other, one)));
        for (const lesson of lessonIds) {
          const wanted = new Set([...(one[lesson]?.read ?? []), ...(other[lesson]?.read ?? [])]);
          expect(new Set(all[lesson]?.read)).toEqual(wanted);
        }
        expect(merged(all, one)).toBe(all);
        expect(merged(all, other)).toBe(all);
      }),
      { seed },
    );
  });

  test("keeps the last tasks where there are too many", () => {
    let progress = noProgress;
    for (let at = 0; at < idsMax + 5; at += 1) progress = withSolved(progress, "03", `task-${at}`);
    expect(progress["03"]?.solved).toHaveLength(idsMax);
    expect(progress["03"]?.solved.at(-1)).toBe(`task-${idsMax + 4}`);
  });
});

test("a section that a lesson no longer has does not count", () => {
  const [first = ""] = sectionsOf("03");
  const progress = withRead(withRead(noProgress, "03", first), "03", "gone");
  expect(readCount(progress, "03")).toEqual({ read: 1, all: sectionsOf("03").length });
});

describe("the store", () => {
  test("keeps sections and tasks under the specified key", () => {
    const storage = storageOf();
    const store = createProgressStore(storage);
    store.read("01", "two-values");
    store.solved("01", "first");
    expect([...storage.texts]).toEqual([
      ["lessonProgress", '{"01":{"read":["two-values"],"solved":["first"]}}'],
    ]);
  });

  test("gives the same value until something changes, and tells of each change once", () => {
    const store = createProgressStore(storageOf());
    let told = 0;
    store.subscribe(() => (told += 1));
    store.read("01", "rows");
    const before = store.value();
    store.read("01", "rows");
    store.reload();
    expect(store.value()).toBe(before);
    expect(told).toBe(1);
  });

  test("takes over what another tab keeps, and loses nothing of it by a change of its own", () => {
    const storage = storageOf();
    const here = createProgressStore(storage);
    const there = createProgressStore(storage);
    here.read("01", "rows");
    there.solved("02", "lamp");
    here.reload();
    expect(here.value()).toEqual(there.value());
    there.read("02", "and");
    here.read("01", "functions");
    expect(here.value()).toEqual({
      "01": { read: ["rows", "functions"], solved: [] },
      "02": { read: ["and"], solved: ["lamp"] },
    });
  });

  test("takes over a reset of another tab", () => {
    const storage = storageOf();
    const here = createProgressStore(storage);
    const there = createProgressStore(storage);
    here.read("01", "rows");
    there.reset();
    here.reload();
    expect(here.value()).toEqual(noProgress);
  });

  test("forgets all on reset, and Undo brings it back beside what came since", () => {
    const storage = storageOf();
    const store = createProgressStore(storage);
    store.read("01", "rows");
    const undo = store.reset();
    expect(store.value()).toEqual(noProgress);
    expect(storage.texts.size).toBe(0);
    store.read("02", "and");
    undo();
    expect(sets(store.value())).toEqual({
      "01": { read: ["rows"], solved: [] },
      "02": { read: ["and"], solved: [] },
    });
    expect(sets(parseProgress(storage.texts.get(progressKey) ?? null))).toEqual(sets(store.value()));
  });

  test("works as long as the page is open where storage is blocked", () => {
    const store = createProgressStore(blocked);
    store.read("01", "rows");
    store.solved("03", "first");
    store.reload();
    expect(store.value()).toEqual({
      "01": { read: ["rows"], solved: [] },
      "03": { read: [], solved: ["first"] },
    });
    const undo = store.reset();
    expect(store.value()).toEqual(noProgress);
    undo();
    expect(Object.keys(store.value()).toSorted()).toEqual(["01", "03"]);
  });

  test("writes what a full storage did not take with the next change that fits", () => {
    const storage = storageOf();
    const store = createProgressStore(storage);
    storage.isFull = true;
    store.read("01", "rows");
    expect(store.value()["01"]?.read).toEqual(["rows"]);
    storage.isFull = false;
    store.read("01", "functions");
    expect(parseProgress(storage.texts.get(progressKey) ?? null)).toEqual({
      "01": { read: ["rows", "functions"], solved: [] },
    });
  });

  test("writes it also with a change that brings nothing new", () => {
    const storage = storageOf();
    const store = createProgressStore(storage);
    storage.isFull = true;
    store.read("01", "rows");
    storage.isFull = false;
    store.read("01", "rows");
    expect(parseProgress(storage.texts.get(progressKey) ?? null)).toEqual({
      "01": { read: ["rows"], solved: [] },
    });
  });

  test("starts from nothing over a broken text and replaces it", () => {
    const storage = storageOf("{{{");
    const store = createProgressStore(storage);
    expect(store.value()).toEqual(noProgress);
    store.read("01", "rows");
    expect(parseProgress(storage.texts.get(progressKey) ?? null)).toEqual(store.value());
  });
});
