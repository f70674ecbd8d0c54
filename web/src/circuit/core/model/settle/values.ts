// The outputs of all parts while a circuit settles, and each part's counts of inputs. Pure but for its own state.

import type { Part } from "../circuit.ts";
import { isSwitch, type Bit } from "../kinds.ts";
import type { Graph } from "./graph.ts";

/** The output of a part that no value is proven for. */
export const unknown = 2;
export type Value = Bit | typeof unknown;

/** A part that is no switch has no position. */
const noSwitch = 2;

export class Values {
  readonly graph: Graph;
  /** A `Value` for each part, by index. */
  readonly outputs: Uint8Array;
  /** The numbers of inputs of each part that are 1 and that are unknown. */
  private readonly ones: Int32Array;
  private readonly unknowns: Int32Array;
  private readonly positions: Uint8Array;

  constructor(graph: Graph, parts: readonly Part[], outputs: Uint8Array) {
    this.graph = graph;
    this.outputs = outputs.slice();
    this.ones = new Int32Array(outputs.length);
    this.unknowns = new Int32Array(outputs.length);
    this.positions = Uint8Array.from(parts, ({ kind, on }) => (!isSwitch(kind) ? noSwitch : on ? 1 : 0));
    for (let part = 0; part < outputs.length; part++) if (outputs[part] === 1) this.count(part, this.ones, 1);
  }

  get(part: number): Value {
    return valueOf(this.outputs[part]);
  }

  set(part: number, value: Value): void {
    const before = this.get(part);
    if (before === value) return;
    this.outputs[part] = value;
    if (before === 1) this.count(part, this.ones, -1);
    if (before === unknown) this.count(part, this.unknowns, -1);
    if (value === 1) this.count(part, this.ones, 1);
    if (value === unknown) this.count(part, this.unknowns, 1);
  }

  /**
   * The value of the part's function. Each kind's function is monotonic in the number of ones, or changes with each one
   * more. So unknown inputs matter only if the least possible number of ones, the next and the greatest do not all give
   * the same value.
   */
  evaluate(part: number): Value {
    const position = this.positions[part];
    if (position !== noSwitch) return valueOf(position);
    const { functions, inputs } = this.graph;
    const evaluate = functions[part] ?? none;
    const ones = this.ones[part] ?? 0;
    const unknowns = this.unknowns[part] ?? 0;
    const count = inputs[part] ?? 0;
    const value = evaluate(count, ones);
    if (unknowns === 0) return value;
    const isKnown = evaluate(count, ones + 1) === value && evaluate(count, ones + unknowns) === value;
    return isKnown ? value : unknown;
  }

  private count(part: number, counts: Int32Array, by: number): void {
    const { start, targets } = this.graph;
    const end = start[part + 1] ?? 0;
    for (let at = start[part] ?? 0; at < end; at++) {
      const target = targets[at] ?? 0;
      counts[target] = (counts[target] ?? 0) + by;
    }
  }
}

const none = (): Bit => 0;

export function valueOf(value: number | undefined): Value {
  return value === 1 ? 1 : value === unknown ? unknown : 0;
}
