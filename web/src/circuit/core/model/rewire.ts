// Puts other gates in the place of those that lead to bulbs. Pure.

import { countOf } from "./boxes/inside.ts";
import { idMax, partsMax, wiresMax, type Circuit, type Part, type PartId, type State } from "./circuit.ts";
import type { Command, EditError, Result } from "./command.ts";
import { hasPins, isGate, isPin, isSwitch, type Kind } from "./kinds.ts";
import type { Settling } from "./settle/settle.ts";

/**
 * The bulbs of the circuit that have the names of its bulbs show its functions of the switches with the names of its
 * switches. What is missing is added. Gates that led to these bulbs and lead to nothing else are gone; all other parts
 * stay as they are.
 */
export function rewire(
  state: State,
  { circuit }: Extract<Command, { type: "rewire" }>,
  settling: Settling,
): Result<State, EditError> {
  if (circuit.parts.some(({ kind }) => hasPins(kind) || isPin(kind))) return refused("rewired_with_pins");
  const ids = new Map<PartId, PartId>();
  const added: Part[] = [];
  let nextPart = state.nextIds.part;
  for (const part of circuit.parts) {
    const found = state.parts.find(({ kind, name }) => isEnd(kind) && isEnd(part.kind) && name === part.name);
    if (found && isSwitch(found.kind) !== isSwitch(part.kind)) return refused("name_taken");
    if (!found) added.push({ ...part, id: nextPart });
    ids.set(part.id, found?.id ?? nextPart++);
  }
  const bulbs = new Set(
    circuit.parts.flatMap(({ id, kind }) => (kind === "bulb" ? [ids.get(id) ?? id] : [])),
  );
  const gone = leadingOnlyTo(state, bulbs);
  const isCut = ({ from, to }: State["wires"][number]) => gone.has(from) || gone.has(to) || bulbs.has(to);
  const kept = state.wires.filter((wire) => !isCut(wire));
  let nextWire = state.nextIds.wire;
  const wires = circuit.wires.map(({ from, to }) => ({
    id: nextWire++,
    from: ids.get(from) ?? from,
    to: ids.get(to) ?? to,
  }));
  const drawing = {
    ...state,
    parts: [...state.parts.filter(({ id }) => !gone.has(id)), ...added],
    wires: [...kept, ...wires],
  };
  const count = countOf(drawing.parts, drawing.wires.length, state.definitions);
  const isFull =
    count.parts > partsMax || count.wires > wiresMax || nextPart > idMax + 1 || nextWire > idMax + 1;
  if (isFull) return refused("circuit_full");
  const outputs = new Map(state.outputs);
  for (const { id } of added) outputs.set(id, 0);
  const dirty = new Set([
    ...state.wires.filter((wire) => isCut(wire) && !gone.has(wire.to)).map(({ to }) => to),
    ...added.map(({ id }) => id),
    ...bulbs,
  ]);
  const nextIds = { part: nextPart, wire: nextWire };
  return {
    ok: true,
    value: { ...drawing, nextIds, ...settling(drawing, { ...state, outputs }, [...dirty]) },
  };
}

/** Whether the part is an input or output of the whole circuit, which its name identifies. */
function isEnd(kind: Kind): boolean {
  return isSwitch(kind) || kind === "bulb";
}

/** The gates, nodes, constants and boxes, with their pins, whose signals go to these bulbs and to nothing else. */
function leadingOnlyTo({ parts, wires }: Circuit, bulbs: ReadonlySet<PartId>): ReadonlySet<PartId> {
  const owners = new Map(parts.map(({ id, of }) => [id, of ?? id]));
  const ownerOf = (id: PartId) => owners.get(id) ?? id;
  /** The parts at whose inputs each part is. */
  const targets = new Map<PartId, PartId[]>();
  const sources = new Map<PartId, PartId[]>();
  for (const { from, to } of wires) {
    const [source, target] = [ownerOf(from), ownerOf(to)];
    targets.set(source, [...(targets.get(source) ?? []), target]);
    sources.set(target, [...(sources.get(target) ?? []), source]);
  }
  const computing = new Set(
    parts.flatMap(({ id, kind }) =>
      isGate(kind) || kind === "node" || kind === "zero" || kind === "one" || kind === "box" ? [id] : [],
    ),
  );
  const feeding = reached([...bulbs], sources, computing);
  const elsewhere = [...feeding].filter((id) =>
    (targets.get(id) ?? []).some((target) => !feeding.has(target) && !bulbs.has(target)),
  );
  const stays = new Set([...elsewhere, ...reached(elsewhere, sources, computing)]);
  const goes = (id: PartId) => feeding.has(ownerOf(id)) && !stays.has(ownerOf(id));
  return new Set(parts.map(({ id }) => id).filter(goes));
}

/** The parts of `within` from which wires lead to one of these parts, without recursion. */
function reached(
  from: readonly PartId[],
  sources: ReadonlyMap<PartId, readonly PartId[]>,
  within: ReadonlySet<PartId>,
): ReadonlySet<PartId> {
  const found = new Set<PartId>();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop())
    for (const source of sources.get(id) ?? []) {
      if (!within.has(source) || found.has(source)) continue;
      found.add(source);
      left.push(source);
    }
  return found;
}

function refused(code: EditError["code"]): Result<State, EditError> {
  return { ok: false, error: { code } };
}
