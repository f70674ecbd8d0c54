// The laws of the lessons by the crate and by the second checker: each form, each line of each proof. A law that is altered
// by a letter is found.

import { describe, expect, test } from "vitest";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { lawSection } from "#answer/steps/core/law-section.ts";
import type { Equation, LawData, ProofLine } from "#learn/core/data.ts";
import { lawName, lawNames } from "#learn/core/law-names.ts";
import { faultsOf, lineFaults } from "#support/logic/law-faults.ts";
import { isOneUse } from "#support/logic/law-of-line.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";
import { stepTypes } from "#support/logic/step-types.ts";

/** In the order of the file that puts them together. */
const laws = lessonData.laws.map(({ value }) => value).toSorted((one, other) => place(one) - place(other));

function place({ id }: LawData): number {
  return Object.keys(lawNames).indexOf(id);
}

describe("each law", () => {
  test("is named, once, and the order of the names is that of the lesson", async () => {
    const { laws: inLesson } = await import("#lessons/03/laws/core/laws.ts");
    expect(laws.map(({ id }) => id)).toEqual(Object.keys(lawNames));
    expect(inLesson).toEqual(laws);
    for (const { id, title } of laws) expect(title).toBe(lawName(id));
  });

  test.each(laws)("$title: forms, proofs, worked line and mistake are right", (law) => {
    expect(faultsOf(law, laws.slice(0, place(law)))).toEqual([]);
  });

  test("each label of Show Steps but that of the input leads to exactly one law", () => {
    const labels = new Set(stepTypes.map(lawLabel));
    labels.delete("Original");
    expect(laws.flatMap((law) => law.labels).toSorted()).toEqual([...labels].toSorted());
    for (const law of laws) for (const label of law.labels) expect(lawSection(label)?.section).toBe(law.id);
  });
});

test.each(lessonData.proofs)("$name: each line follows by the law named", ({ value }) => {
  expect(lineFaults(value, laws)).toEqual([]);
});

describe("a line is no use of a law where", () => {
  test.each([
    ["Absorptive", "A+A'.B", "A+B"],
    ["Redundancy", "A+A.B", "A"],
    ["Identity", "A+1", "A"],
    ["Distributive", "A.(B+C)", "A.B+C"],
    ["De Morgan", "(A.B)'", "A'.B'"],
    ["Complement", "A.B'", "0"],
    ["Absorptive", "A+A.B+C.C", "A+C"],
  ])("%s: %s and %s", (label, before, after) => {
    expect(isOneUse(label, before, after)).toBe(false);
  });
});

/** All laws that differ from this one in a single letter, constant or sign of a form or of a line of a proof. */
function altered(law: LawData): readonly { readonly what: string; readonly law: LawData }[] {
  const { forms, proof = [] } = law;
  const ofForms = forms.flatMap((form, at) =>
    alteredEquations(form).map(({ what, equation }) => ({
      what,
      law: { ...law, forms: forms.with(at, equation) },
    })),
  );
  const ofProof = alteredLines(proof).map(({ what, lines }) => ({ what, law: { ...law, proof: lines } }));
  return [...ofForms, ...ofProof];
}

function alteredEquations({
  left,
  right,
}: Equation): readonly { readonly what: string; readonly equation: Equation }[] {
  return [
    ...alteredTexts(left).map((text) => ({ what: `${text} = ${right}`, equation: { left: text, right } })),
    ...alteredTexts(right).map((text) => ({ what: `${left} = ${text}`, equation: { left, right: text } })),
  ];
}

function alteredLines(lines: readonly ProofLine[]) {
  return lines.flatMap((line, at) =>
    alteredTexts(line.text).map((text) => ({
      what: `${line.text} written as ${text}`,
      lines: lines.with(at, { ...line, text }),
    })),
  );
}

/** Each letter by each other letter, by a bar more or a bar less; each constant and each sign by the other one. */
function alteredTexts(text: string): readonly string[] {
  const others: Readonly<Record<string, readonly string[]>> = {
    A: ["B", "C", "A'"],
    B: ["A", "C", "B'"],
    C: ["A", "B", "C'"],
    "0": ["1"],
    "1": ["0"],
    "+": ["."],
    ".": ["+"],
    "^": ["+"],
    "'": [""],
  };
  return [...text].flatMap((sign, at) =>
    (others[sign] ?? []).map((other) => text.slice(0, at) + other + text.slice(at + 1)),
  );
}

/** What is left after an alteration is as true as before: another line that the same two laws lead to. */
const asTrue: Readonly<Record<string, readonly string[]>> = {
  "de-morgan": ["A'+B'+B.(A.B)' written as A'+B'+A.(A.B)'"],
  consensus: ["A.B+A'.C+A'.B.C written as A.B+A'.C+A.B.C"],
};

describe("a law altered by a letter", () => {
  test.each(laws)("$title: is refused", { tags: ["deep"] }, (law) => {
    const earlier = laws.slice(0, place(law));
    const taken = altered(law).filter((change) => faultsOf(change.law, earlier).length === 0);
    expect(taken.map(({ what }) => what)).toEqual(asTrue[law.id] ?? []);
  });

  test("is refused in more than 500 ways", () => {
    expect(laws.flatMap(altered).length).toBeGreaterThan(500);
  });
});
