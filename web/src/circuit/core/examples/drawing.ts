// Builds an example from its parts, each with its position and its sources. Pure.

import type { Saved } from "../file/saved.ts";
import { pinParts, pinsOfDefinition, pinsOfDisplay, sizeOfBox, type Pin } from "../model/boxes/pins.ts";
import type { Definition, Part, PartId, Wire } from "../model/circuit.ts";
import type { Bit, DisplayKind, Kind } from "../model/kinds.ts";
import { laidOut } from "../scene/layout.ts";

interface Pins {
  readonly inputs: readonly PartId[];
  readonly outputs: readonly PartId[];
}

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

  /**
   * Adds a box, and returns its pins from the top.
   *
   * @param from the sources of its inputs from the top
   */
  box(definition: Definition, x: number, y: number, from: readonly PartId[]): Pins {
    const { id, name } = definition;
    const pins = pinsOfDefinition(definition);
    const owner = this.part({ kind: "box", definition: id, name, x, y, ...sizeOfBox(name, pins) }, []);
    return this.pins(owner, pins, from);
  }

  /** @param from the sources of its pins from the top */
  display(kind: DisplayKind, from: readonly PartId[]): void {
    this.pins(this.part({ kind, x: 0, y: 0 }, []), pinsOfDisplay(kind), from);
  }

  clock(name: string, period: number): PartId {
    return this.part({ kind: "clock", name, period, on: false, x: 0, y: 0 }, []);
  }

  saved(name: string, definitions: readonly Definition[] = []): Saved {
    const { parts, wires, outputs } = this;
    return { name, parts, wires, outputs, definitions };
  }

  /** The same with positions from the layout, and with the definitions of its boxes. */
  laidOut(name: string, definitions: readonly Definition[] = []): Saved {
    return { ...this.saved(name, definitions), ...laidOut(this.saved(name, definitions)) };
  }

  private pins(owner: PartId, pins: readonly Pin[], from: readonly PartId[]): Pins {
    const part = this.parts[owner - 1];
    const added = part ? pinParts(part, pins, (pin) => owner + 1 + pins.indexOf(pin)) : [];
    this.parts.push(...added);
    const idsOf = (kind: Kind) => added.filter((pin) => pin.kind === kind).map(({ id }) => id);
    const [inputs, outputs] = [idsOf("inputPin"), idsOf("outputPin")];
    for (const [index, source] of from.entries()) this.connect(source, inputs[index] ?? 0);
    return { inputs, outputs };
  }

  private part(part: Omit<Part, "id">, from: readonly PartId[]): PartId {
    const id = this.parts.length + 1;
    this.parts.push({ id, ...part });
    for (const source of from) this.connect(source, id);
    return id;
  }
}
