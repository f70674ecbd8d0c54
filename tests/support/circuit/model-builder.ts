// Builds circuits for tests by the same commands as a person's.

import { apply } from "#circuit/core/model/apply.ts";
import { type PartId, type State, emptyState } from "#circuit/core/model/circuit.ts";
import type { Command, EditErrorCode } from "#circuit/core/model/command.ts";
import type { Bit, Kind } from "#circuit/core/model/kinds.ts";

/** The state after the commands; a refusal fails the test. */
export function doAll(state: State, ...commands: readonly Command[]): State {
  return commands.reduce((before, command) => {
    const result = apply(before, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused: ${result.error.code}`);
    return result.value;
  }, state);
}

export function added(kind: Kind): Command {
  return { type: "add", kind, x: 0, y: 0 };
}

export function connected(from: PartId, to: PartId): Command {
  return { type: "connect", from, to };
}

export function toggled(id: PartId): Command {
  return { type: "toggle", id };
}

export function deleted(parts: readonly PartId[], wires: readonly number[] = []): Command {
  return { type: "delete", parts: new Set(parts), wires: new Set(wires) };
}

/** Parts with the ids 1, 2, …, then wires, each from the one id to the other. */
export function build(kinds: readonly Kind[], wires: readonly (readonly [PartId, PartId])[]): State {
  return doAll(emptyState, ...kinds.map(added), ...wires.map(([from, to]) => connected(from, to)));
}

/** "?" where the part is unstable. */
export function outputOf(state: State, id: PartId): Bit | "?" {
  return state.unstable.has(id) ? "?" : (state.outputs.get(id) ?? 0);
}

export function outputsOf(state: State, ids: readonly PartId[]): string {
  return ids.map((id) => outputOf(state, id)).join("");
}

/** Why the command is refused; null where it is not. */
export function refusalOf(state: State, command: Command): EditErrorCode | null {
  const result = apply(state, command);
  return result.ok ? null : result.error.code;
}
