// The way back from the plans: where it leads by the kept text, and that any other text is none.

import { expect, test } from "vitest";
import { wayBackIn } from "#features/upgrade/core/way-back.ts";

const simplify = "/simplify?input=A.B&mode=boolean";

test.each([
  [{ address: simplify, state: null }, "Back to your steps", simplify, {}],
  [{ address: "/kmap", state: { own: true } }, "Back to your steps", "/kmap", {}],
  [
    { address: "/ttable", state: { own: true, query: "input=A&fn=B" } },
    "Back to Truth Table",
    "/ttable",
    { query: "input=A&fn=B" },
  ],
  [
    { address: "/number-systems?number=255", state: { query: 1 } },
    "Back to Number Systems",
    "/number-systems?number=255",
    {},
  ],
])("%j", (kept, label, address, state) => {
  expect(wayBackIn(JSON.stringify(kept))).toEqual({ label, address, state });
});

test.each([
  null,
  "",
  "null",
  "{",
  "[]",
  '"/simplify"',
  '{"address":1}',
  '{"address":"/nowhere"}',
  '{"address":"https://elsewhere/"}',
])("%j is no way back", (text) => {
  expect(wayBackIn(text)).toBeNull();
});
