// Signals that take time: each gate delay, all gates evaluate the outputs that their sources had before it. A switch has
// no delay. Pure.

import { isPeriod, periods, type Circuit, type Part, type PartId, type State } from "../circuit.ts";
import { flat } from "../boxes/flat.ts";
import { isSwitch, type Bit } from "../kinds.ts";
import { graphOf } from "./graph.ts";
import { withPins, type Settled } from "./settle.ts";
import { Values } from "./values.ts";

/** Right after a change: switches have their positions, and all other parts the outputs that they had. */
export function hold(circuit: Circuit, { outputs }: Pick<Settled, "outputs">): Settled {
  const { parts, sources } = flat(circuit);
  const held = new Map<PartId, Bit>(
    parts.map(({ id, kind, on }) => [id, isSwitch(kind) ? (on ? 1 : 0) : (outputs.get(id) ?? 0)]),
  );
  return { outputs: withPins(held, sources), unstable: new Set(), error: null, races: [] };
}

/**
 * The parts whose output the next gate delay changes, clocks included.
 *
 * @param now the gate delays so far. A clock changes whenever a half of its period has passed.
 */
export function changingIn(drawn: Circuit, outputs: State["outputs"], now: number): ReadonlySet<PartId> {
  const circuit = flat(drawn);
  const graph = graphOf(circuit);
  const { parts } = circuit;
  const values = new Values(
    graph,
    parts,
    Uint8Array.from(graph.ids, (id) => outputs.get(id) ?? 0),
  );
  const changing = parts.filter((part, index) =>
    part.kind === "clock" ? changesAt(part, now + 1) : values.evaluate(index) !== values.get(index),
  );
  return new Set(changing.map(({ id }) => id));
}

/** The circuit after one gate delay; the same state if nothing changes in it. */
export function afterDelay(state: State, now: number): State {
  const changing = changingIn(state, state.outputs, now);
  if (changing.size === 0) return state;
  const outputs = new Map(state.outputs);
  for (const id of changing) outputs.set(id, outputs.get(id) === 1 ? 0 : 1);
  withPins(outputs, flat(state).sources);
  const parts = state.parts.map((part) =>
    part.kind === "clock" && changing.has(part.id) ? { ...part, on: part.on !== true } : part,
  );
  return { ...state, parts, outputs };
}

function changesAt({ period = periods.usual }: Part, time: number): boolean {
  return isPeriod(period) && time % (period / 2) === 0;
}
