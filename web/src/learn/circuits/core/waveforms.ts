// What each signal of a circuit does after one switch changes, where each gate is one gate delay late. Pure.

import { expressionOf } from "#circuit/core/logic/expression.ts";
import type { PartId, State } from "#circuit/core/model/circuit.ts";
import { isGate } from "#circuit/core/model/kinds.ts";
import { load } from "#circuit/core/model/load.ts";
import { afterDelay, hold } from "#circuit/core/model/settle/delay.ts";
import { wiresInto } from "#circuit/core/model/wiring.ts";
import { subexpressionsOf } from "#notation/core/subexpressions.ts";
import type { Bit, ExpressionText, MarkedText, Row } from "../../core/data.ts";
import { firstDifference, treeOf } from "../../core/values.ts";
import { circuitFrom } from "./circuit-data.ts";

export interface TimingData {
  /** Unique in its lesson. */
  readonly id: string;
  readonly caption: MarkedText;
  /** The function of the bulb F. */
  readonly text: ExpressionText;
  /** The values of the switches at first. */
  readonly before: Row;
  /** The name of the switch that changes. */
  readonly changes: string;
}

export interface Waveform {
  /** The switch, or what the gate computes; the last gate is called F. */
  readonly name: ExpressionText;
  /** The value before the change, then at the change and after each gate delay until nothing changes. */
  readonly values: readonly Bit[];
}

/** The switch that changes, then the gates, each after those at its inputs. All waveforms have the same length. */
export function waveforms({ text, before, changes }: TimingData): readonly Waveform[] {
  const circuit = circuitFrom([{ name: "F", text }]);
  const at = (row: Row) => ({
    ...circuit,
    parts: circuit.parts.map((part) =>
      part.kind === "switch" ? { ...part, on: row[part.name ?? ""] === 1 } : part,
    ),
  });
  const parts = subexpressionsOf(treeOf(text));
  /** The part of the text that the gate computes: a circuit has its wires in another order. */
  const asWritten = (computed: ExpressionText) => {
    const same = parts.find(({ tree }) => firstDifference(tree, treeOf(computed)) === null);
    return same?.text ?? computed;
  };
  const bulb = circuit.parts.at(-1)?.id ?? 0;
  const [last] = wiresInto(circuit, bulb);
  const shown = circuit.parts.flatMap(({ id, kind, name = "" }): readonly (readonly [PartId, string])[] => {
    if (id === last?.from) return [[id, "F"]];
    if (kind === "switch") return name === changes ? [[id, name]] : [];
    const found = isGate(kind) && expressionOf(circuit, id);
    return found && found.kind === "expression" ? [[id, asWritten(found.text)]] : [];
  });
  const first = load(at(before));
  const after: Row = { ...before, [changes]: before[changes] === 1 ? 0 : 1 };
  const changed = at(after);
  let state: State = { ...first, ...changed, ...hold(changed, first) };
  const states = [first, state];
  for (let now = 0; ; now += 1) {
    const next = afterDelay(state, now);
    if (next === state) break;
    states.push(next);
    state = next;
  }
  return shown.map(([id, name]) => ({ name, values: states.map(({ outputs }) => outputs.get(id) ?? 0) }));
}
