import { expect, test } from "vitest";
import type { NetworkGate, NetworkGateKind, NetworkSignal } from "#contract/generated/logic-types.ts";
import {
  gateExpressions,
  gateList,
  gateNamer,
  gateTextCharsMax,
} from "#features/generator/core/gate-texts.ts";

const variables = ["A", "B", "C"];

/** "A" is a variable, "1" a constant, "g1" a gate. */
function signal(text: string): NetworkSignal {
  if (text === "0" || text === "1") return { kind: "constant", value: text === "1" };
  if (text.startsWith("g")) return { kind: "gate", value: Number(text.slice(1)) - 1 };
  return { kind: "input", value: variables.indexOf(text) };
}

function gate(text: string): NetworkGate {
  const [kind = "", ...inputs] = text.split(" ");
  return { kind: kind as NetworkGateKind, inputs: inputs.map(signal) };
}

test.each([
  [["and A B"], "A.B"],
  [["or A B", "and g1 C"], "(A+B).C"],
  [["and A B", "or g1 C"], "A.B+C"],
  [["not A", "and g1 B"], "A'.B"],
  [["nand A B"], "(A.B)'"],
  [["nand A"], "A'"],
  [["nand A", "nor g1"], "A''"],
  [["nor A B", "or g1 C"], "(A+B)'+C"],
  [["or A B", "not g1"], "(A+B)'"],
  [["xor A B", "xnor g1 C"], "((A^B)^C)'"],
  [["xor A B", "or g1 C"], "A^B+C"],
  [["and A B", "xor g1 C"], "A.B^C"],
  [["or A B", "xor g1 C"], "(A+B)^C"],
  [["or A B", "or g1 C"], "(A+B)+C"],
])("the last of %j is written %s", (gates, text) => {
  const expressionOf = gateExpressions(variables, gates.map(gate));
  expect(expressionOf({ kind: "gate", value: gates.length - 1 })).toBe(text);
});

test("inputs and constants are written as they are", () => {
  const expressionOf = gateExpressions(variables, []);
  expect(["C", "0", "1"].map((text) => expressionOf(signal(text)))).toEqual(["C", "0", "1"]);
});

test("an expression that doubles with each gate is not written past the limit", () => {
  const doubling = ["xor A B", ...Array.from({ length: 30 }, (_, at) => `xnor g${at + 1} g${at + 1}`)];
  const expressionOf = gateExpressions(variables, doubling.map(gate));
  const texts = doubling.map((_, value) => expressionOf({ kind: "gate", value }));
  expect(texts.filter((text) => text !== null).length).toBeGreaterThan(5);
  expect(Math.max(...texts.map((text) => text?.length ?? 0))).toBeLessThanOrEqual(gateTextCharsMax);
  expect(texts.at(-1)).toBeNull();
});

test("the list has a line for each gate and each output", () => {
  const outputs = [
    { name: "S", signal: signal("g2") },
    { name: "T", signal: signal("A") },
    { name: "U", signal: signal("1") },
  ];
  expect(gateList(variables, ["nand A B", "nand g1 C"].map(gate), outputs)).toBe(
    "g1 = NAND(A, B)\ng2 = NAND(g1, C)\nS = g2\nT = A\nU = 1",
  );
});

test("gates get no name that something else has", () => {
  expect(gateNamer(["A", "g"])(0)).toBe("g1");
  expect(gateNamer(["g7"])(0)).toBe("gg1");
  expect(gateNamer(["g7", "gg1"])(4)).toBe("ggg5");
});
