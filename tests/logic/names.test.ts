// The page finds the names at the end of a text where the crate finds them, and offers no name that it would refuse.

import { expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { splitNames, withNames } from "#notation/core/names.ts";
import { packages } from "#support/logic/wasm.ts";

const [page] = packages;
const read = (input: string) => {
  if (!page) throw new Error("There is no build of the page.");
  return page.logic.read({ input, variablesMax: budgets.page.variablesMax });
};

const expressions = ["A.B", "A' + x1", "(A.B)'", "A.B'.w"];
const lists = [
  "A=RD",
  "A=RD, B=CS",
  "A = RD , x1= data[3]",
  "A=chip select",
  "A=a-b_c",
  "A=",
  "A=RD,",
  "A=RD, A=CS",
  "A1=1",
  "A01=RD",
  "AB=RD",
  "A=R+D",
  `A=${"n".repeat(24)}`,
  `A=${"n".repeat(400)}`,
  "",
];
const texts = expressions.flatMap((expression) => lists.map((list) => `${expression} where ${list}`));

test.each(texts)("%j", (text) => {
  const outcome = read(text);
  const { names, expression } = splitNames(text);
  const hasNames = expression !== text;
  if (outcome.kind === "refused") expect(hasNames && names !== null).toBe(false);
  else {
    expect(hasNames && names === null).toBe(false);
    const alone = read(expression);
    expect(alone.kind === "expression" && alone.vars).toEqual(outcome.vars);
  }
});

test("a text that takes the offered names is read, and says which they are", () => {
  for (const text of ["!RD & !CS", "RD && CS || WR", "~reset | clk_en", "RESET AND A"]) {
    const outcome = read(text);
    const fix = outcome.kind === "refused" ? outcome.fix : null;
    if (fix?.kind !== "names") throw new Error(`${text} has no names.`);
    expect(read(fix.text).kind, text).toBe("expression");
    const { expression, names } = splitNames(fix.text);
    expect(names, text).toEqual(fix.names);
    expect(withNames(expression.trim(), fix.names), text).toBe(fix.text);
  }
});
