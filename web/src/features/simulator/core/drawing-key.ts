// What the functions of a drawing depend on, as a text to compare. Pure.

import { flat } from "#circuit/core/model/boxes/flat.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";

/**
 * Differs for circuits that may have other functions, also where they differ inside a box: positions of switches and parts do
 * not count.
 */
export function drawingKey(circuit: Circuit): string {
  const { parts, wires } = flat(circuit);
  const drawn = parts.map(({ id, kind, name = "" }) => `${id}${kind}${name}`);
  const joined = wires.map(({ from, to }) => `${from}>${to}`);
  return [...drawn, ...joined].join(" ");
}
