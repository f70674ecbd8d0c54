// The simulator's address: #/csim?input=…&fn=…&fn=… for the circuit of expressions, #/csim?circuit=… for a packed one,
// #/csim?task=…&task=…&names=S,C&gates=…&most=5 for a task to build a circuit, or with steps=… for one that remembers; #/csim?replacement=… for a packed one that takes the place of the open
// circuit's gates.

import type { AddressCodec } from "./codec.ts";

/** A circuit to be built. */
export interface BuildTask {
  /** The function of the first bulb as a typed text; empty where the circuit remembers, and `steps` say what it is to do. */
  readonly task: string;
  /** The only kinds of gates that it may have; none for any. */
  readonly gates: readonly string[];
  /** The functions of the further bulbs. */
  readonly more?: readonly string[];
  /** The names of the bulbs in their order; left out for one bulb of any name. */
  readonly names?: readonly string[];
  /** The most gates that it may have. */
  readonly most?: number;
  /** What is set one after the other, and what the bulbs then show: `D=1,E=1>Q=1,Qn=0;E=0>Q=1,Qn=0`. */
  readonly steps?: string;
}

/** The names in the address of a task that is asked for, and of the one that somebody is at. */
const asked = { task: "task", gates: "gates", names: "names", most: "most", steps: "steps" } as const;
const building = { task: "building", gates: "with", names: "bulbs", most: "limit", steps: "then" } as const;

export type SimulatorSetup =
  /** The texts of one or several functions. */
  | { readonly functions: readonly string[] }
  /** The packed circuit, as in a link. */
  | { readonly circuit: string }
  /** Opens a sheet with the task's switches and a bulb. */
  | BuildTask;

export const simulatorAddress: AddressCodec<SimulatorSetup> = {
  path: "/csim",
  texts: ["input", "fn", "circuit", asked.task, asked.steps],
  choices: [asked.gates, asked.names, asked.most],
  write: (setup) => {
    if ("circuit" in setup) return [["circuit", setup.circuit]];
    if ("task" in setup) return writeTask(asked, setup);
    return setup.functions.map((text, at) => [at === 0 ? "input" : "fn", text] as const);
  },
  read: (parameters) => {
    const circuit = parameters.get("circuit");
    if (circuit) return { circuit };
    const task = readTask(parameters, asked);
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
  texts: [building.task, building.steps],
  choices: [building.gates, building.names, building.most],
  write: (task) => (task ? writeTask(building, task) : []),
  read: (parameters) => readTask(parameters, building),
};

function writeTask(
  of: typeof asked | typeof building,
  { task, gates, more = [], names = [], most, steps = "" }: BuildTask,
): readonly (readonly [string, string])[] {
  return [
    ...[task, ...more].filter((text) => text !== "").map((text) => [of.task, text] as const),
    ...(names.length === 0 ? [] : [[of.names, names.join(",")] as const]),
    ...(gates.length === 0 ? [] : [[of.gates, gates.join(",")] as const]),
    ...(most === undefined ? [] : [[of.most, String(most)] as const]),
    ...(steps === "" ? [] : [[of.steps, steps] as const]),
  ];
}

function readTask(parameters: URLSearchParams, of: typeof asked | typeof building): BuildTask | null {
  const listOf = (name: string) => (parameters.get(name)?.split(",") ?? []).filter((item) => item !== "");
  const texts = parameters.getAll(of.task).map((text) => text.trim());
  const [task = "", ...more] = texts.filter((text) => text !== "");
  const steps = parameters.get(of.steps)?.trim() ?? "";
  if (task === "" && steps === "") return null;
  const names = listOf(of.names);
  const most = parameters.get(of.most) ?? "";
  return {
    task,
    gates: listOf(of.gates),
    ...(more.length > 0 && { more }),
    ...(names.length > 0 && { names }),
    ...(/^\d{1,4}$/.test(most) && { most: Number(most) }),
    ...(steps !== "" && { steps }),
  };
}
