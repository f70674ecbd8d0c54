// The look of each part in a drawing: the leads that its wires cover, whether it is on, and its value if shown. Pure.

import type { Part, PartId, State } from "../model/circuit.ts";
import { hasPins, isDisplay } from "../model/kinds.ts";
import { sizeOf } from "./geometry.ts";
import type { Frame } from "./frame.ts";
import type { Look } from "./pictures.ts";
import { signalOf, type Signal } from "./signal.ts";

/** The fields of a frame that a drawing of a circuit needs. */
export type Drawing = Pick<
  Frame,
  "state" | "routing" | "showsOutputs" | "showsJoints" | "namesAbove" | "isRectangular"
>;

/** The look of any part of one drawing. */
export function looksOf({
  state,
  routing,
  isRectangular,
}: Pick<Drawing, "state" | "routing" | "isRectangular">): (part: Part) => Look {
  const sources: ReadonlySet<PartId> = new Set(state.wires.map((wire) => wire.from));
  const pins = pinValues(state);
  return (part) => ({
    size: sizeOf(part),
    pins: pins.get(part.id) ?? 0,
    inputs: routing.inputs.get(part.id)?.length ?? 0,
    hasOutputWire: sources.has(part.id),
    isOn: isOn(state, part),
    isRectangular,
  });
}

/** For each display the values of its pins as a number, in which pin p is bit p - 1. */
function pinValues({ parts, outputs }: Pick<State, "parts" | "outputs">): ReadonlyMap<PartId, number> {
  const values = new Map(parts.flatMap(({ id, kind }) => (isDisplay(kind) ? [[id, 0]] : [])));
  if (values.size === 0) return values;
  for (const { id, of = 0, pin = 1 } of parts) {
    const known = values.get(of);
    if (known !== undefined && outputs.get(id) === 1) values.set(of, known | (1 << (pin - 1)));
  }
  return values;
}

/** Whether a switch is in position 1, or a bulb is lit. */
export function isOn({ outputs }: Pick<State, "outputs">, part: Part): boolean {
  return part.kind === "bulb" ? outputs.get(part.id) === 1 : part.on === true;
}

/** Null where the part's value is not shown. */
export function shownValue(
  { state, showsOutputs }: Pick<Drawing, "state" | "showsOutputs">,
  part: Part,
): Signal | null {
  if (part.kind === "note" || hasPins(part.kind)) return null;
  return showsOutputs || part.showsOutput === true ? signalOf(state, part.id) : null;
}
