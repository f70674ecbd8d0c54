// The law between two lines: found in both directions, at any place, with other operands around it, and never where there is none.

import { expect, test } from "vitest";
import { fromExpression } from "#notation/core/from-expression.ts";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { oneLaw } from "#answer/laws/core/one-law.ts";

function law(before: string, after: string): string | null {
  const [one, other] = [fromExpression(before), fromExpression(after)];
  if (!one || !other) throw new Error(`${before} or ${after} is no expression.`);
  const found = oneLaw(one, other);
  return found && lawLabel(found);
}

test.each([
  ["A''", "A", "Double Negation"],
  ["0'.B", "1.B", "Not Gate"],
  ["(A+B').1", "A+B'", "Identity"],
  ["A'.C.0+B", "0+B", "Annulment"],
  ["A.C'+B+B", "A.C'+B", "Idempotent"],
  ["A.B.(C+C')", "A.B.1", "Complement"],
  ["B'.(A.B)'.B+C", "0.(A.B)'+C", "Complement"],
  ["A.B+A.B.C'+C", "A.B+C", "Absorptive"],
  ["A'+A.B.C", "A'+B.C", "Redundancy"],
  ["A.B'+A'.C.D+B'.C.D", "A.B'+A'.C.D", "Consensus"],
  ["A'.B+A'.C'", "A'.(B+C')", "Distributive"],
  ["A.B+A.C+D", "D+A.(C+B)", "Distributive"],
  ["A.B+A.C+A.D", "A.(B+C+D)", "Distributive"],
  ["(A+B).(C+D)", "A.C+A.D+B.C+B.D", "Distributive"],
  ["A+B.C", "(A+B).(A+C)", "Distributive"],
  ["(A+B'.C)'", "A'.(B'.C)'", "De Morgan"],
  ["A.(B.C.D)'", "A.(B'+C'+D')", "De Morgan"],
  ["A.(B^C)", "A.(B.C'+B'.C)", "XOR gate"],
  ["(A^B)'", "A.B+A'.B'", "XOR gate"],
  ["B.C.1+A.C.1+A.B.1", "A.B+A.C+B.C", "Identity"],
  ["B.(A'+A)+A.(B'+B)+C", "B.1+A.1+C", "Complement"],
  ["(A.B)'.(C.D)'", "(A'+B').(C'+D')", "De Morgan"],
  ["A''+B''", "A+B", "Double Negation"],
])("%s = %s is one law, in both directions", (before, after, label) => {
  expect([law(before, after), law(after, before)]).toEqual([label, label]);
});

test.each([
  ["order alone", "A.B+C", "C+B.A"],
  ["brackets alone", "(A.B)+(C)", "A.B+C"],
  ["two laws", "A.B+A.B'", "A.1"],
  ["two laws at two places", "A.0+B.B'", "0+0"],
  ["a line that is not equal", "A.B+C", "A.B"],
  ["a law with its signs confused", "(A+B)'", "A'+B'"],
])("%s is none", (_name, before, after) => {
  expect(law(before, after)).toBeNull();
});

test("in a long line the law is found too", () => {
  const letters = [..."BCDEFGH"];
  const long = letters.flatMap((one) => letters.map((other) => `A.${one}.${other}'`)).join("+");
  expect([law(long, `${long}+0`), law(`(${long})''`, long)]).toEqual(["Identity", "Double Negation"]);
});
