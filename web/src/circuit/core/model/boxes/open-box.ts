// The definition of a box as a circuit that can be edited, and the circuit after it was edited. Pure.

import { withId, type Definition, type PartId, type State } from "../circuit.ts";
import { isSwitch, type Bit } from "../kinds.ts";
import { load } from "../load.ts";
import { onesOf } from "./flat.ts";
import { settle } from "../settle/settle.ts";
import { insideOf } from "./inside.ts";
import { redefined } from "./rebuild.ts";

/** The circuit inside a box, with the signals that this box has. Null if there is no such box. */
export function openedBox(state: State, id: PartId): State | null {
  const box = withId(state.parts, id);
  const definition = state.definitions.find((each) => each.id === box?.definition);
  if (!box || !definition) return null;
  const { definitions, outputs } = state;
  const pins = new Map(state.parts.flatMap(({ of, pin = 0, id: own }) => (of === id ? [[pin, own]] : [])));
  const parts = definition.parts.map((part) => {
    const pin = pins.get(part.id);
    return isSwitch(part.kind) ? { ...part, on: pin !== undefined && outputs.get(pin) === 1 } : part;
  });
  const values = new Map<PartId, Bit>();
  for (const part of definition.parts) {
    const pin = pins.get(part.id);
    if (pin !== undefined) values.set(part.id, outputs.get(pin) ?? 0);
  }
  // The parts inside come in the order in which `insideOf` lists them: the definition's own, then those of each box in it.
  const inner = insideOf(definitions, box).parts;
  const ids = inner.flatMap(({ path }) => (path.includes("/") ? [] : [Number(path)]));
  for (const part of definition.parts) {
    if (part.kind !== "box") continue;
    for (let index = 0; index < insideOf(definitions, part).parts.length; index += 1)
      ids.push((part.first ?? 0) + index);
  }
  for (const [index, own] of ids.entries()) values.set(own, outputs.get((box.first ?? 0) + index) ?? 0);
  const opened = load({ parts, wires: definition.wires, outputs: values, definitions });
  return { ...opened, inside: definition.id };
}

/** The definitions after the circuit inside one of them was edited; the same list if nothing was drawn. */
export function editedDefinitions(inside: State): readonly Definition[] {
  const { definitions, parts, wires, outputs } = inside;
  return definitions.map((definition) => {
    if (definition.id !== inside.inside) return definition;
    return isDrawnAlike(definition, inside)
      ? definition
      : { ...definition, parts, wires, outputs: onesOf(inside, outputs) };
  });
}

/** A sheet, or a definition, after the circuit inside one of its boxes was edited; the same object if nothing was drawn. */
export function withEdited(state: State, inside: State): State {
  const definitions = editedDefinitions(inside);
  const known = state.definitions;
  const isSame =
    definitions.length === known.length && definitions.every((each, index) => each === known[index]);
  return isSame ? state : redefined(state, definitions, settle);
}

/** Whether switches are on does not count, because they are pins. */
function isDrawnAlike({ parts, wires }: Definition, inside: State): boolean {
  return (
    parts.length === inside.parts.length &&
    wires.length === inside.wires.length &&
    wires.every(({ from, to }, index) => {
      const other = inside.wires[index];
      return from === other?.from && to === other.to;
    }) &&
    parts.every((part, index) => {
      const other = inside.parts[index];
      return (
        other !== undefined &&
        (["id", "kind", "x", "y", "name", "period", "definition", "of", "pin"] as const).every(
          (key) => part[key] === other[key],
        )
      );
    })
  );
}
