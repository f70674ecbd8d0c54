// The circuit that an address asks for: unpacked from a link, or built from expressions and laid out.

import type { BuildTask, Replacement, SimulatorSetup } from "#addresses/core/simulator.ts";
import { circuitOfTexts, readText } from "#circuit/circuit-of-texts.ts";
import { cleanName } from "#circuit/core/file/saved.ts";
import { unpackLink } from "#circuit/core/file/link.ts";
import { refusalText } from "#circuit/core/file/refusal-text.ts";
import { readSteps } from "#circuit/core/logic/sequence.ts";
import { taskStart } from "#circuit/core/logic/task-start.ts";
import { inVariableOrder } from "#notation/core/parse.ts";
import { laidOut } from "#circuit/core/scene/layout.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { circuitTable, circuitTask } from "#messages/simulator.ts";
import type { Read } from "./circuit-files.ts";

/** What an address may ask for. */
export type Asked = SimulatorSetup | Replacement;

export async function askedCircuit(setup: Asked): Promise<Read> {
  if ("circuit" in setup || "replacement" in setup) {
    const read = unpackLink("circuit" in setup ? setup.circuit : setup.replacement);
    return read.ok ? { ok: true, saved: read.value } : { ok: false, sentence: refusalText(read.error) };
  }
  if ("task" in setup) return taskSheet(setup);
  const built = await circuitOfTexts(setup.functions, (request) => logicEngine.call("read", request));
  if (!built.ok) return built;
  return { ok: true, saved: { ...laidOut(built.circuit), name: built.name, outputs: new Map() } };
}

async function taskSheet({ task, more = [], names: bulbs = [], steps = "" }: BuildTask): Promise<Read> {
  const switches = new Set<string>();
  for (const text of [task, ...more].filter((each) => each !== "")) {
    const read = await readText(text, (request) => logicEngine.call("read", request));
    if (read.kind === "refused")
      return { ok: false, sentence: circuitTable.wrong(read.place, read.sentence) };
    for (const name of read.vars) switches.add(name);
  }
  const sequence = readSteps(steps);
  if (!sequence) return { ok: false, sentence: circuitTask.stepsWrong };
  for (const { set } of sequence) for (const [name] of set) switches.add(name);
  const lit = sequence.flatMap(({ shown }) => shown.map(([name]) => name));
  const ends = bulbs.length > 0 ? bulbs : [...new Set(lit)];
  const names = [...switches];
  names.sort(inVariableOrder);
  const name = cleanName(circuitTask.name(task === "" ? ends.join(", ") : task));
  return { ok: true, saved: { ...taskStart(names, ends), name, outputs: new Map() } };
}
