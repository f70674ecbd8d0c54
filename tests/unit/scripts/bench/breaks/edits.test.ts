// The breaks that are made of a text: each at its place, none in a type, and each gives a text that still parses.

import { parseSync } from "vite";
import { expect, test } from "vitest";
import { applied, editsIn } from "#scripts/bench/breaks/edits.ts";

const broken = (text: string) => editsIn("a.tsx", text).map((edit) => applied(text, edit));

test.each<readonly [text: string, texts: readonly string[]]>([
  ["a === b;", ["a !== b;"]],
  ["f(a /* < */ < b);", [";", "f(a /* < */ <= b);"]],
  ["x = a && !b;", [";", "x = a || !b;", "x = a && (b);"]],
  ["x ? f(y) : 2;", ["x ? 2 : f(y);", "x ? f(y) : 3;"]],
  ["if (a) g();", ["if (false) g();", "if (a) ;"]],
  ["const a = true;", ["const a = false;"]],
  ['type A = 1 | true; const a: "x" = "x";', []],
  ["<B n={1}>1 < 2</B>;".replace(" < ", " and "), ["<B n={2}>1 and 2</B>;"]],
  ["a + b;", []],
])("%s", (text, texts) => {
  expect(broken(text)).toEqual(texts);
  for (const made of broken(text)) expect(parseSync("a.tsx", made).errors).toEqual([]);
});
