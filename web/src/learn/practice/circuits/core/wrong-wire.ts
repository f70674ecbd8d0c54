// A circuit in which one wire begins at the wrong part, so that no other wire explains what is wrong. Pure.

import { firstDifference, type NamedColumn } from "#circuit/core/logic/first-difference.ts";
import { tableOf } from "#circuit/core/logic/table.ts";
import type { Circuit, PartId, Wire } from "#circuit/core/model/circuit.ts";
import { isGate } from "#circuit/core/model/kinds.ts";
import { wiresFrom, wiresInto } from "#circuit/core/model/wiring.ts";
import type { Random } from "../../core/random.ts";

export interface WrongWire {
  /** With the wrong wire, and without positions. */
  readonly circuit: Circuit;
  readonly wire: Wire;
  /** The part at which the wire must begin. */
  readonly should: PartId;
}

/** One end of one wire moved to another part. Null for a circuit in which no such wire would do. */
export function wrongWireIn(circuit: Circuit, random: Random): WrongWire | null {
  const right = columnOf(circuit);
  if (!right) return null;
  for (const { changed, wire } of random.shuffled(rewired(circuit))) {
    const column = columnOf(changed);
    if (!column || !firstDifference(column, right) || !isWhole(changed)) continue;
    const ways = rewired(changed).filter((way) => {
      const repaired = columnOf(way.changed);
      return repaired && !firstDifference(repaired, right);
    });
    const [way, ...others] = ways;
    if (way?.wire.id === wire.id && others.length === 0)
      return { circuit: changed, wire, should: way.wire.from };
  }
  return null;
}

/** The row in which two circuits with one bulb each differ first; null if none does. */
export function firstWrongRow(circuit: Circuit, right: Circuit) {
  const [one, other] = [columnOf(circuit), columnOf(right)];
  return one && other && firstDifference(one, other);
}

interface Rewired {
  readonly changed: Circuit;
  /** As it is in the changed circuit. */
  readonly wire: Wire;
}

/** The circuit with one wire to a gate begun at another switch or gate, in all ways. Some have a loop. */
function rewired(circuit: Circuit): readonly Rewired[] {
  const { parts, wires } = circuit;
  const kindOf = new Map(parts.map(({ id, kind }) => [id, kind]));
  const sources = parts.filter(({ kind }) => kind === "switch" || isGate(kind));
  return wires.flatMap((wire) => {
    const kind = kindOf.get(wire.to);
    if (!kind || !isGate(kind)) return [];
    const met = new Set([wire.to, ...wiresInto(circuit, wire.to).map(({ from }) => from)]);
    return sources
      .filter(({ id }) => !met.has(id))
      .map(({ id: from }) => {
        const moved = { ...wire, from };
        return {
          wire: moved,
          changed: { ...circuit, wires: wires.map((each) => (each === wire ? moved : each)) },
        };
      });
  });
}

/** Whether each part but the bulb is the source of a wire: a part without a wire would tell where the wire is missing. */
function isWhole(circuit: Circuit): boolean {
  return circuit.parts.every(({ id, kind }) => kind === "bulb" || wiresFrom(circuit, id).length > 0);
}

/** Of the only bulb; null in a loop. */
function columnOf(circuit: Circuit): NamedColumn | null {
  const bulb = circuit.parts.find(({ kind }) => kind === "bulb");
  const table = bulb && tableOf(circuit, [bulb.id]);
  if (table?.kind !== "table") return null;
  const [column] = table.columns;
  return column ? { names: table.names, column } : null;
}
