// Each room of the page and each file of the Worker's routes has one break, which can be made and which changes the file.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { roomBreaks, withBreak } from "#scripts/bench/breaks/rooms.ts";
import { pageRooms } from "#scripts/rooms-tested.ts";

const routes = "worker/src/routes";

test("each room and each file of the routes has one break", () => {
  const rooms = [
    ...pageRooms().map(({ name }) => name),
    ...readdirSync(routes).map((name) => `${routes}/${name}`),
  ];
  expect(roomBreaks.map(({ room }) => room).toSorted()).toEqual(rooms.toSorted());
});

test.each(roomBreaks)("the break of $room is in a file of it, whose text it changes at one point", (one) => {
  const { room, file, text, replacement } = one;
  expect(room === file || file.startsWith(`web/src/${room}/`), file).toBe(true);
  const whole = readFileSync(file, "utf8");
  const broken = withBreak(whole, one);
  expect(broken).not.toBe(whole);
  expect(broken.length - whole.length).toBe(replacement.length - text.length);
});

test("a text that is not in the file, or is in it twice, is no break", () => {
  const one = { room: "numbers", file: "", text: "a", replacement: "$&" };
  expect(withBreak("bab", one)).toBe("b$&b");
  for (const whole of ["b", "aba"]) expect(() => withBreak(whole, one)).toThrow("numbers");
});
