// A teacher's order as the second checker sees it: what keeps the three rules and what breaks them.

import { expect, test } from "vitest";
import { lawSteps } from "#support/checker/check.ts";
import { checkOrder } from "#support/checker/teacher.ts";
import { derivationOf, type MarkedStep, unmarked } from "./marked.ts";

const orderOf = (input: string, ...steps: readonly MarkedStep[]) =>
  checkOrder(lawSteps(derivationOf(input, steps)))?.reason ?? null;

test("no line stands twice, also in another order", () => {
  const there: MarkedStep = ["OR_IDENTITY_LAW", "[A+B]", "[A+B+0]"];
  expect(orderOf("A+B", there, ["OR_IDENTITY_LAW", "[A+B+0]", "[B+A]"])).toMatch("stood before");
});

const added: MarkedStep = ["CONSENSUS_LAW", "[A.B+A'.C]+B.C.D", "[A.B+B.C+A'.C]+B.C.D"];

test.each([
  ["a consensus term absorbs", [added, ["OR_ABSORPTIVE_LAW", "A.B+[B.C]+A'.C+[B.C.D]", "A.B+[B.C]+A'.C"]]],
  ["a consensus term stands in the last line", [added]],
  [
    "a constant gives way to X+X'",
    [
      ["AND_IDENTITY_LAW", "[A]+B", "[A.1]+B"],
      ["OR_COMPLEMENT_LAW", "A.[1]+B", "A.([B+B'])+B"],
      ["DISTRIBUTIVE_LAW", "[A.(B+B')]+B", "[A.B+A.B']+B"],
    ],
  ],
] satisfies readonly [string, readonly MarkedStep[]][])("what is added is used where %s", (_why, steps) => {
  expect(orderOf(unmarked(steps[0]?.[1] ?? "").text, ...steps)).toBe(null);
});

test.each([
  [
    "a consensus term is absorbed itself",
    [
      ["CONSENSUS_LAW", "B+[A.B+A'.C]+D''", "B+[A.B+B.C+A'.C]+D''"],
      ["DOUBLE_NEGATION_LAW", "B+A.B+B.C+A'.C+[D'']", "B+A.B+B.C+A'.C+[D]"],
      ["OR_ABSORPTIVE_LAW", "[B]+A.B+[B.C]+A'.C+D", "[B]+A.B+A'.C+D"],
    ],
  ],
  [
    "a constant goes again",
    [
      ["AND_IDENTITY_LAW", "[A]+B''", "[A.1]+B''"],
      ["DOUBLE_NEGATION_LAW", "A.1+[B'']", "A.1+[B]"],
      ["AND_IDENTITY_LAW", "[A.1]+B", "[A]+B"],
    ],
  ],
  [
    "X+X' becomes 1 again",
    [
      ["OR_COMPLEMENT_LAW", "A.[1]+B''", "A.([B+B'])+B''"],
      ["DOUBLE_NEGATION_LAW", "A.(B+B')+[B'']", "A.(B+B')+[B]"],
      ["OR_COMPLEMENT_LAW", "A.([B+B'])+B", "A.[1]+B"],
    ],
  ],
  [
    "a copy goes again",
    [
      ["OR_IDEMPOTENT_LAW", "[A]+B''", "[A+A]+B''"],
      ["DOUBLE_NEGATION_LAW", "A+A+[B'']", "A+A+[B]"],
      ["OR_IDEMPOTENT_LAW", "[A+A]+B", "[A]+B"],
    ],
  ],
] satisfies readonly [string, readonly MarkedStep[]][])(
  "what is added is in vain where %s",
  (_why, steps) => {
    expect(orderOf(unmarked(steps[0]?.[1] ?? "").text, ...steps)).toMatch("not used");
  },
);

test.each([
  ["double negation inside", "XOR_GATE", "[A''^B]", "[A''.B'+A'''.B]"],
  ["XOR with a constant", "XOR_GATE", "[A^B]^1", "([A.B'+A'.B])^1"],
  ["XOR of equal parts", "XOR_GATE", "[A^B]^A", "([A.B'+A'.B])^A"],
  ["XOR of complements", "XOR_GATE", "[A^B]^A'", "([A.B'+A'.B])^A'"],
  ["not inside", "DISTRIBUTIVE_LAW", "[A.(0'+B)]", "[A.0'+A.B]"],
  ["a copy beside the side", "DISTRIBUTIVE_LAW", "C.C.[A.(B+D)]", "C.C.([A.B+A.D])"],
  ["annulment inside", "DISTRIBUTIVE_LAW", "[A.(B+1)]", "[A.B+A.1]"],
  ["identity inside", "DISTRIBUTIVE_LAW", "[A.(B.1+C)]", "[A.B.1+A.C]"],
  ["complement inside", "DISTRIBUTIVE_LAW", "[A.(B+B')]", "[A.B+A.B']"],
  ["complement of several operands", "DISTRIBUTIVE_LAW", "[A.(B+C+(B+C)')]", "[A.B+A.C+A.(B+C)']"],
  ["absorption in the chain", "DISTRIBUTIVE_LAW", "[A.(A+B)]", "[A.A+A.B]"],
  ["absorption by several operands", "DISTRIBUTIVE_LAW", "[A.(B+C+(B+C).D)]", "[A.B+A.C+A.(B+C).D]"],
] as const)("clean before copying: %s", (_name, stepType, before, after) => {
  expect(orderOf(unmarked(before).text, [stepType, before, after])).toMatch("First comes");
});

test.each<[string, MarkedStep]>([
  ["another chain is not clean", ["DISTRIBUTIVE_LAW", "[A.(B+C)]+D''", "[A.B+A.C]+D''"]],
  ["only redundancy applies", ["DISTRIBUTIVE_LAW", "[A.(A'+B)]", "[A.A'+A.B]"]],
  ["factors are taken out", ["REVERSED_DISTRIBUTIVE_LAW", "[A''.B+A''.C]", "[A''.(B+C)]"]],
])("copying is free where %s", (_name, step) => {
  expect(orderOf(unmarked(step[1]).text, step)).toBe(null);
});

test("an X+X' just added may be opened, and only then", () => {
  const add: MarkedStep = ["OR_COMPLEMENT_LAW", "A.[1]+D''", "A.([B+B'])+D''"];
  const open: MarkedStep = ["DISTRIBUTIVE_LAW", "[A.(B+B')]+D''", "[A.B+A.B']+D''"];
  const clean: MarkedStep = ["DOUBLE_NEGATION_LAW", "A.(B+B')+[D'']", "A.(B+B')+[D]"];
  const late: MarkedStep = ["DISTRIBUTIVE_LAW", "[A.(B+B')]+D", "[A.B+A.B']+D"];
  expect(orderOf("A.1+D''", add, open)).toBe(null);
  expect(orderOf("A.1+D''", add, clean, late)).toMatch("First comes complement");
});
