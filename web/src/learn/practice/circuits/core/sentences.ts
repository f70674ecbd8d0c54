// The sentences about circuits: the verdict on a chosen circuit or wire, and the hints. Pure.

import { expressionOf } from "#circuit/core/logic/expression.ts";
import type { Circuit, PartId, Wire } from "#circuit/core/model/circuit.ts";
import { isGate } from "#circuit/core/model/kinds.ts";
import { wiresInto } from "#circuit/core/model/wiring.ts";
import { circuitTasks as texts } from "#messages/lesson-circuits.ts";
import { circuitFrom } from "../../../circuits/core/circuit-data.ts";
import { partNamer } from "../../../circuits/core/spoken-circuit.ts";
import type { Bit, MarkedText } from "../../../core/data.ts";
import { firstDifference, treeOf } from "../../../core/values.ts";
import type { CircuitTask, TaskOf } from "./tasks.ts";
import { firstWrongRow } from "./wrong-wire.ts";

/** The verdict on the circuit at this place of the list. */
export function circuitVerdict({ text, options, right }: TaskOf<"choice">, chosen: number): MarkedText {
  if (chosen === right) return texts.rightCircuit(chosen + 1);
  const difference = firstDifference(treeOf(options[chosen]?.text ?? ""), treeOf(text));
  if (!difference) return "";
  const { number, row, values } = difference;
  return texts.wrongCircuit(chosen + 1, number, row, values[0]);
}

export function wireVerdict({ circuit, wire, should }: TaskOf<"wire">, chosen: Wire): MarkedText {
  const nameOf = partNamer(circuit);
  const [from, to] = [nameOf(chosen.from), nameOf(chosen.to)];
  return chosen.id === wire.id ? texts.rightWire(to, from, nameOf(should)) : texts.wrongWire(from, to);
}

/** The right answer. */
export function answerText(task: CircuitTask): MarkedText {
  switch (task.kind) {
    case "expression":
      return texts.answerIs(task.text);
    case "choice":
      return circuitVerdict(task, task.right);
    case "wire":
      return wireVerdict(task, task.wire);
  }
}

/** The wires to gates, by the gate. */
export function wiresToGates({ parts, wires }: Circuit): readonly Wire[] {
  return parts.flatMap(({ id, kind }) => (isGate(kind) ? wiresInto({ wires }, id) : []));
}

/** `degree` from 1 to 3. */
export function hintText(task: CircuitTask, degree: number): MarkedText {
  switch (task.kind) {
    case "expression":
      return expressionHint(task, degree);
    case "choice":
      return choiceHint(task, degree);
    case "wire":
      return wireHint(task, degree);
  }
}

/** The way to go, the first gate, and the last gate but one. */
function expressionHint({ circuit }: TaskOf<"expression">, degree: number): MarkedText {
  if (degree === 1) return texts.hintBegin;
  const gates = circuit.parts.filter(({ kind }) => isGate(kind));
  const gate = (degree === 2 ? gates[0] : gates.at(-2)) ?? gates[0];
  return gate ? texts.hintGate(partNamer(circuit)(gate.id), expressionAt(circuit, gate.id)) : texts.hintBegin;
}

/** The way to go, then one wrong circuit after the other. */
function choiceHint(task: TaskOf<"choice">, degree: number): MarkedText {
  const wrong = task.options.flatMap((_, at) => (at === task.right ? [] : [at]));
  const at = wrong[degree - 2];
  return at === undefined ? texts.hintBegin : circuitVerdict(task, at);
}

/** A row in which the circuit is wrong, a gate whose wires are right, and the gate at which the wrong wire ends. */
function wireHint({ text, circuit, wire }: TaskOf<"wire">, degree: number): MarkedText {
  const nameOf = partNamer(circuit);
  if (degree === 3) return texts.hintTo(nameOf(wire.to));
  const right = circuit.parts.find(({ id, kind }) => isGate(kind) && id !== wire.to);
  if (degree === 2 && right) return texts.hintRight(nameOf(right.id));
  const difference = firstWrongRow(circuit, circuitFrom([{ name: "F", text }]));
  if (!difference) return "";
  const values = Object.fromEntries(difference.values);
  return texts.hintRow(rowNumber(Object.values(values)), values, difference.one);
}

function rowNumber(values: readonly Bit[]): number {
  return values.reduce((number: number, value) => 2 * number + value, 0);
}

function expressionAt(circuit: Circuit, id: PartId): string {
  const found = expressionOf(circuit, id);
  return found.kind === "expression" ? found.text : "";
}
