// The sentences about consensus terms: verdicts, right answers and hints. Pure.

import { consensusTasks as texts } from "#messages/consensus-tasks.ts";
import type { MarkedText } from "../../../core/data.ts";
import { rowsOver, treeOf, valueIn } from "../../../core/values.ts";
import type { ConsensusTask, ConsensusTaskOf } from "./tasks.ts";

/** What is to be said of a term that was chosen as superfluous. */
export function termVerdict(
  { terms, names, right }: ConsensusTaskOf<"superfluous">,
  chosen: number,
): MarkedText {
  const term = terms[chosen] ?? "";
  if (chosen === right) return texts.leftOut(term);
  const trees = terms.map(treeOf);
  const rows = rowsOver(names);
  const row = rows.findIndex((values) =>
    trees.every((tree, at) => (valueIn(tree, values) === 1) === (at === chosen)),
  );
  const values = Object.entries(rows[row] ?? {}).map(([name, value]) => `{${name} = ${value}}`);
  return texts.needed(term, row, values.join(", "));
}

export function hazardVerdict({ hazard }: ConsensusTaskOf<"hazard">): MarkedText {
  return hazard ? texts.hazard(hazard.variable, hazard.rows) : texts.free;
}

/** The right answer. */
export function answerText(task: ConsensusTask): MarkedText {
  switch (task.kind) {
    case "superfluous":
      return termVerdict(task, task.right);
    case "missing":
      return texts.missing(task.answer);
    case "hazard":
      return hazardVerdict(task);
  }
}

/** `degree` from 1 to 3. */
export function hintText(task: ConsensusTask, degree: number): MarkedText {
  switch (task.kind) {
    case "superfluous":
      return superfluousHint(task, degree);
    case "missing":
      return missingHint(task, degree);
    case "hazard":
      return hazardHint(task, degree);
  }
}

/** The test, the opposed variable, and a term that is needed. */
function superfluousHint(task: ConsensusTaskOf<"superfluous">, degree: number): MarkedText {
  if (degree === 1) return texts.hintTest;
  if (degree === 2) return opposedText(task);
  return texts.hintNot(task.terms.find((_, at) => at !== task.right) ?? "");
}

/** What to look for, the opposed variable, and the length of the term. */
function missingHint(task: ConsensusTaskOf<"missing">, degree: number): MarkedText {
  if (degree === 1) return texts.hintPair;
  return degree === 2 ? opposedText(task) : texts.hintLength(task.answer.split(".").length);
}

/** The map, the opposed variable, and the two rows or that there are none. */
function hazardHint(task: ConsensusTaskOf<"hazard">, degree: number): MarkedText {
  if (degree === 1) return texts.hintMap;
  if (degree === 2) return opposedText(task);
  return task.hazard ? texts.hintRows(task.hazard.rows) : texts.hintNone;
}

/** A variable that one term has as it is and another one complemented. */
function opposedText({ terms, names }: ConsensusTask): MarkedText {
  const literals = terms.map((term) => term.split("."));
  const opposed = names.find(
    (name) =>
      literals.some((each) => each.includes(name)) && literals.some((each) => each.includes(`${name}'`)),
  );
  return opposed === undefined ? texts.hintPair : texts.hintOpposed(opposed);
}
