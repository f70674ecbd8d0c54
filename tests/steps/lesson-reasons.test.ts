// The reasons that the lessons give, against the laws as the crate's steps use them: an equation in a reason is one use of
// the law that its sentence names, or of some law where it names none.

import { describe, expect, test } from "vitest";
import type { LawData } from "#learn/core/data.ts";
import { piecesOf } from "#learn/core/marked-text.ts";
import { crateDifference, crateTable } from "#support/logic/crate-values.ts";
import { areSameLine, isOneUse } from "#support/logic/law-of-line.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";

const laws = lessonData.laws.map(({ value }) => value);

/** Texts that say why something is so; what is asked may be false. */
const reasons = lessonData.texts.filter(({ name }) => /\.(words|says|because)$/.test(name));

/** Each sentence with its full stop; one within mathematics ends none. */
function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.:;?])\s+(?=[A-Z“{])/).reduce<string[]>((sentences, part) => {
    const last = sentences.at(-1);
    // What comes after a colon belongs to what is before it.
    if (last !== undefined && /[:;]$/.test(last)) return [...sentences.slice(0, -1), `${last} ${part}`];
    return [...sentences, part];
  }, []);
}

function namedIn(sentence: string): readonly LawData[] {
  return laws.filter(({ title }) => new RegExp(`\\b${title}\\b`).test(sentence));
}

type Sides = readonly [left: string, right: string];

/** The neighbours in each chain of equations. */
function equationsIn(sentence: string): readonly Sides[] {
  return piecesOf(sentence).flatMap((piece) => {
    if (piece.kind !== "maths" || piece.text.includes("≠")) return [];
    const sides = piece.text.split("=").map((side) => side.trim());
    return sides.slice(1).map((right, at): Sides => [sides[at] ?? "", right]);
  });
}

/** A value in a row, such as `A+B = 1`, or a name, such as `F = A.B`: it says nothing of every row. */
function isOfRow([left, right]: Sides): boolean {
  const isConstant = /^[01]$/.test(right);
  return isConstant ? crateDifference(left, right) !== null : left.length === 1 && !right.includes(left);
}

function isUse({ labels }: LawData, left: string, right: string): boolean {
  return labels.some((label) =>
    label === "Redundant brackets" ? areSameLine(left, right) : isOneUse(label, left, right),
  );
}

/** Facts of XOR that the lesson has no law for: they hold by their tables, as `lesson-texts` sees. */
const byTable = new Set(["A'^B' = A^B", "(A^B)' = A'^B", "A.(B^C) = A.B^A.C"]);

function lawsIn(sentence: string): readonly Sides[] {
  return equationsIn(sentence).filter((sides) => !isOfRow(sides));
}

function faultsOf(text: string): readonly string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const named = namedIn(sentence);
    return lawsIn(sentence).flatMap(([left, right]) => {
      if (byTable.has(`${left} = ${right}`)) return [];
      // What has no letter is worked out, and so held by `lesson-texts`.
      if (named.length === 0 && !/[A-Z]/.test(left)) return [];
      const isMade = (named.length > 0 ? named : laws).some((law) => isUse(law, left, right));
      if (isMade) return [];
      const by = named.length > 0 ? named.map(({ title }) => title).join(" or ") : "any law";
      return [`${left} = ${right} is no use of ${by}.`];
    });
  });
}

const stated = reasons.filter(({ value }) => sentencesOf(value).some((each) => lawsIn(each).length > 0));

test("reasons state equations, with the name of a law and without", () => {
  expect(stated.length).toBeGreaterThan(20);
  expect(stated.filter(({ value }) => namedIn(value).length > 0).length).toBeGreaterThan(4);
});

test.each(stated)("$name: $value", ({ value }) => {
  expect(faultsOf(value)).toEqual([]);
});

describe("a reason is found to be wrong", () => {
  test.each([
    [
      "Redundancy lets {B'} go and leaves {A}: {A.B+A.B'.C = A.B+A.C}.",
      "A.B+A.B'.C = A.B+A.C is no use of Redundancy.",
    ],
    ["By Absorptive: {A+A'.B = A+B}.", "A+A'.B = A+B is no use of Absorptive."],
    ["De Morgan takes the bars away: {(A.B)'' = A.B}.", "(A.B)'' = A.B is no use of De Morgan."],
    ["So {A.B+A.B'.C = A.B+A.C}.", "A.B+A.B'.C = A.B+A.C is no use of any law."],
    ["So {A+B.C = (A+B).C}.", "A+B.C = (A+B).C is no use of any law."],
  ])("%s", (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  test("with the name of another law in each place where a law is named", () => {
    const sentences = [...new Set(stated.flatMap(({ value }) => sentencesOf(value)))].filter((sentence) =>
      lawsIn(sentence).some(([left, right]) => !byTable.has(`${left} = ${right}`)),
    );
    const named = sentences.flatMap((sentence) => namedIn(sentence).map((law) => ({ sentence, law })));
    expect(named.length).toBeGreaterThan(4);
    const taken = named.flatMap(({ sentence, law }) =>
      laws
        .filter((other) => !namedIn(sentence).includes(other))
        .map((other) => sentence.replaceAll(law.title, other.title))
        .filter((text) => faultsOf(text).length === 0),
    );
    expect(taken).toEqual([]);
  });
});

/** What a mistake says to be so instead begins with the side that is mistaken. */
test.each(lessonData.mistakes.filter(({ name }) => name.includes("no-law")).map(({ value }) => value))(
  "$left ≠ $right: the words say what holds instead",
  ({ left, words }) => {
    const lefts = equationsIn(words).map(([side]) => side);
    // OR and XOR have no such law; the words name the one of AND.
    if (left === "A+(B^C)") expect(lefts).toEqual(["A.(B^C)"]);
    else expect(lefts[0]).toBe(left);
  },
);

const inRows = lessonData.questions.flatMap(({ value }) =>
  value.kind === "value" && value.because !== undefined ? [{ ...value, because: value.because }] : [],
);

test.each(inRows)("$id: the values in its reason are those of its row", ({ because, row }) => {
  for (const [left, right] of equationsIn(because)) {
    if (!/^[01]$/.test(right) || /[A-Z]/.exec(left.replaceAll(/[A-Z]/g, (name) => (name in row ? "" : name))))
      continue;
    const { variables, columns } = crateTable(left);
    const number = variables.reduce((sum, name) => 2 * sum + (row[name] ?? 0), 0);
    expect(columns[0]?.[number], `${left} in ${JSON.stringify(row)}`).toBe(Number(right));
  }
});
