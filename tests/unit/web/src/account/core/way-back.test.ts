// The way back from the plans: what is kept is read as it was, and another text is nothing.

import { expect, test } from "vitest";
import { parseWayBack, screenNameOf, wayBackText, type WayBack } from "#account/core/way-back.ts";

test.each([
  [{ address: "/simplify?input=A.B&mode=boolean", isSteps: true }, "Simplify"],
  [{ address: "/kmap", isSteps: true }, "Karnaugh Map"],
  [{ address: "/ttable", query: "input=A&fn=B", isSteps: false }, "Truth Table"],
  [{ address: "/number-systems?number=255", isSteps: false }, "Number Systems"],
] as const satisfies readonly (readonly [WayBack, string])[])("%j leads to %s", (way, name) => {
  expect(parseWayBack(wayBackText(way))).toEqual(way);
  expect(screenNameOf(way.address)).toBe(name);
});

test.each([
  null,
  "",
  "null",
  "{",
  "[]",
  '"/simplify"',
  '{"address":"/simplify"}',
  '{"address":1,"isSteps":true}',
  '{"address":"/nowhere","isSteps":true}',
  '{"address":"https://elsewhere/","isSteps":true}',
])("%j is no way back", (text) => {
  expect(parseWayBack(text)).toBeNull();
});
