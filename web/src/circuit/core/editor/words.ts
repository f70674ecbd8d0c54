// The names and descriptions of parts and wires in lists and in the live region, and the reasons of refusals. Pure.

import { circuitWords as words } from "#messages/circuit.ts";
import { listed } from "#messages/numbers.ts";
import { withId, type Circuit, type Part, type PartId, type State, type Wire } from "../model/circuit.ts";
import type { Command, EditErrorCode } from "../model/command.ts";
import { shownIds } from "../model/boxes/flat.ts";
import { hasPins, isSwitch, kinds, type Kind } from "../model/kinds.ts";
import { wiresInto } from "../model/wiring.ts";
import type { Selection } from "./selection.ts";

/** The most bulbs named in the message of a toggled switch. */
const bulbsMax = 5;

/** The most parts named in the message of a gate delay. */
const changedMax = 5;

/** The most parts named in the message of a loop. */
const loopPartsMax = 5;

/** "AND 3", "Switch A", "Half adder (4)", "Input A of part 4". */
export function partName({ kind, name, id, of }: Part): string {
  if (of !== undefined) return words.pin(kinds[kind].label, name ?? "", of);
  if (kind === "box") return words.box(name ?? "", id);
  return `${kinds[kind].label} ${name ?? id}`;
}

/** "output 1", "on", "unstable". */
function partValue(state: State, { id, kind }: Part): string {
  if (state.unstable.has(id)) return words.unstable;
  const output = state.outputs.get(id) ?? 0;
  if (isSwitch(kind) || kind === "bulb") return output === 1 ? words.on : words.off;
  return words.output(output);
}

/** "AND 3, output 1", "OR 5, output 0, not connected". */
export function partLine(state: State, part: Part): string {
  if (part.kind === "note" || hasPins(part.kind)) return partName(part);
  const line = `${partName(part)}, ${partValue(state, part)}`;
  const takesWires = kinds[part.kind].isTarget;
  return takesWires && wiresInto(state, part.id).length === 0 ? `${line}, ${words.notConnected}` : line;
}

/** "AND 3 to NOT 4". */
export function wireName(circuit: Circuit, { from, to }: Wire): string {
  return words.wire(nameOf(circuit, from), nameOf(circuit, to));
}

/** "AND 3 to NOT 4, 1". */
export function wireLine(state: State, wire: Wire): string {
  const value = state.unstable.has(wire.from) ? words.unstable : (state.outputs.get(wire.from) ?? 0);
  return `${wireName(state, wire)}, ${value}`;
}

/** "AND 3", "3 parts", "2 parts and 1 wire", "Wire AND 3 to NOT 4". */
export function itemsName(circuit: Circuit, { parts, wires }: Selection): string {
  const [part] = parts;
  const [wire] = wires;
  if (parts.size + wires.size === 1) {
    if (part !== undefined) return nameOf(circuit, part);
    const only = wire === undefined ? undefined : withId(circuit.wires, wire);
    if (only) return words.wireNamed(wireName(circuit, only));
  }
  const counts = parts.size > 0 ? [words.parts(parts.size)] : [];
  return listed(wires.size > 0 ? [...counts, words.wires(wires.size)] : counts);
}

/** The message of a selection: the line of a single item, else the numbers of parts and wires. */
export function selectionLine(state: State, selection: Selection): string {
  const { parts, wires } = selection;
  if (parts.size + wires.size === 0) return words.nothingSelected;
  if (parts.size + wires.size > 1) return words.selected(itemsName(state, selection));
  const [partId] = parts;
  const [wireId] = wires;
  const part = partId === undefined ? undefined : withId(state.parts, partId);
  if (part) return partLine(state, part);
  const wire = wireId === undefined ? undefined : withId(state.wires, wireId);
  return wire ? wireLine(state, wire) : words.nothingSelected;
}

/** "Switch A on; Bulb F1 on": the switches, and the first five bulbs that changed with them. */
export function switchedLine(before: State, after: State, ids: ReadonlySet<PartId>): string {
  const changed = (part: Part) => partValue(before, part) !== partValue(after, part);
  const switches = after.parts.filter((part) => ids.has(part.id) && changed(part));
  const bulbs = after.parts.filter((part) => part.kind === "bulb" && changed(part));
  return [...switches, ...bulbs.slice(0, bulbsMax)]
    .map((part) => `${partName(part)} ${partValue(after, part)}`)
    .join("; ");
}

/** "NOT 4 output 1; Bulb F1 on": the first five parts whose output changed. */
export function changedLine(before: State, after: State): string {
  return after.parts
    .filter(({ id }) => before.outputs.get(id) !== after.outputs.get(id))
    .slice(0, changedMax)
    .map((part) => `${partName(part)} ${partValue(after, part)}`)
    .join("; ");
}

/** The message of a command that was done. */
export function doneLine(before: State, after: State, command: Command): string {
  switch (command.type) {
    case "add":
    case "insert":
      return words.added(itemsName(after, { parts: newParts(before, after), wires: new Set() }));
    case "connect":
      return words.connected(nameOf(after, command.from), nameOf(after, command.to));
    case "place":
      return placedLine(after, new Set(command.positions.map(({ id }) => id)));
    case "delete":
      return words.deleted(itemsName(before, command));
    case "rename":
      return words.renamed(nameOf(before, command.id), nameOf(after, command.id));
    case "toggle":
      return switchedLine(before, after, new Set([command.id]));
    case "setSwitches":
      return switchedLine(before, after, new Set(command.positions.keys()));
    case "makeBox":
      return words.boxMade(itemsName(after, { parts: newParts(before, after), wires: new Set() }));
    case "rewire":
      return words.rewired;
    case "redefine":
      return words.boxesChanged;
    case "setPeriod":
      return words.periodSet(nameOf(after, command.id), command.period);
    case "showOutput": {
      const name = nameOf(after, command.id);
      return command.shown ? words.showsOutput(name) : words.hidesOutput(name);
    }
  }
}

/** The ids of the parts that a command added, without pins. */
export function newParts(before: State, after: State): ReadonlySet<PartId> {
  const added = after.parts.filter(({ id, of }) => id >= before.nextIds.part && of === undefined);
  return new Set(added.map(({ id }) => id));
}

function placedLine(state: State, ids: ReadonlySet<PartId>): string {
  const [id] = ids;
  const part = ids.size === 1 && id !== undefined ? withId(state.parts, id) : undefined;
  if (part) return words.movedTo(partName(part), part.x, part.y);
  return words.moved(itemsName(state, { parts: ids, wires: new Set() }));
}

/** @param kind the kind of the part that was to be renamed */
export function refusalLine(code: EditErrorCode, kind?: Kind): string {
  if (code === "name_invalid" && kind && isSwitch(kind)) return words.switchNameInvalid;
  if (code === "name_invalid" && kind === "bulb") return words.bulbNameInvalid;
  if (code === "name_invalid" && kind === "note") return words.noteInvalid;
  if (code === "name_invalid" && kind === "box") return words.boxNameInvalid;
  return words.refusals[code];
}

/** The loops that did not settle, then those whose end depended on which part was faster. */
export function troubledLoops({ error, races }: State): readonly (readonly PartId[])[] {
  return [...(error?.loops ?? []), ...races];
}

/** The message of the first of them; null if there is none. */
export function loopLine(circuit: State): string | null {
  const { error, parts } = circuit;
  const [loop] = troubledLoops(circuit);
  if (!loop) return null;
  if (!error) return words.race(partsList(circuit, loop));
  const [first] = loop;
  if (loop.length === 1 && first !== undefined && withId(parts, first))
    return words.loopOfOne(nameOf({ parts }, first), error.isProven);
  const list = partsList(circuit, loop);
  return error.isProven ? words.loopProven(list) : words.loopStopped(list);
}

/** "NOR 3 and NOR 4": the first five, and how many more there are. A part inside a box has the name of the box. */
export function partsList(circuit: Circuit, ids: readonly PartId[]): string {
  const shown = [...shownIds(circuit, ids)];
  const names = shown.slice(0, loopPartsMax).map((id) => nameOf(circuit, id));
  const more = shown.length - names.length;
  return listed(more > 0 ? [...names, words.more(more)] : names);
}

function nameOf({ parts }: Pick<Circuit, "parts">, id: PartId): string {
  const part = withId(parts, id);
  return part ? partName(part) : String(id);
}
