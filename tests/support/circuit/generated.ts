// Circuits from a seed, for properties of routing and layout: without loops or with, of any size.

import type { Circuit, Part, PartId, Wire } from "#circuit/core/model/circuit.ts";
import { kinds, type Kind } from "#circuit/core/model/kinds.ts";
import type { Position } from "#circuit/core/model/command.ts";

export type Random = () => number;

/** From 0 inclusive to 1 exclusive; the same for the same seed. */
export function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const gates: readonly Kind[] = ["and", "or", "nand", "nor", "and", "or", "not", "not", "node"];

/** All at (0, 0): about a quarter switches, gates of one to four inputs, and a bulb at each loose end. */
export function generatedCircuit(seed: number, size: number, hasLoops: boolean): Circuit {
  const random = mulberry32(seed);
  const below = (count: number) => Math.floor(random() * count);
  const parts: Part[] = [];
  const wires: Wire[] = [];
  const add = (kind: Kind): PartId => {
    const id = parts.length + 1;
    parts.push({ id, kind, x: 0, y: 0 });
    return id;
  };
  const connect = (from: PartId, to: PartId) => {
    if (from === to || wires.some((wire) => wire.from === from && wire.to === to)) return;
    wires.push({ id: wires.length + 1, from, to });
  };
  const switches = Math.max(1, Math.round(size / 5));
  for (let index = 0; index < switches; index += 1) add("switch");
  while (parts.length < size) {
    const kind = gates[below(gates.length)] ?? "and";
    const known = parts.length;
    const id = add(kind);
    const inputs = kinds[kind].inputsMax === 1 ? 1 : ([2, 2, 2, 3, 4][below(5)] ?? 2);
    // Mostly from what came shortly before, as people build.
    for (let input = 0; input < inputs; input += 1)
      connect(random() < 0.7 ? Math.max(1, known - below(8)) : 1 + below(known), id);
  }
  if (hasLoops) {
    const open = parts.filter(({ kind }) => kinds[kind].inputsMax === Infinity);
    for (const { id } of open)
      if (random() < 0.15) connect(switches + 1 + below(parts.length - switches), id);
  }
  const used = new Set(wires.map((wire) => wire.from));
  for (const { id } of parts.slice()) if (!used.has(id)) connect(id, add("bulb"));
  return { parts, definitions: [], wires };
}

/** With every part somewhere on the grid, at least `gap` apart from all others; less than 0 lets them overlap. */
export function scattered(circuit: Circuit, seed: number, gap: number): Circuit {
  const random = mulberry32(seed);
  const extent = 60 + 110 * Math.ceil(Math.sqrt(circuit.parts.length));
  const there: Part[] = [];
  for (const part of circuit.parts) {
    const { width, height } = kinds[part.kind];
    let range = extent;
    for (;;) {
      const x = 5 * Math.floor((random() * range) / 5);
      const y = 5 * Math.floor((random() * range) / 5);
      const isFree = there.every((other) => {
        const size = kinds[other.kind];
        return (
          x >= other.x + size.width + gap ||
          other.x >= x + width + gap ||
          y >= other.y + size.height + gap ||
          other.y >= y + height + gap
        );
      });
      if (isFree) {
        there.push({ ...part, x, y });
        break;
      }
      range += 10;
    }
  }
  return { ...circuit, parts: there };
}

export function placed(circuit: Circuit, positions: readonly Position[]): Circuit {
  const byId = new Map(positions.map((position) => [position.id, position]));
  return { ...circuit, parts: circuit.parts.map((part) => ({ ...part, ...byId.get(part.id) })) };
}

/** The same circuit with both lists in another order. */
export function shuffled(circuit: Circuit, seed: number): Circuit {
  const random = mulberry32(seed);
  const shuffle = <Item>(items: readonly Item[]): readonly Item[] =>
    items
      .map((item) => ({ item, key: random() }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ item }) => item);
  return { ...circuit, parts: shuffle(circuit.parts), wires: shuffle(circuit.wires) };
}
