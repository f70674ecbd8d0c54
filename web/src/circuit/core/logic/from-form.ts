// The circuit of a sum of products or a product of sums, and the part that gives each of its terms. Pure.

import { parse } from "#notation/core/parse.ts";
import type { Form } from "#answer/core/form.ts";
import { cubeCount } from "#answer/core/cubes.ts";
import type { Circuit, PartId } from "../model/circuit.ts";
import { wiresInto } from "../model/wiring.ts";
import { circuitOf } from "./from-expressions.ts";

export interface FormCircuit {
  /** The caller must lay the circuit out: its parts have no positions yet. */
  readonly circuit: Circuit;
  /** By the index of the term: the gate that gives it, or the switch or NOT of a term with one literal. */
  readonly terms: readonly PartId[];
}

/**
 * The same circuit as that of the form's text, but with a switch for each variable of the function, also for one that the
 * form does not need.
 *
 * @param output the name of the bulb; must not be the name of a variable
 * @returns null if the circuit would have too many parts
 */
export function circuitOfForm(form: Form, output: string): FormCircuit | null {
  const read = parse(form.text);
  if (!read) return null;
  const indexOf = read.vars.map((name) => form.names.indexOf(name));
  const nodes = read.nodes.map((node) =>
    node.kind === "variable" ? { ...node, index: indexOf[node.index] ?? -1 } : node,
  );
  const built = circuitOf([{ vars: form.names, nodes }]);
  if (!built.ok) return null;
  const circuit = {
    ...built.value,
    parts: built.value.parts.map((part) => (part.kind === "bulb" ? { ...part, name: output } : part)),
  };
  return { circuit, terms: termsOf(circuit, cubeCount(form.cubes)) };
}

/** One term is all that the bulb shows; several are the inputs of the last gate, in the order of the text. */
function termsOf(circuit: Circuit, count: number): readonly PartId[] {
  if (count === 0) return [];
  const bulb = circuit.parts.at(-1)?.id ?? 0;
  const last = wiresInto(circuit, bulb).map(({ from }) => from);
  return count === 1 ? last : last.flatMap((gate) => wiresInto(circuit, gate).map(({ from }) => from));
}
