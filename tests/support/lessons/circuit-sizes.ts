// How many gates and levels the drawn circuit of an expression has.

import { expressionOf } from "#circuit/core/logic/expression.ts";
import { isGate } from "#circuit/core/model/kinds.ts";
import { circuitFrom, gateNumbers, type CircuitData } from "#learn/circuits/core/circuit-data.ts";

/** The gates with their numbers, each as its expression. */
export function gatesOf(bulbs: CircuitData["bulbs"]): readonly string[] {
  const circuit = circuitFrom(bulbs);
  return [...gateNumbers(circuit).keys()].map((id) => {
    const found = expressionOf(circuit, id);
    return found.kind === "expression" ? found.text : "";
  });
}

export const gateCount = (text: string): number => gatesOf([{ name: "Y", text }]).length;

/** The most gates on a way to the bulb. */
export function levelCount(text: string): number {
  const { parts, wires } = circuitFrom([{ name: "Y", text }]);
  const levelsOf = new Map<number, number>();
  for (const { id, kind } of parts) {
    const before = wires.filter(({ to }) => to === id).map(({ from }) => levelsOf.get(from) ?? 0);
    levelsOf.set(id, Math.max(0, ...before) + (isGate(kind) ? 1 : 0));
  }
  return Math.max(...levelsOf.values());
}
