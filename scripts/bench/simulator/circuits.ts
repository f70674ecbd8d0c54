// Circuits to measure: drawn in rows, so that a picture of them looks like one.

import type { Circuit, PartId } from "#circuit/core/model/circuit.ts";
import type { Kind } from "#circuit/core/model/kinds.ts";

/** A circuit under construction; each part gets the next id. */
export class Drawing {
  private readonly parts: Circuit["parts"][number][] = [];
  private readonly wires: Circuit["wires"][number][] = [];

  add(kind: Kind, ...sources: readonly PartId[]): PartId {
    const id = this.parts.length + 1;
    const named =
      kind === "switch" || kind === "bulb" ? { name: `${kind === "switch" ? "A" : "F"}${id}` } : {};
    const switched = kind === "switch" ? { on: false } : {};
    const [x, y] = [(id % 40) * 100, Math.floor(id / 40) * 60];
    this.parts.push({ id, kind, x, y, ...named, ...switched });
    for (const from of sources) this.connect(from, id);
    return id;
  }

  connect(from: PartId, to: PartId): void {
    this.wires.push({ id: this.wires.length + 1, from, to });
  }

  circuit(): Circuit {
    return { parts: this.parts, definitions: [], wires: this.wires };
  }
}

/** A switch, part 1, and as many NOTs in a row. */
export function chain(nots: number): Circuit {
  const drawing = new Drawing();
  let last = drawing.add("switch");
  for (let count = 0; count < nots; count++) last = drawing.add("not", last);
  return drawing.circuit();
}

/** Adds two numbers and a carry of one bit, part 1; the first number's switches are parts 2 up to `bits` + 1. */
export function rippleAdder(bits: number): Circuit {
  const drawing = new Drawing();
  let carry = drawing.add("switch");
  const ones = Array.from({ length: bits }, () => drawing.add("switch"));
  for (const one of ones) {
    const other = drawing.add("switch");
    const half = xor(drawing, one, other);
    drawing.add("bulb", xor(drawing, half, carry));
    carry = drawing.add("or", drawing.add("and", one, other), drawing.add("and", half, carry));
  }
  drawing.add("bulb", carry);
  return drawing.circuit();
}

function xor(drawing: Drawing, one: PartId, other: PartId): PartId {
  return drawing.add("and", drawing.add("or", one, other), drawing.add("nand", one, other));
}

/** Three NOTs that one more wire would close to a ring, and a separate chain; `parts` in all. */
export function openRing(parts: number): Circuit {
  const drawing = new Drawing();
  let last = drawing.add("switch");
  for (let count = 0; count < parts - 4; count++) last = drawing.add("not", last);
  drawing.add("not", drawing.add("not", drawing.add("not")));
  return drawing.circuit();
}
