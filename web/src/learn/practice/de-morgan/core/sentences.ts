// The sentences about De Morgan: verdicts, right answers and hints. Pure.

import { deMorganTasks as texts } from "#messages/de-morgan-tasks.ts";
import type { ExpressionText, MarkedText } from "../../../core/data.ts";
import { treeOf } from "../../../core/values.ts";
import { plainGates, type DeMorganTask, type DeMorganTaskOf, type PlainGate } from "./tasks.ts";

const signs = { and: ".", nand: ".", or: "+", nor: "+" } as const;

/** The gate with a bubble at each input, as an expression of the same variables. */
export function bubbledText(gate: PlainGate, text: ExpressionText): ExpressionText {
  const chain = (text.match(/[A-D]/g) ?? []).map((name) => `${name}'`).join(signs[gate]);
  return gate === "nand" || gate === "nor" ? `(${chain})'` : chain;
}

export function gateVerdict({ text, right }: DeMorganTaskOf<"gate">, chosen: PlainGate): MarkedText {
  const equal = bubbledText(chosen, text);
  return chosen === right ? texts.rightGate(text, equal) : texts.wrongGate(chosen, equal);
}

export const gateOptions: readonly string[] = plainGates.map((gate) => texts.withBubbles(gate));

/** The right answer. */
export function answerText(task: DeMorganTask): MarkedText {
  return task.kind === "gate" ? gateVerdict(task, task.right) : texts.answer(task.answer);
}

/** `degree` from 1 to 3: the way, the last operator, and the literals. */
export function hintText(task: DeMorganTask, degree: number): MarkedText {
  if (task.kind === "gate") return gateHint(task, degree);
  if (degree === 1) return task.kind === "open" ? texts.hintOutside : texts.hintComplement;
  const tree = treeOf(task.answer);
  if (degree === 2)
    return tree.kind === "chain" && tree.operator !== "xor"
      ? texts.hintOperator(tree.operator)
      : texts.hintBrackets;
  return texts.hintLiterals(task.answer.match(/[A-D]'?/g) ?? []);
}

/** The way, then one wrong gate after the other. */
function gateHint(task: DeMorganTaskOf<"gate">, degree: number): MarkedText {
  const wrong = plainGates.filter((gate) => gate !== task.right)[degree - 2];
  return wrong === undefined ? texts.hintGate : gateVerdict(task, wrong);
}
