// The table of a drawn circuit: 500 gates over the rows of 12 switches.

import { tableOf } from "../../../web/src/circuit/core/logic/table.ts";
import type { Circuit, Part, Wire } from "../../../web/src/circuit/core/model/circuit.ts";
import type { Kind } from "../../../web/src/circuit/core/model/kinds.ts";
import { mulberry32 } from "../core/timing.ts";
import { printFigure } from "../figures.ts";

const switches = 12;
const gates = 500;
const runs = 21;
const boundMs = 20;
const gateKinds: readonly Kind[] = ["and", "or", "nand", "nor"];

export function measureTable(): void {
  const circuit = circuitOfGates();
  const bulb = circuit.parts.length;
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startMs = performance.now();
    const table = tableOf(circuit, [bulb]);
    times.push(performance.now() - startMs);
    if (table.kind !== "table" || table.names.length !== switches)
      throw new Error("The circuit has another table than was asked for.");
  }
  printFigure(
    `simulator, table of ${switches} switches and ${gates} gates (at most ${boundMs})`,
    times,
    "ms",
  );
}

/** Each gate takes the part before it and two others before that, so that the last one depends on all gates. */
function circuitOfGates(): Circuit {
  const random = mulberry32(17);
  const parts: Part[] = [];
  const wires: Wire[] = [];
  const add = (kind: Kind, from: ReadonlySet<number>, name?: string) => {
    const id = parts.length + 1;
    parts.push({ id, kind, x: 0, y: 0, ...(name !== undefined && { name }) });
    for (const source of from) wires.push({ id: wires.length + 1, from: source, to: id });
  };
  for (let at = 0; at < switches; at += 1) add("switch", new Set(), `x${at}`);
  for (let at = 0; at < gates; at += 1) {
    const before = () => 1 + Math.floor(random() * parts.length);
    const first = at < switches ? at + 1 : before();
    add(gateKinds[at % gateKinds.length] ?? "and", new Set([parts.length, first, before()]));
  }
  add("bulb", new Set([parts.length]), "F1");
  return { parts, definitions: [], wires };
}
