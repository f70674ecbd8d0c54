// Breaks are drawn by seed, over all rooms in turn, and none twice.

import { expect, test } from "vitest";
import { drawBreaks, roomOf } from "#scripts/bench/breaks/draw.ts";

const file = (name: string, count: number) => ({
  name,
  edits: Array.from({ length: count }, (_, start) => ({ start, end: start + 1, replacement: "x" })),
});
const files = [
  file("web/src/features/home/a.ts", 50),
  file("web/src/features/home/b.ts", 50),
  file("web/src/lib/c.ts", 3),
  file("web/service-worker/d.ts", 2),
  file("worker/src/db/e.ts", 9),
];

test("each room has its turn, until it has no place left", () => {
  const drawn = drawBreaks(files, 12, 7);
  const counts = Object.groupBy(drawn, ({ name }) => roomOf(name));
  expect(Object.entries(counts).map(([room, list]) => [room, list?.length])).toEqual([
    ["web/src/features/home", 4],
    ["web/src/lib", 3],
    ["web/service-worker", 2],
    ["worker/src", 3],
  ]);
  expect(new Set(drawn.map(({ name, start }) => `${name}:${start}`)).size).toBe(12);
});

test("the seed alone decides, and there are no more than there are places", () => {
  expect(drawBreaks(files, 9, 7)).toEqual(drawBreaks(files, 9, 7));
  expect(drawBreaks(files, 9, 7)).not.toEqual(drawBreaks(files, 9, 8));
  expect(drawBreaks(files, 1000, 1)).toHaveLength(114);
});
