// Circuits for the tests of circuits as functions, and what they give by the table of kinds alone.

import fc from "fast-check";
import type { Circuit, Part, PartId } from "#circuit/core/model/circuit.ts";
import { isSwitch, kinds, type Bit, type Kind } from "#circuit/core/model/kinds.ts";
import { plainKinds } from "./random-circuits.ts";

/** A part by its kind, its sources by their order from 1, and its name; ids are the order. */
export type Line = readonly [kind: Kind, from?: readonly PartId[], name?: string];

export function circuitOfLines(lines: readonly Line[]): Circuit {
  const parts = lines.map(([kind, , name], at): Part => ({
    id: at + 1,
    kind,
    x: 0,
    y: 0,
    ...(name !== undefined && { name }),
  }));
  const ends = lines.flatMap(([, from = []], at) => from.map((source) => ({ from: source, to: at + 1 })));
  return { parts, definitions: [], wires: ends.map((end, at) => ({ id: at + 1, ...end })) };
}

export function bulbsOf({ parts }: Circuit): readonly PartId[] {
  return parts.flatMap(({ id, kind }) => (kind === "bulb" ? [id] : []));
}

/** The outputs at these switch positions, by name; the circuit's wires all lead to later parts. */
export function outputsAt({ parts, wires }: Circuit, on: ReadonlyMap<string, Bit>): ReadonlyMap<PartId, Bit> {
  const outputs = new Map<PartId, Bit>();
  for (const { id, kind, name = "" } of parts) {
    const sources = wires.filter(({ to }) => to === id).map(({ from }) => outputs.get(from));
    const ones = sources.filter((output) => output === 1).length;
    outputs.set(id, kind === "switch" ? (on.get(name) ?? 0) : kinds[kind].evaluate(sources.length, ones));
  }
  return outputs;
}

/** Circuits without loops: switches first, then any parts with any sources before them, some without, then a bulb. */
export function aCircuit(switchesMax: number, gatesMax: number): fc.Arbitrary<Circuit> {
  const gate = fc.record({
    kind: fc.constantFrom(
      ...plainKinds.filter((kind) => !isSwitch(kind) && kind !== "bulb" && kind !== "note"),
    ),
    from: fc.array(fc.nat(), { maxLength: 4 }),
  });
  return fc
    .record({
      switches: fc.integer({ min: 0, max: switchesMax }),
      gates: fc.array(gate, { minLength: 1, maxLength: gatesMax }),
    })
    .map(({ switches, gates }) => {
      const lines: Line[] = Array.from({ length: switches }, (_, at) => ["switch", [], someNames[at] ?? ""]);
      for (const { kind, from } of gates) {
        const sources = lines.length === 0 ? [] : from.map((pick) => (pick % lines.length) + 1);
        lines.push([kind, [...new Set(sources)].slice(0, kinds[kind].inputsMax)]);
      }
      lines.push(["bulb", [lines.length], "F1"]);
      return circuitOfLines(lines);
    });
}

/** Not in variable order. */
const someNames = ["x2", "B", "x10", "A", "a", "C1", "C", "Z", "b", "D"];
