// Writes an example down: its parts, each with where it stands and what it gets its inputs from. Pure.

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

  /** For a loop, whose parts cannot all have their sources before them. */
  connect(from: PartId, to: PartId): void {
    this.wires.push({ id: this.wires.length + 1, from, to });
  }

  /** The gates whose output is 1 at first; of what is in no loop nothing need be said. */
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
