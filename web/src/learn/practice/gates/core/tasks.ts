// The tasks of "Gates": the output of a gate, the number of NAND gates of a sum, an expression with one kind of gate alone. Pure.

import type { TaskAddress } from "#addresses/core/learn.ts";
import { typedText } from "#notation/core/typed-text.ts";
import { circuitFrom, gateNumbers } from "../../../circuits/core/circuit-data.ts";
import type { ExpressionText, OnlyGate, Row } from "../../../core/data.ts";
import { rowsOver, treeOf, valueIn } from "../../../core/values.ts";
import { productTree } from "../../core/literals.ts";
import { randomFrom, type Random } from "../../core/random.ts";
import { sumOf, type SumForm } from "../../core/sums.ts";
import { tableTask } from "../../table/core/tasks.ts";
import { onlyForm } from "./only-form.ts";

type SpecialGate = "nand" | "nor" | "xor" | "xnor";

export type GateTask =
  | {
      readonly kind: "value";
      readonly gate: SpecialGate;
      /** The gate with two to four inputs. */
      readonly text: ExpressionText;
      readonly row: Row;
    }
  | {
      readonly kind: "count";
      /** A sum of products. */
      readonly text: ExpressionText;
      /** The same with NAND gates alone: one for each product, then one. */
      readonly form: ExpressionText;
      /** The gates of that form, a NOT counted as one. */
      readonly count: number;
    }
  | {
      readonly kind: "only";
      readonly text: ExpressionText;
      readonly gate: OnlyGate;
      /** One of the right answers. */
      readonly form: ExpressionText;
    };

export type GateTaskOf<Kind extends GateTask["kind"]> = Extract<GateTask, { readonly kind: Kind }>;

/** Level 1 asks for the output of a gate, level 2 for a number of gates, level 3 for an expression with one kind of gate. */
export function gateTask({ level, seed }: Pick<TaskAddress, "level" | "seed">): GateTask {
  const random = randomFrom(seed * 3 + level);
  if (level === 1) return valueTask(random);
  if (level === 2) return countTask(random);
  const gate = random.one(["nand", "nor"] as const);
  const text = tableTask({ level: random.one([1, 2] as const), seed });
  return { kind: "only", text, gate, form: typedText(onlyForm(treeOf(text), gate)) };
}

/** The task in a line, by which two tasks are told apart. */
export function taskText(task: GateTask): string {
  switch (task.kind) {
    case "value":
      return `${task.text}: ${Object.values(task.row).join("")}`;
    case "count":
      return task.text;
    case "only":
      return `${task.gate}: ${task.text}`;
  }
}

const letters = ["A", "B", "C", "D"];

/** Both outputs are equally likely. */
function valueTask(random: Random): GateTask {
  const gate = random.one(["nand", "nor", "xor", "xnor"] as const);
  const names = letters.slice(0, random.one([2, 3, 3, 4]));
  const text = gateText(gate, names);
  const tree = treeOf(text);
  const output = random.below(2);
  const row = random.one(rowsOver(names).filter((each) => valueIn(tree, each) === output));
  return { kind: "value", gate, text, row };
}

const signs = { nand: ".", nor: "+", xor: "^", xnor: "^" } as const;

function gateText(gate: SpecialGate, names: readonly string[]): ExpressionText {
  const chain = names.join(signs[gate]);
  return gate === "xor" ? chain : `(${chain})'`;
}

/** A small and a capital letter are complements of each other. */
const sums: readonly SumForm[] = [
  ["ab", "c"],
  ["ab", "cd"],
  ["ab", "Ac"],
  ["ab", "ac"],
  ["abc", "d"],
  ["ab", "Ac", "d"],
  ["ab", "ac", "bc"],
];

function countTask(random: Random): GateTask {
  const products = sumOf(random.one(sums), letters, random);
  const operands = products.map(productTree);
  const text = typedText({ kind: "chain", operator: "or", operands });
  const form = typedText(onlyForm(treeOf(text), "nand"));
  const count = gateNumbers(circuitFrom([{ name: "F", text: form }])).size;
  return { kind: "count", text, form, count };
}
