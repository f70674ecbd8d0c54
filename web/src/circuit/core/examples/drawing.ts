// Builds an example from its parts, each with its position and its sources. Pure.

import type { Saved } from "../file/saved.ts";
import type { Part, PartId, Wire } from "../model/circuit.ts";
import type { Bit, Kind } from "../model/kinds.ts";

export class Drawing {
  private readonly parts: Part[] = [];
  private readonly wires: Wire[] = [];
  private readonly outputs = new Map<PartId, Bit>();

  switch(name: string, x: number, y: number): PartId {
    return this.part({ kind: "switch", name, on: false, x, y }, []);
  }

  bulb(name: string, x: number, y: number, from: PartId): PartId {
    return this.part({ kind: "bulb", name, x, y }, [from]);
  }

  gate(kind: Exclude<Kind, "switch" | "bulb">, x: number, y: number, from: readonly PartId[]): PartId {
    return this.part({ kind, x, y }, from);
  }

  /** Adds a wire, for a loop: its parts cannot all be added after their sources. */
  connect(from: PartId, to: PartId): void {
    this.wires.push({ id: this.wires.length + 1, from, to });
  }

  /** Sets the gates whose output is 1 at first. Only gates in loops need it. */
  startAtOne(...ids: readonly PartId[]): void {
    for (const id of ids) this.outputs.set(id, 1);
  }

  saved(name: string): Saved {
    return { name, parts: this.parts, wires: this.wires, outputs: this.outputs };
  }

  private part(part: Omit<Part, "id">, from: readonly PartId[]): PartId {
    const id = this.parts.length + 1;
    this.parts.push({ id, ...part });
    for (const source of from) this.connect(source, id);
    return id;
  }
}
