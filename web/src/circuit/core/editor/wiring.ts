// Begins and ends wires. Pure.

import { circuitWords as words } from "#messages/circuit.ts";
import { connectError } from "../model/apply.ts";
import { withId, type PartId, type State } from "../model/circuit.ts";
import type { EditErrorCode } from "../model/command.ts";
import { hasPins, kinds } from "../model/kinds.ts";
import type { Point } from "../scene/geometry.ts";
import { carryOut } from "./commands.ts";
import type { Editor } from "./editor.ts";
import { idle } from "./gesture.ts";
import { say } from "./selecting.ts";
import { partName, refusalLine } from "./words.ts";

/** The parts that a wire from this part may end at. */
export function targetsOf(state: State, source: PartId): ReadonlySet<PartId> {
  const targets = state.parts.filter(({ id }) => connectError(state, source, id) === null);
  return new Set(targets.map(({ id }) => id));
}

/** Why no wire can begin at the part; null if one can. */
export function sourceError({ parts }: State, id: PartId): EditErrorCode | null {
  const part = withId(parts, id);
  if (part && hasPins(part.kind)) return "choose_a_pin";
  return part && kinds[part.kind].isSource ? null : "not_a_source";
}

/** Takes a wire from this part in hand, or announces why that is not possible. */
export function takeWire(editor: Editor, source: PartId, at: Point | null): Editor {
  const { present } = editor.history;
  const part = withId(present.parts, source);
  if (!part) return editor;
  const calm: Editor = { ...editor, gesture: idle };
  const refusal = sourceError(present, source);
  if (refusal) return say(calm, refusalLine(refusal));
  const targets = targetsOf(present, source);
  const name = partName(part);
  // With a pointer the wire is taken even so: the user may point at a full part and is told that it is full.
  if (targets.size === 0 && !at) return say(calm, words.noTargets(name));
  const line = at ? words.wireFrom(name) : words.wireByKeys(name);
  return say({ ...editor, gesture: { type: "wireInHand", source, targets, at, over: null } }, line);
}

/** Ends a wire at a part; null drops the wire. */
export function endWire(editor: Editor, source: PartId, target: PartId | null): Editor {
  const calm: Editor = { ...editor, gesture: idle };
  if (target === null) return say(calm, words.takenBack);
  return carryOut(calm, { type: "connect", from: source, to: target });
}
