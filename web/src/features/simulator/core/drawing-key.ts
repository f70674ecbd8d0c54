// What the functions of a drawing depend on, as a text to compare. Pure.

import type { Circuit } from "#circuit/core/model/circuit.ts";

/** Differs for circuits that may have other functions: positions of switches and parts do not count. */
export function drawingKey({ parts, wires }: Circuit): string {
  const drawn = parts.map(({ id, kind, name = "" }) => `${id}${kind}${name}`);
  const joined = wires.map(({ from, to }) => `${from}>${to}`);
  return [...drawn, ...joined].join(" ");
}
