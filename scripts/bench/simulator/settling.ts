// How long circuits take to settle after a change, and the memory of a history.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { apply } from "#circuit/core/model/apply.ts";
import type { Circuit, State } from "#circuit/core/model/circuit.ts";
import type { Command } from "#circuit/core/model/command.ts";
import { startHistory, step, undo } from "#circuit/core/model/history.ts";
import { load } from "#circuit/core/model/load.ts";
import { printFigure } from "../figures.ts";
import { chain, openRing, rippleAdder } from "./circuits.ts";

const warmRuns = 30;
const runs = 60;

export function measureSettling(): void {
  for (const size of [1_000, 4_999]) {
    const row = load(chain(size));
    report(`toggle through ${size} NOTs`, row, { type: "toggle", id: 1 });
  }
  for (const bits of [64, 300]) {
    const circuit = rippleAdder(bits);
    const allOnes = circuit.parts.map((part) =>
      part.id > 1 && part.id <= bits + 1 ? { ...part, on: true } : part,
    );
    const adder = load({ ...circuit, parts: allOnes });
    report(`carry through ${bits} bits (${circuit.parts.length} parts)`, adder, { type: "toggle", id: 1 });
  }
  for (const size of [1_000, 5_000]) {
    const open = load(openRing(size));
    report(`ring of 3 among ${size} parts proven`, open, { type: "connect", from: size, to: size - 2 });
  }
  for (const size of [999, 4_999]) {
    const circuit = chain(size);
    report(`load ${size + 1} parts, from all 0`, circuit, null);
    report(`load ${size + 1} parts, as stored`, load(circuit), null);
  }
  reportMemory();
}

/**
 * Prints the time of a command, applied to the same state each time; without a command, the time of loading the
 * circuit.
 */
function report(name: string, circuit: Circuit | State, command: Command | null): void {
  const run = (): unknown =>
    command === null ? load(circuit) : "nextIds" in circuit ? apply(circuit, command) : null;
  for (let count = 0; count < warmRuns; count++) run();
  const times = Array.from({ length: runs }, () => {
    const startMs = performance.now();
    run();
    return performance.now() - startMs;
  });
  printFigure(name, times, "ms");
}

/** Prints the heap that a history of edits of 1,000 parts uses, and that after 500 undos. */
function reportMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  const usedMb = () => {
    if (typeof collect === "function") collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  for (const { name, edits, commandAt } of remembered) {
    let history = startHistory(load(chain(999)));
    const before = usedMb();
    for (let count = 0; count < edits; count++) {
      const result = apply(history.present, commandAt(count));
      if (result.ok) history = step(history, result.value, "");
    }
    const full = usedMb() - before;
    for (let count = 0; count < 500; count++) history = undo(history);
    const undone = usedMb() - before;
    printFigure(`heap after ${edits} ${name}, ${history.future.length} of them kept`, [full], "MB");
    printFigure(`heap after ${history.future.length} undos`, [undone], "MB");
  }
}

const remembered: readonly {
  readonly name: string;
  readonly edits: number;
  readonly commandAt: (count: number) => Command;
}[] = [
  {
    name: "drags of a part",
    edits: 2_000,
    commandAt: (count) => ({ type: "place", positions: [{ id: 1 + (count % 1_000), x: count, y: count }] }),
  },
  { name: "parts added", edits: 500, commandAt: () => ({ type: "add", kind: "and", x: 0, y: 0 }) },
];
