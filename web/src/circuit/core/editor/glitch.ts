// A glitch in the timing: a bulb that changed and came back after one switch was pressed, though its value is the same before and
// after. Pure.

import { flat } from "../model/boxes/flat.ts";
import type { Circuit, Part, PartId } from "../model/circuit.ts";
import type { Bit } from "../model/kinds.ts";
import { expressionOf } from "../logic/expression.ts";
import { loopBehind } from "../logic/upstream.ts";
import { outputAt, type Moment, type Timing } from "./timing.ts";

export interface Glitch {
  readonly bulb: Part;
  /** The bulb's value before and after: a static-0 or a static-1 hazard. */
  readonly value: Bit;
  /** For how many gate delays the bulb had the other value. */
  readonly delays: number;
  /** The terms that give the value before and after, where the bulb's last gate joins such terms. */
  readonly between: readonly [before: string, after: string] | null;
}

/** Of the first bulb that has one since the last change of a switch; null if none has, or more than one switch changed then. */
export function glitchIn(timing: Timing, circuit: Circuit): Glitch | null {
  const { pressed, now, moments } = timing;
  if (!pressed || pressed.time > now || pressed.ids.size !== 1) return null;
  const shown = moments.filter(({ time }) => time >= pressed.time && time <= now);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first?.time !== pressed.time || !last) return null;
  for (const bulb of circuit.parts) {
    if (bulb.kind !== "bulb") continue;
    const value = outputAt(first, bulb.id);
    const delays = delaysAway(shown, bulb.id, value);
    if (value === null || delays === 0 || outputAt(last, bulb.id) !== value) continue;
    if (loopBehind(circuit, bulb.id).length > 0) continue;
    return { bulb, value, delays, between: termsBetween(circuit, bulb.id, value, first, last) };
  }
  return null;
}

/** For how long a part had another value than this one. */
function delaysAway(moments: readonly Moment[], id: PartId, value: Bit | null): number {
  return moments.reduce((sum, moment, at) => {
    const next = moments[at + 1];
    return next && outputAt(moment, id) !== value ? sum + next.time - moment.time : sum;
  }, 0);
}

/** The value at an input that decides the gate's output, and whether its output is inverted. */
const deciding: Partial<Record<Part["kind"], { readonly input: Bit; readonly inverts: boolean }>> = {
  or: { input: 1, inverts: false },
  nor: { input: 1, inverts: true },
  and: { input: 0, inverts: false },
  nand: { input: 0, inverts: true },
};

function termsBetween(
  circuit: Circuit,
  bulb: PartId,
  value: Bit,
  first: Moment,
  last: Moment,
): Glitch["between"] {
  const { parts, wires } = flat(circuit);
  const sourcesOf = (id: PartId) => wires.flatMap(({ from, to }) => (to === id ? [from] : []));
  let [gate] = sourcesOf(bulb);
  const kindOf = (id: PartId | undefined) => parts.find((part) => part.id === id)?.kind;
  while (gate !== undefined && kindOf(gate) === "node") [gate] = sourcesOf(gate);
  const kind = kindOf(gate);
  const decides = kind && deciding[kind];
  if (gate === undefined || !decides) return null;
  const { input, inverts } = decides;
  // Only the value that one input alone decides has terms.
  if (value !== (inverts ? (input === 1 ? 0 : 1) : input)) return null;
  const sources = sourcesOf(gate);
  const given = (moment: Moment, other: Moment) =>
    sources.filter((id) => outputAt(moment, id) === input && outputAt(other, id) !== input);
  const [before, after] = [given(first, last), given(last, first)];
  const texts = [before, after].map(([id]) => (id === undefined ? null : termOf(circuit, id, inverts)));
  const [one, other] = texts;
  return before.length === 1 && after.length === 1 && one && other ? [one, other] : null;
}

/** The expression of a part, without the bar over all of it where the last gate inverts it again. */
function termOf(circuit: Circuit, id: PartId, inverts: boolean): string | null {
  const found = expressionOf(circuit, id);
  if (found.kind !== "expression") return null;
  const { text } = found;
  if (!inverts) return text;
  return /^\([^()]*\)'$/.test(text) ? text.slice(1, -2) : null;
}
