// The names at the end of a text: read separately from the expression, and appended to a copied text.

import { expect, test } from "vitest";
import { namesIn, splitNames, withNames } from "#notation/core/names.ts";

const cases: readonly [text: string, expression: string, names: Readonly<Record<string, string>> | null][] = [
  ["A.B", "A.B", {}],
  ["A'.B' where A=RD, B=CS", "A'.B'", { A: "RD", B: "CS" }],
  ["A.x1 where A=RD,x1=data[3]", "A.x1", { A: "RD", x1: "data[3]" }],
  ["A where A = chip select ", "A", { A: "chip select" }],
  ["A where A=Ω_out", "A", { A: "Ω_out" }],
  // One that is written wrongly makes the whole list wrong.
  ["A.B where A=RD, A=CS", "A.B", null],
  ["A.B where A=RD,", "A.B", null],
  ["A.B where A=", "A.B", null],
  ["A.B where A=R+D", "A.B", null],
  // No names follow.
  ["A.where", "A.where", {}],
  ["w.h.e.r.e", "w.h.e.r.e", {}],
];
test.each(cases)("%j", (text, expression, names) => {
  const split = splitNames(text);
  expect(split.expression.trim()).toBe(expression);
  const found = split.names && Object.fromEntries(split.names.map(({ variable, name }) => [variable, name]));
  expect(found).toEqual(names);
});

test("names are written behind a text, as text in LaTeX, and are read again", () => {
  const names = [
    { variable: "A", name: "RD" },
    { variable: "x12", name: "n_CS" },
  ];
  expect(withNames("A'.x12", [])).toBe("A'.x12");
  expect(withNames("A'.x12", names)).toBe("A'.x12 where A=RD, x12=n_CS");
  expect(namesIn(withNames("A'.x12", names))).toEqual(names);
  expect(withNames("A", names, true)).toBe(String.raw`A \text{ where } A=\text{RD},\ x_{12}=\text{n\_CS}`);
});
