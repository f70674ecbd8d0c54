// The values of a network's signals at one row of the table. Pure.

import type { NetworkGate, NetworkSignal } from "#contract/generated/logic-types.ts";

/** `inputs` holds the value of each variable. */
export function valuesOf(
  gates: readonly NetworkGate[],
  inputs: readonly boolean[],
): (signal: NetworkSignal) => boolean {
  const values: boolean[] = [];
  const of = (signal: NetworkSignal): boolean => {
    if (signal.kind === "constant") return signal.value;
    return (signal.kind === "gate" ? values : inputs)[signal.value] ?? false;
  };
  for (const { kind, inputs: signals } of gates) {
    const ones = signals.filter(of).length;
    const [all, any, odd] = [ones === signals.length, ones > 0, ones % 2 === 1];
    const value = { and: all, nand: !all, or: any, nor: !any, not: !any, xor: odd, xnor: !odd };
    values.push(value[kind]);
  }
  return of;
}
