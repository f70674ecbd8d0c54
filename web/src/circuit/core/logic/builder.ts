// Builds a circuit part by part; equal parts are made once. Pure; a caller lays the parts out.

import type { Circuit, Part, PartId, Wire } from "../model/circuit.ts";
import type { GateKind, Kind } from "../model/kinds.ts";

export class CircuitBuilder {
  private readonly parts: Part[] = [];
  private readonly wires: Wire[] = [];
  /** The parts with a function of their own, by kind and sources. */
  private readonly known = new Map<string, PartId>();

  switch(name: string): PartId {
    return this.part("switch", [], name);
  }

  bulb(name: string, source: PartId): PartId {
    return this.part("bulb", [source], name);
  }

  /** A Node without a wire: 0. */
  zero(): PartId {
    return this.once("0", () => this.part("node", []));
  }

  /** The part Zero or One. */
  constant(one: boolean): PartId {
    const kind = one ? "one" : "zero";
    return this.once(kind, () => this.part(kind, []));
  }

  /** The gate of these operands; NOT has one operand. The same operands in another order give the same gate. */
  gate(kind: GateKind, operands: readonly PartId[]): PartId {
    const sources = this.apart(operands);
    const sorted = [...sources];
    sorted.sort((one, other) => one - other);
    return this.once(`${kind} ${sorted.join(" ")}`, () => this.part(kind, sources));
  }

  circuit(): Circuit {
    return { parts: this.parts, wires: this.wires, definitions: [] };
  }

  /**
   * Two parts can have only one wire between them. A repeated operand therefore comes through a Node, so that the gate
   * still shows as many inputs as were written.
   */
  private apart(operands: readonly PartId[]): PartId[] {
    const met = new Map<PartId, number>();
    return operands.map((operand) => {
      const before = met.get(operand) ?? 0;
      met.set(operand, before + 1);
      if (before === 0) return operand;
      return this.once(`node ${operand} ${before}`, () => this.part("node", [operand]));
    });
  }

  private once(key: string, build: () => PartId): PartId {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const id = build();
    this.known.set(key, id);
    return id;
  }

  private part(kind: Kind, sources: readonly PartId[], name?: string): PartId {
    const id = this.parts.length + 1;
    const named = name === undefined ? {} : { name };
    this.parts.push({ id, kind, x: 0, y: 0, ...named, ...(kind === "switch" && { on: false }) });
    for (const from of sources) this.wires.push({ id: this.wires.length + 1, from, to: id });
    return id;
  }
}
