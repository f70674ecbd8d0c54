import { expect, test } from "vitest";
import type { NetworkGate, NetworkGateKind } from "#contract/generated/logic-types.ts";
import { chipsOf } from "#circuit/core/logic/chips.ts";

/** Gates by kind and number of inputs: "nand 2, nand 3". */
function gates(text: string): readonly NetworkGate[] {
  return text.split(", ").map((gate) => {
    const [kind = "", inputs = ""] = gate.split(" ");
    return {
      kind: kind as NetworkGateKind,
      inputs: Array.from({ length: Number(inputs) }, (_, value) => ({ kind: "input", value })),
    };
  });
}

test.each([
  ["nand 2", "1 × 7400", 1, 4],
  ["nand 2, nand 2, nand 2, nand 1, nand 2", "2 × 7400", 5, 8],
  // The last two-input NAND takes a gate of the 7410 that is left.
  ["nand 3, nand 2, nand 2, nand 2, nand 2, nand 2", "1 × 7400, 1 × 7410", 6, 7],
  ["nand 4", "1 × 7420", 1, 2],
  ["nand 8", "1 × 7430", 1, 1],
  // Two inputs of nine come through an AND.
  ["nand 9", "1 × 7408, 1 × 7430", 2, 5],
  ["nor 3", "1 × 7427", 1, 3],
  ["nor 4", "1 × 7427, 1 × 7432", 2, 7],
  ["or 3", "1 × 7432", 2, 4],
  ["and 2, or 2", "1 × 7408, 1 × 7432", 2, 8],
  ["and 3, and 2", "1 × 7411", 2, 3],
  ["and 5", "1 × 7421", 2, 2],
  ["not 1, not 1", "1 × 7404", 2, 6],
  // A NAND that is left is the inverter.
  ["nand 2, not 1", "1 × 7400", 2, 4],
  ["xor 2, xnor 2", "1 × 7486", 3, 4],
  ["xor 5", "1 × 7486", 4, 4],
])("%s take %s", (text, chips, used, all) => {
  const found = chipsOf(gates(text));
  expect(found.chips.map(({ name, count }) => `${count} × ${name}`).join(", ")).toBe(chips);
  expect([found.used, found.gates]).toEqual([used, all]);
});

test("no gates take no chips", () => {
  expect(chipsOf([])).toEqual({ chips: [], used: 0, gates: 0 });
});
