// Builds the circuit of one or several functions from the crate's nodes: a switch for each variable, gates as written,
// a bulb for each function. The parts have no positions yet. Pure, without recursion, deterministic.

import type { BinaryOperator, ReadNode } from "#contract/generated/logic-types.ts";
import { inVariableOrder } from "#notation/core/parse.ts";
import { partsMax, wiresMax, type Circuit, type PartId } from "../model/circuit.ts";
import type { EditError, Result } from "../model/command.ts";
import { CircuitBuilder } from "./builder.ts";

/** An expression as the crate reads it. */
export interface ReadFunction {
  readonly vars: readonly string[];
  readonly nodes: readonly ReadNode[];
}

/** A part, or an open chain that further operands of the same operator still join, as in A+B+C. */
type Operand =
  | { readonly part: PartId }
  | { readonly operator: BinaryOperator; readonly parts: readonly PartId[] };

/**
 * A chain is one gate. A bar over a product makes it a NAND, a bar over a sum makes it a NOR, a bar over an exclusive
 * sum makes it an XNOR, and a bar over anything else is a NOT. 0 is a Node without a wire, and 1 is its NOT. Switches
 * are in variable order and come first, bulbs last.
 */
export function circuitOf(functions: readonly ReadFunction[]): Result<Circuit, EditError> {
  const builder = new CircuitBuilder();
  const names = [...new Set(functions.flatMap(({ vars }) => vars))];
  names.sort(inVariableOrder);
  const switches = new Map(names.map((name) => [name, builder.switch(name)]));
  const outputs = functions.map(({ vars, nodes }) =>
    build(nodes, (index) => switches.get(vars[index] ?? "") ?? builder.zero(), builder),
  );
  const free = freeBulbNames(switches);
  for (const output of outputs) builder.bulb(free.next().value, output);
  const circuit = builder.circuit();
  return circuit.parts.length > partsMax || circuit.wires.length > wiresMax
    ? { ok: false, error: { code: "circuit_full" } }
    : { ok: true, value: circuit };
}

/** F1, F2, … without names that are variables. */
function* freeBulbNames(taken: ReadonlyMap<string, PartId>): Generator<string, never> {
  for (let number = 1; ; number += 1) if (!taken.has(`F${number}`)) yield `F${number}`;
}

function build(
  nodes: readonly ReadNode[],
  variable: (index: number) => PartId,
  builder: CircuitBuilder,
): PartId {
  const stack: Operand[] = [];
  const pop = () => stack.pop() ?? { part: builder.zero() };
  for (const node of nodes) {
    switch (node.kind) {
      case "constant":
        stack.push({ part: node.value ? builder.gate("not", [builder.zero()]) : builder.zero() });
        break;
      case "variable":
        stack.push({ part: variable(node.index) });
        break;
      case "not":
        stack.push({ part: barred(pop(), builder) });
        break;
      case "binary": {
        const right = pop();
        const left = pop();
        const parts = [left, right].flatMap((side) =>
          "operator" in side && side.operator === node.operator ? side.parts : [partOf(side, builder)],
        );
        stack.push({ operator: node.operator, parts });
      }
    }
  }
  return partOf(pop(), builder);
}

const barredGates = { and: "nand", or: "nor", xor: "xnor" } as const;

function barred(operand: Operand, builder: CircuitBuilder): PartId {
  if ("part" in operand) return builder.gate("not", [operand.part]);
  return builder.gate(barredGates[operand.operator], operand.parts);
}

function partOf(operand: Operand, builder: CircuitBuilder): PartId {
  if ("part" in operand) return operand.part;
  return builder.gate(operand.operator, operand.parts);
}
