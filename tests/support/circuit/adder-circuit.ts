// A ripple adder drawn from the simulator's gates, nine a bit: what a link must have room for.

import type { Saved } from "#circuit/core/file/saved.ts";
import type { Part, Wire } from "#circuit/core/model/circuit.ts";
import type { Kind } from "#circuit/core/model/kinds.ts";

export function adderCircuit(bits: number): Saved {
  const parts: Part[] = [];
  const wires: Wire[] = [];
  const add = (kind: Kind, x: number, y: number, rest: Partial<Part>, ...from: number[]): number => {
    const id = parts.length + 1;
    parts.push({ id, kind, x, y, ...rest });
    for (const source of from) wires.push({ id: wires.length + 1, from: source, to: id });
    return id;
  };
  const xor = (x: number, y: number, one: number, other: number) => {
    const or = add("or", x, y, {}, one, other);
    const nand = add("nand", x, y + 60, {}, one, other);
    return add("and", x + 120, y + 30, {}, or, nand);
  };

  let carry = add("switch", 40, 40, { name: "C", on: true });
  for (let bit = 0; bit < bits; bit += 1) {
    const y = 120 + bit * 280;
    const a = add("switch", 40, y, { name: `A${bit}`, on: bit % 2 === 0 });
    const b = add("switch", 40, y + 100, { name: `B${bit}`, on: bit % 3 === 0 });
    const half = xor(160, y, a, b);
    const sum = xor(420, y, half, carry);
    const made = add("and", 420, y + 180, {}, a, b);
    const passed = add("and", 420, y + 120, {}, half, carry);
    add("bulb", 700, y + 30, { name: `Sum_${bit}`, ...(bit === 0 ? { showsOutput: true } : {}) }, sum);
    carry = add("or", 560, y + 150, {}, made, passed);
  }
  add("bulb", 700, 120 + bits * 280, { name: "Carry" }, carry);
  const outputs = new Map(parts.filter(({ kind }) => kind === "or").map(({ id }) => [id, 1] as const));
  return { name: `${bits}-bit adder`, parts, definitions: [], wires, outputs };
}
