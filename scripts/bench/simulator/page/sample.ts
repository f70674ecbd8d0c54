// Generated circuits of any size, the same ones each time: columns of gates, each fed by gates a few columns to its
// left.

import type { Circuit, Part, State, Wire } from "../../../../web/src/circuit/core/model/circuit.ts";
import type { Bit, Kind } from "../../../../web/src/circuit/core/model/kinds.ts";

const gates: readonly Kind[] = ["and", "or", "nand", "nor", "not"];
const pitch = { x: 120, y: 60 } as const;

/** A state with one and a half wires for each part; its outputs are pseudo-random, not computed. */
export function sampleState(parts: number): State {
  const circuit = sampleCircuit(parts);
  return {
    ...circuit,
    nextIds: { part: parts + 1, wire: circuit.wires.length + 1 },
    outputs: new Map(circuit.parts.map(({ id }): [number, Bit] => [id, hash(id) % 2 === 0 ? 0 : 1])),
    unstable: new Set(),
    error: null,
    races: [],
  };
}

function sampleCircuit(count: number): Circuit {
  const rows = Math.ceil(Math.sqrt(count / 2));
  const parts = Array.from({ length: count }, (_, index): Part => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    const at = { id: index + 1, x: 40 + column * pitch.x, y: 40 + row * pitch.y };
    if (column === 0) return { ...at, kind: "switch", name: `A${row}`, on: row % 2 === 0 };
    if (index >= count - rows) return { ...at, kind: "bulb", name: `F${row}` };
    return { ...at, kind: gates[hash(index) % gates.length] ?? "and", showsOutput: index % 5 === 0 };
  });
  const wires: Wire[] = [];
  // One wire for each part, then a second for every gate that takes one, until there are one and a half for each part.
  for (const round of [0, 1])
    for (const { id, kind } of parts) {
      if (id <= rows || wires.length >= 1.5 * count) continue;
      if (round === 1 && (kind === "not" || kind === "bulb")) continue;
      const from = Math.max(1, id - rows + (hash(id + round) % 4) - 1 - 2 * round);
      wires.push({ id: wires.length + 1, from, to: id });
    }
  return { parts, definitions: [], wires };
}

function hash(value: number): number {
  return Math.imul(value, 2_654_435_761) >>> 8;
}
