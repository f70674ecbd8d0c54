// The sentences about gates: verdicts, right answers and hints. Pure.

import { gateTasks as texts } from "#messages/gate-tasks.ts";
import type { Bit, MarkedText } from "../../../core/data.ts";
import { treeOf, valueIn } from "../../../core/values.ts";
import type { GateTask, GateTaskOf } from "./tasks.ts";

/** What the gate gives. */
export function outputOf({ text, row }: GateTaskOf<"value">): Bit {
  return valueIn(treeOf(text), row);
}

export function valueVerdict(task: GateTaskOf<"value">): MarkedText {
  return `${texts.value(outputOf(task))} ${texts.rules[task.gate]}`;
}

/** A wrong value gets the rule, and not yet the answer. */
export function wrongValue({ gate, row }: GateTaskOf<"value">): MarkedText {
  const values = Object.values(row);
  return `${texts.rules[gate]} ${texts.ones(values.filter((value) => value === 1).length, values.length)}`;
}

/** The right answer. */
export function answerText(task: GateTask): MarkedText {
  switch (task.kind) {
    case "value":
      return valueVerdict(task);
    case "count":
      return texts.rightNumber(task.count, task.form);
    case "only":
      return texts.answer(task.form);
  }
}

/** `degree` from 1 to 3. */
export function hintText(task: GateTask, degree: number): MarkedText {
  switch (task.kind) {
    case "value":
      return valueHint(task, degree);
    case "count":
      return countHint(task, degree);
    case "only":
      return onlyHint(task, degree);
  }
}

function valueHint(task: GateTaskOf<"value">, degree: number): MarkedText {
  if (degree === 1) return texts.rules[task.gate];
  return degree === 2 ? wrongValue(task) : valueVerdict(task);
}

function countHint({ form }: GateTaskOf<"count">, degree: number): MarkedText {
  if (degree === 1) return texts.hintCount;
  // In the form, a letter with a bar of its own is a complement.
  const complements = [...new Set(form.match(/[A-Z]'/g) ?? [])];
  return degree === 2 ? texts.hintComplements(complements) : texts.hintForm(form);
}

function onlyHint({ gate }: GateTaskOf<"only">, degree: number): MarkedText {
  if (degree === 1) return texts.onlyRule[gate];
  return degree === 2 ? texts.hintLaws[gate] : texts.hintBars;
}
