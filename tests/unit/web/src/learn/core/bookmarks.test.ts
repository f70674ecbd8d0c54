// The position at which a reader left a lesson: kept by entry of the history, and read again whatever the storage
// contains.

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bookmarksMax,
  parseBookmarks,
  withBookmark,
  writeBookmarks,
  type Bookmarks,
} from "#learn/core/bookmarks.ts";
import { assertProperty } from "#support/depth.ts";

const none: Bookmarks = new Map();
const entries = fc.array(
  fc.tuple(
    fc.string(),
    fc.record({
      section: fc.option(fc.string()),
      offset: fc.double({ noNaN: true, noDefaultInfinity: true }).map((offset) => offset + 0),
    }),
  ),
  { maxLength: 2 * bookmarksMax },
);
const kept = (all: readonly (readonly [string, { section: string | null; offset: number }])[]) =>
  all.reduce<Bookmarks>((bookmarks, [entry, bookmark]) => withBookmark(bookmarks, entry, bookmark), none);

test("what is written is read again, in the same order", () => {
  assertProperty(
    fc.property(entries, (all) => {
      const bookmarks = kept(all);
      expect([...parseBookmarks(writeBookmarks(bookmarks))]).toEqual([...bookmarks]);
    }),
    { seed: 18 },
  );
});

test("an entry has the bookmark that was kept last, and the oldest entries go", () => {
  const bookmark = (offset: number) => ({ section: null, offset });
  const numbers = Array.from({ length: bookmarksMax + 1 }, (_, number) => number);
  const full = kept(numbers.map((number) => [`entry ${number}`, bookmark(number)]));
  expect(full.size).toBe(bookmarksMax);
  expect(full.has("entry 0")).toBe(false);
  const again = withBookmark(full, "entry 1", bookmark(-1));
  expect([...again].at(-1)).toEqual(["entry 1", bookmark(-1)]);
  expect(again.size).toBe(bookmarksMax);
});

test.each([
  "",
  "{",
  "null",
  "3",
  "{}",
  "[3]",
  "[[]]",
  '[["key"]]',
  '[["key", null]]',
  '[["key", {"section": 1, "offset": 2}]]',
  '[["key", {"section": "and", "offset": null}]]',
  '[[1, {"section": "and", "offset": 2}]]',
])("of %j nothing is taken", (text) => {
  expect(parseBookmarks(text).size).toBe(0);
});

test("what makes no sense does not cost what does", () => {
  const good = ["key", { section: "and", offset: 2 }] as const;
  expect([...parseBookmarks(JSON.stringify([3, good, [null]]))]).toEqual([good]);
});
