// A run of the daily tests fails when it leaves a room out.

import { expect, test } from "vitest";
import { allRooms, roomsSuite, untestedRooms } from "#scripts/rooms-tested.ts";
import { dailyFiles } from "#scripts/tiers.ts";

const rooms = allRooms();

test("each room of the page, route and call of the crate has a file with daily tests", () => {
  expect(rooms.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["circuit", "features/kmap", "lessons/11", "/api/health", "call minimalForm"]),
  );
  expect(untestedRooms(rooms, dailyFiles("tests")).map(({ name }) => name)).toEqual([]);
});

test("a room whose tests did not run or failed is named", () => {
  const file = "tests/unit/web/src/numbers/core/convert.test.ts";
  const ran = { suite: "unit", passed: 1, failed: 1 };
  const passed = { file, name: "is so", isPassed: true, wallS: 0 };
  const { failed, note } = roomsSuite([{ ...ran, tests: [passed] }]);
  expect(failed).toBeLessThan(rooms.length);
  expect(note).toContain("kmap");
  expect(note).not.toMatch(/ numbers,/);
  expect(roomsSuite([{ ...ran, tests: [{ ...passed, isPassed: false }] }]).failed).toBe(rooms.length);
});
