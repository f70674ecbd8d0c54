// The circuits of the lessons against the crate, and what lessons 07 and 08 say of them.

import { describe, expect, test } from "vitest";
import type { Bit } from "#circuit/core/model/kinds.ts";
import { circuitFrom, switchNames } from "#learn/circuits/core/circuit-data.ts";
import { spokenCircuit } from "#learn/circuits/core/spoken-circuit.ts";
import { full, half } from "#lessons/07/adders/core/data.ts";
import { circuits as levels } from "#lessons/07/levels/core/data.ts";
import { circuits as trees, questions } from "#lessons/07/trees/core/data.ts";
import { circuits as only } from "#lessons/08/only/core/data.ts";
import { circuits as xor } from "#lessons/08/xor/core/data.ts";
import { bulbsOf, outputsAt } from "#support/circuit/drawn-circuits.ts";
import { gateCount, gatesOf, levelCount } from "#support/lessons/circuit-sizes.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";
import { crateDifference, crateTable } from "#support/logic/crate-values.ts";

const rowOf = (names: readonly string[], row: number) =>
  new Map(
    names.map((name, at): [string, Bit] => [name, ((row >> (names.length - 1 - at)) & 1) === 1 ? 1 : 0]),
  );

test.each(lessonData.circuits)("$name: each bulb has the crate's value in each row", ({ value }) => {
  const circuit = circuitFrom(value.bulbs);
  const [first = "", ...others] = value.bulbs.map(({ text }) => text);
  const { variables, rows, columns } = crateTable(first, ...others);
  expect(switchNames(circuit)).toEqual(variables);
  const bulbs = bulbsOf(circuit);
  expect(bulbs).toHaveLength(value.bulbs.length);
  for (let row = 0; row < rows; row += 1) {
    const outputs = outputsAt(circuit, rowOf(variables, row));
    expect(bulbs.map((id) => outputs.get(id))).toEqual(columns.map((column) => column[row]));
  }
  for (const { name } of value.bulbs) expect(variables).not.toContain(name);
  expect(lessonData.circuits.filter((other) => other.value.id === value.id)).toHaveLength(1);
});

describe("lesson 07", () => {
  test("F of the first circuit is 1 in three rows", () => {
    const [column = []] = crateTable(trees.tree.bulbs[0].text).columns;
    expect(column.filter((bit) => bit === 1)).toHaveLength(3);
  });

  test("the numbered gates have the expressions that the questions name", () => {
    const gates = gatesOf(trees.read.bulbs);
    expect(gates.slice(0, 3)).toEqual(["C'", "A.B", "C'+A.B"]);
    expect(crateDifference(questions.innerGate.answer, gates[2] ?? "")).toBeNull();
    expect(gatesOf(levels.levels.bulbs)).toEqual(["(A.B)'", "C+(A.B)'", "D.(C+(A.B)')"]);
  });

  test.each([
    ["(A+B').(A'+C)", 5],
    ["(A^B).C+(A^B)'.D", 5],
    ["A'.B+A'.C", 4],
    ["A.(B+C)", 2],
    ["A.B+A.C", 3],
  ])("the circuit of %s has %i gates", (text, count) => {
    expect(gateCount(text)).toBe(count);
  });

  test.each([
    ["((A.B)'+C).D", 3],
    ["A.(B+C.(D+A))", 4],
    ["A.B+A.C+B.C", 2],
    ["(A+B).(A+C).(B+C)", 2],
    ["A.(B+C)", 2],
    ["A.B+A.C", 2],
  ])("the circuit of %s has %i levels", (text, count) => {
    expect(levelCount(text)).toBe(count);
  });

  test("the two two-level forms are one function, and so are F and G", () => {
    for (const { bulbs } of [levels.twoForms, levels.factored])
      expect(crateDifference(bulbs[0].text, bulbs[1].text)).toBeNull();
  });

  test.each([
    ["half", half, 2],
    ["full", full, 3],
  ] as const)("carry and sum of the %s adder are the number of ones, in each row", (_, adder, bits) => {
    const { columns, rows } = crateTable(adder.carry, adder.sum);
    expect(rows).toBe(2 ** bits);
    for (let row = 0; row < rows; row += 1) {
      const ones = row.toString(2).replaceAll("0", "").length;
      expect(2 * (columns[0]?.[row] ?? 0) + (columns[1]?.[row] ?? 0)).toBe(ones);
    }
  });

  test("of the two half adders of a full adder never both have a carry", () => {
    expect(crateDifference("(A.B).((A^B).C)", "A.A'+B.B'+C.C'")).toBeNull();
  });
});

describe("lesson 08", () => {
  test("NAND of five inputs is 0 in one row, and both circuits of a figure with two bulbs are one function", () => {
    const [column = []] = crateTable("(A.B.C.D.E)'").columns;
    expect(column.filter((bit) => bit === 0)).toHaveLength(1);
    for (const { bulbs } of [only.nandNand, only.pushed])
      expect(crateDifference(bulbs[0].text, bulbs[1].text)).toBeNull();
  });

  test("A.B+A'.C takes four NAND gates, and the pushed NOR is AND of the complements", () => {
    expect(gateCount("((A.B)'.(A'.C)')'")).toBe(4);
    expect(gateCount("(A'.B')'")).toBe(3);
    expect(crateDifference("(A+B)'", "A'.B'")).toBeNull();
    expect(crateDifference("A'+B'", "(A.B)'")).toBeNull();
    expect(crateDifference("(A'.B')'", "A+B")).toBeNull();
  });

  test("the numbers are equal in the rows in which E is 1, and one changed bit changes the parity", () => {
    const [column = []] = crateTable(xor.equalNumbers.bulbs[0].text).columns;
    expect(xor.equalNumbers.caption).toMatch(
      /\{A\} is compared with \{C\}, and \{B\} with \{D\}: \{E\} is 1 if both are equal$/,
    );
    for (const [row, bit] of column.entries()) expect(bit === 1, `row ${row}`).toBe(row >> 2 === (row & 3));
    const [parity = []] = crateTable(`${xor.parity.bulbs[0].text}^D`).columns;
    for (const [row, bit] of parity.entries())
      for (const place of [1, 2, 4, 8]) expect(parity[row ^ place]).toBe(1 - bit);
    // 101 with its parity 0.
    expect(parity[0b1010]).toBe(0);
    const [f, g] = xor.inverter.bulbs;
    for (const [text, name] of [
      [f.text, "A"],
      [g.text, "B"],
    ] as const) {
      expect(crateDifference(`S'.(${text})`, `S'.${name}`)).toBeNull();
      expect(crateDifference(`S.(${text})`, `S.${name}'`)).toBeNull();
    }
  });
});

test("a circuit is read aloud gate by gate", () => {
  expect(spokenCircuit(circuitFrom(trees.read.bulbs))).toBe(
    "Circuit. Gate 1: NOT of C. Gate 2: AND of A and B. Gate 3: OR of gate 2 and gate 1. " +
      "Gate 4: OR of A and C. Gate 5: AND of gate 3 and gate 4. F is gate 5.",
  );
  expect(spokenCircuit(circuitFrom([{ name: "F", text: "(A.A)'+B.C.D" }]))).toBe(
    "Circuit. Gate 1: NAND of A and A. Gate 2: AND of B, C and D. Gate 3: OR of gate 1 and gate 2. F is gate 3.",
  );
});
