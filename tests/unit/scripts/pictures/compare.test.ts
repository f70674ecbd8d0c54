// How many pixels of two pictures differ, and where.

import { expect, test } from "vitest";
import { differenceOf, type Picture } from "#scripts/pictures/compare.ts";

/** A row of the text is a row of pixels: `.` is white, `#` black, `o` black that lets light through. */
function picture(...rows: readonly string[]): Picture {
  const bytes = { ".": [255, 255, 255, 255], "#": [0, 0, 0, 255], o: [0, 0, 0, 128] } as const;
  const data = [...rows.join("")].flatMap((letter) => bytes[letter as keyof typeof bytes]);
  return { width: rows[0]?.length ?? 0, height: rows.length, data: new Uint8Array(data) };
}

const square = picture("...", ".#.", "...");

test("a picture is equal to itself", () => {
  expect(differenceOf(square, picture("...", ".#.", "..."))).toBeNull();
});

test("what differs by rounding is equal", () => {
  const rounded = { ...square, data: square.data.map((value) => (value === 0 ? 2 : value)) };
  expect(differenceOf(square, rounded)).toBeNull();
  expect(
    differenceOf(square, { ...rounded, data: rounded.data.map((value) => (value === 2 ? 3 : value)) })
      ?.pixels,
  ).toBe(1);
});

test.each<[name: string, after: Picture, pixels: number, box: readonly number[]]>([
  ["one pixel", picture("...", ".#.", "..#"), 1, [2, 2, 3, 3]],
  ["only how much light a pixel lets through", picture("...", ".o.", "..."), 1, [1, 1, 2, 2]],
  ["two corners", picture("#..", ".#.", "..#"), 2, [0, 0, 3, 3]],
  ["a row more", picture("...", ".#.", "...", "..."), 3, [0, 3, 3, 4]],
  ["a column less", picture("..", ".#", ".."), 3, [2, 0, 3, 3]],
  ["a row more and a column less", picture("..", ".#", "..", ".."), 5, [0, 0, 3, 4]],
])("%s differs", (_name, after, pixels, [left, top, right, bottom]) => {
  const found = differenceOf(square, after);
  expect({ pixels: found?.pixels, box: found?.box }).toEqual({ pixels, box: { left, top, right, bottom } });
});

test("the picture of the difference is red where the two differ, and pale elsewhere", () => {
  const found = differenceOf(picture(".#"), picture("##"));
  expect([...(found?.picture.data ?? [])]).toEqual([255, 0, 0, 255, 191, 191, 191, 255]);
});
