// The sheet on which a task begins: a switch for each variable and the bulbs, each below the other. Pure.

import type { Circuit, Part } from "../model/circuit.ts";

/** Below the card with the task. */
const top = 200;
const pitch = 60;
const bulbX = 420;

/**
 * @param names of the switches, in variable order
 * @param bulbs their names; of none one bulb gets a free name
 */
export function taskStart(names: readonly string[], bulbs: readonly string[] = []): Circuit {
  const switches = names.map((name, at): Part => ({
    id: at + 1,
    kind: "switch",
    name,
    on: false,
    x: 60,
    y: top + pitch * at,
  }));
  const ends = bulbs.length === 0 ? [freeName(names)] : bulbs;
  const first = top + (pitch * Math.max(0, names.length - ends.length)) / 2;
  const lit = ends.map((name, at): Part => ({
    id: names.length + 1 + at,
    kind: "bulb",
    name,
    x: bulbX,
    // A switch is 30 high, a bulb 40.
    y: first + pitch * at - 5,
  }));
  return { parts: [...switches, ...lit], wires: [], definitions: [] };
}

/** The first of F1, F2, … that is no variable. */
function freeName(names: readonly string[]): string {
  let number = 1;
  while (names.includes(`F${number}`)) number += 1;
  return `F${number}`;
}
