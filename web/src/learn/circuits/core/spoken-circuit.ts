// A circuit in words, for readers who do not see its drawing. Pure.

import type { Circuit, PartId } from "#circuit/core/model/circuit.ts";
import { isGate, kinds } from "#circuit/core/model/kinds.ts";
import { wiresInto } from "#circuit/core/model/wiring.ts";
import { lessonCircuits as texts } from "#messages/lesson-circuits.ts";
import { gateNumbers } from "./circuit-data.ts";

/** `Circuit. Gate 1: AND of A and B. Gate 2: OR of gate 1 and C. F is gate 2.` */
export function spokenCircuit(circuit: Circuit): string {
  const nameOf = partNamer(circuit);
  const sentences = circuit.parts.flatMap(({ id, kind, name = "" }) => {
    const sources = wiresInto(circuit, id).map(({ from }) => nameOf(from));
    if (isGate(kind)) return [texts.spokenGate(nameOf(id), kinds[kind].label, sources)];
    return kind === "bulb" ? [texts.spokenBulb(name, sources[0] ?? "0")] : [];
  });
  return texts.spoken(sentences);
}

/** The name of a switch, and for a gate its number in words; a Node passes on the name of its source. */
export function partNamer(circuit: Circuit): (id: PartId) => string {
  const numbers = gateNumbers(circuit);
  const parts = new Map(circuit.parts.map((part) => [part.id, part]));
  const nameOf = (id: PartId): string => {
    const number = numbers.get(id);
    if (number !== undefined) return texts.gate(number);
    const part = parts.get(id);
    const source = part?.kind === "node" ? wiresInto(circuit, id)[0] : undefined;
    return source ? nameOf(source.from) : (part?.name ?? "0");
  };
  return nameOf;
}
