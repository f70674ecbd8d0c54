// The sheet on which a task begins: a switch for each variable, below each other, and a bulb. Pure.

import type { Circuit, Part } from "../model/circuit.ts";

/** Below the card with the task. */
const top = 200;
const pitch = 60;
const bulbX = 420;

/** @param names in variable order */
export function taskStart(names: readonly string[]): Circuit {
  const switches = names.map((name, at): Part => ({
    id: at + 1,
    kind: "switch",
    name,
    on: false,
    x: 60,
    y: top + pitch * at,
  }));
  const middle = top + (pitch * Math.max(0, names.length - 1)) / 2;
  // A switch is 30 high, a bulb 40.
  const bulb: Part = { id: names.length + 1, kind: "bulb", name: freeName(names), x: bulbX, y: middle - 5 };
  return { parts: [...switches, bulb], wires: [], definitions: [] };
}

/** The first of F1, F2, … that is no variable. */
function freeName(names: readonly string[]): string {
  let number = 1;
  while (names.includes(`F${number}`)) number += 1;
  return `F${number}`;
}
