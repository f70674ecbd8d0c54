// The circuit that an address asks for: unpacked from a link, or built from expressions and laid out.

import type { Replacement, SimulatorSetup } from "#addresses/core/simulator.ts";
import { circuitOfTexts, readText } from "#circuit/circuit-of-texts.ts";
import { cleanName } from "#circuit/core/file/saved.ts";
import { unpackLink } from "#circuit/core/file/link.ts";
import { refusalText } from "#circuit/core/file/refusal-text.ts";
import { taskStart } from "#circuit/core/logic/task-start.ts";
import { laidOut } from "#circuit/core/scene/layout.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { circuitTable } from "#messages/circuit-table.ts";
import { circuitTask } from "#messages/circuit-task.ts";
import type { Read } from "./circuit-files.ts";

/** What an address may ask for. */
export type Asked = SimulatorSetup | Replacement;

export async function askedCircuit(setup: Asked): Promise<Read> {
  if ("circuit" in setup || "replacement" in setup) {
    const read = unpackLink("circuit" in setup ? setup.circuit : setup.replacement);
    return read.ok ? { ok: true, saved: read.value } : { ok: false, sentence: refusalText(read.error) };
  }
  if ("task" in setup) return taskSheet(setup.task);
  const built = await circuitOfTexts(setup.functions, (request) => logicEngine.call("read", request));
  if (!built.ok) return built;
  return { ok: true, saved: { ...laidOut(built.circuit), name: built.name, outputs: new Map() } };
}

async function taskSheet(text: string): Promise<Read> {
  const read = await readText(text, (request) => logicEngine.call("read", request));
  if (read.kind === "refused") return { ok: false, sentence: circuitTable.wrong(read.place, read.sentence) };
  return {
    ok: true,
    saved: { ...taskStart(read.vars), name: cleanName(circuitTask.name(text)), outputs: new Map() },
  };
}
