// What is wrong with a law of the lessons: each form by the crate and by the second checker of derivations, each proof line
// by line, the worked line, the mistake.

import type { Equation, LawData, ProofLine } from "#learn/core/data.ts";
import { dualEquation } from "#lessons/03/duality/core/dual.ts";
import { crateDifference } from "./crate-values.ts";
import { areSameLine, isOneUse } from "./law-of-line.ts";

/** Order and grouping has no step of its own: the lines are one expression to whoever reads products and sums. */
const grouping = "Redundant brackets";

/** `earlier` are the laws that a proof may use. Empty where all is right. */
export function faultsOf(law: LawData, earlier: readonly LawData[]): readonly string[] {
  const { forms, proof, worked, mistake } = law;
  const equations = [...forms, worked].flatMap(({ left, right }) => [
    ...(areEqual(left, right) ? [] : [`${left} is not ${right}.`]),
    ...(law.labels.some((label) => isUse(label, left, right))
      ? []
      : [`${left} = ${right} is no use of ${law.title}.`]),
  ]);
  return [
    ...formFaults(law),
    ...equations,
    ...(proof ? proofFaults(proof, law, earlier) : []),
    ...(areEqual(mistake.left, mistake.right) ? [`${mistake.left} = ${mistake.right} is no mistake.`] : []),
  ];
}

/** Forms are written with the first letters, and none is written twice. */
function formFaults({ forms }: LawData): readonly string[] {
  const sides = forms.map(({ left, right }) => `${left} = ${right}`);
  const isInFirstLetters = (side: string) => {
    const names = [...new Set(side.match(/[A-Z]/g) ?? [])].toSorted();
    return names.join("") === "ABC".slice(0, names.length);
  };
  return [
    ...(new Set(sides).size < sides.length ? ["A form is written twice."] : []),
    ...sides.filter((side) => !isInFirstLetters(side)).map((side) => `${side} leaves out a letter.`),
    ...forms.flatMap((form, at) =>
      at % 2 === 0 || isDual(form, forms[at - 1]) ? [] : [`${sides[at]} is no dual.`],
    ),
  ];
}

/** A form that has no proof of its own is, letter by letter, the dual of the one before it. */
function isDual({ left, right }: Equation, before: Equation | undefined): boolean {
  if (!before) return false;
  const dual = dualEquation(before);
  return areSameLine(left, dual.left) && areSameLine(right, dual.right);
}

function proofFaults(
  lines: readonly ProofLine[],
  { forms }: LawData,
  earlier: readonly LawData[],
): readonly string[] {
  const [first, last] = [lines[0]?.text, lines.at(-1)?.text];
  const isOfForm = forms.some(({ left, right }) => left === first && right === last);
  return [...(isOfForm ? [] : [`No form goes from ${first} to ${last}.`]), ...lineFaults(lines, earlier)];
}

/** What is wrong with the lines of a proof by these laws. */
export function lineFaults(lines: readonly ProofLine[], laws: readonly LawData[]): readonly string[] {
  return lines.flatMap(({ text, by }, at) => {
    const before = lines[at - 1]?.text;
    if (before === undefined) return by === undefined ? [] : ["The first line needs no law."];
    const law = laws.find(({ id }) => id === by);
    if (!law) return [`${text}: ${by} is no earlier law.`];
    if (!areEqual(before, text)) return [`${before} is not ${text}.`];
    const isUsed = law.labels.some((label) => isUse(label, before, text));
    return isUsed ? [] : [`${before} = ${text} is no use of ${law.title}.`];
  });
}

function areEqual(left: string, right: string): boolean {
  return crateDifference(left, right) === null;
}

function isUse(label: string, before: string, after: string): boolean {
  return label === grouping ? areSameLine(before, after) && before !== after : isOneUse(label, before, after);
}
