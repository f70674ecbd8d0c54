// The simulator's address: #/csim?input=…&fn=…&fn=… for the circuit of expressions, #/csim?circuit=… for a packed one,
// #/csim?task=…&gates=… for a task to build a circuit; #/csim?replacement=… for a packed one that takes the place of the open
// circuit's gates.

import type { AddressCodec } from "./codec.ts";

/** A circuit to be built: its function as a typed text, and the only kinds of gates that it may have; none for any. */
export interface BuildTask {
  readonly task: string;
  readonly gates: readonly string[];
}

export type SimulatorSetup =
  /** The texts of one or several functions. */
  | { readonly functions: readonly string[] }
  /** The packed circuit, as in a link. */
  | { readonly circuit: string }
  /** Opens a sheet with the task's switches and a bulb. */
  | BuildTask;

export const simulatorAddress: AddressCodec<SimulatorSetup> = {
  path: "/csim",
  texts: ["input", "fn", "circuit", "task"],
  choices: ["gates"],
  write: (setup) => {
    if ("circuit" in setup) return [["circuit", setup.circuit]];
    if ("task" in setup) return writeTask("task", "gates", setup);
    return setup.functions.map((text, at) => [at === 0 ? "input" : "fn", text] as const);
  },
  read: (parameters) => {
    const circuit = parameters.get("circuit");
    if (circuit) return { circuit };
    const task = readTask(parameters, "task", "gates");
    if (task) return task;
    const texts = [...parameters.getAll("input"), ...parameters.getAll("fn")];
    const functions = texts.filter((text) => text.trim() !== "");
    return functions.length > 0 ? { functions } : null;
  },
};

/** A packed circuit whose gates take the place of those of the open circuit. */
export interface Replacement {
  readonly replacement: string;
}

export const replacementAddress: AddressCodec<Replacement | null> = {
  path: "/csim",
  texts: ["replacement"],
  choices: [],
  write: (setup) => (setup ? [["replacement", setup.replacement]] : []),
  read: (parameters) => {
    const replacement = parameters.get("replacement");
    return replacement ? { replacement } : null;
  },
};

/** The task that somebody is at: it stays in the address, so that a reload shows it again with the circuit so far. */
export const buildingAddress: AddressCodec<BuildTask | null> = {
  path: "/csim",
  texts: ["building"],
  choices: ["with"],
  write: (task) => (task ? writeTask("building", "with", task) : []),
  read: (parameters) => readTask(parameters, "building", "with"),
};

function writeTask(text: string, gates: string, setup: BuildTask) {
  const named = [[text, setup.task] as const];
  return setup.gates.length === 0 ? named : [...named, [gates, setup.gates.join(",")] as const];
}

function readTask(parameters: URLSearchParams, text: string, gates: string): BuildTask | null {
  const task = parameters.get(text)?.trim();
  if (!task) return null;
  const kinds = parameters.get(gates)?.split(",") ?? [];
  return { task, gates: kinds.filter((kind) => kind !== "") };
}
