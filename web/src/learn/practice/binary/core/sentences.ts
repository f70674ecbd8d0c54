// The sentences about binary numbers: what is asked, the verdict, and the hints. Pure.

import { binaryTasks as texts } from "#messages/binary-tasks.ts";
import type { BinaryVerdict } from "./judge.ts";
import { rightAnswer, type BinaryTask } from "./tasks.ts";

export function askText(task: BinaryTask): string {
  switch (task.kind) {
    case "convert":
      return texts.askConversion(task.digits, task.base, task.target);
    case "complement":
      return texts.askComplement(task.bits);
    case "subtract":
      return texts.askDifference(task.left, task.right);
    case "signed":
      return texts.askSigned(task.bits);
  }
}

export function verdictText(verdict: BinaryVerdict, task: BinaryTask): string {
  switch (verdict.kind) {
    case "empty":
      return texts.empty;
    case "digit":
      return texts.notDigit(verdict.character, verdict.base);
    case "width":
      return texts.width(verdict.bits);
    case "place":
      return texts.wrongPlace(verdict.at);
    case "other":
      return texts.other(verdict.answer, verdict.is, verdict.base);
    case "outside":
      return texts.outside(verdict.bits);
    case "right":
      return texts.right(rightAnswer(task));
  }
}

/** `degree` from 1 to 3: the way, the length of the answer, and how it begins. */
export function hintText(task: BinaryTask, degree: number): string {
  const answer = rightAnswer(task);
  if (degree === 1) return wayText(task);
  return degree === 2
    ? texts.hintLength(answer.length)
    : texts.hintFirst(answer.slice(0, Math.ceil(answer.length / 2)));
}

function wayText(task: BinaryTask): string {
  switch (task.kind) {
    case "convert": {
      const { digits, base, target } = task;
      if (digits.includes(".")) return texts.hintFraction;
      if (base !== 10 && target !== 10) return texts.hintGroups;
      return base === 10 ? texts.hintWrite(target) : texts.hintRead(base);
    }
    case "complement":
      return texts.hintInvert;
    case "subtract":
      return texts.hintAdd(task.right);
    case "signed":
      return texts.hintSign;
  }
}
