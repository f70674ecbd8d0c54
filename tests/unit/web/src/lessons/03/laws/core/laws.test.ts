// The laws of lesson 03: each proof holds line by line, by earlier laws only, and Show Steps has the same forms.

import { describe, expect, test } from "vitest";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { lawNames } from "#learn/core/law-names.ts";
import type { Equation, LawData, ProofLine } from "#learn/core/data.ts";
import { consequences, type Consequence } from "#lessons/03/laws/core/consequences.ts";
import { dualEquation } from "#lessons/03/duality/core/dual.ts";
import { glance } from "#lessons/03/at-a-glance/core/glance.ts";
import { laws } from "#lessons/03/laws/core/laws.ts";
import { lesson } from "#lessons/03/lesson.tsx";
import { firstDifference, treeOf } from "#learn/core/values.ts";
import { lawFormCases } from "#support/logic/law-form-cases.ts";
import { areSame, followsBy, isRenamed } from "#support/lessons/law-use.ts";

const further: readonly Consequence[] = Object.values(consequences);

/** What may be used under the name of a law: its forms, and what follows from it, once that is proved. */
function equationsOf(law: LawData): readonly Equation[] {
  return [...law.forms, ...further.filter(({ law: id }) => id === law.id).map(({ equation }) => equation)];
}

function lawCalled(id: string | undefined): LawData {
  const law = laws.find((known) => known.id === id);
  if (!law) throw new Error(`No law is called ${id}.`);
  return law;
}

interface ProofCase {
  readonly name: string;
  readonly of: string;
  readonly equation: Equation;
  readonly lines: readonly ProofLine[];
  /** The laws that it may use. */
  readonly permitted: readonly LawData[];
}

const indexOf = (id: string) => laws.findIndex((law) => law.id === id);

const proofs: readonly ProofCase[] = [
  ...laws.flatMap((law): readonly ProofCase[] => {
    const { proof: lines } = law;
    if (!lines) return [];
    const [first, last] = [lines[0]?.text, lines.at(-1)?.text];
    const equation = law.forms.find(({ left, right }) => left === first && right === last);
    if (!equation) throw new Error(`The proof of ${law.id} is of none of its forms.`);
    const permitted = laws.slice(0, indexOf(law.id));
    return [{ name: `${equation.left} = ${equation.right}`, of: law.id, equation, lines, permitted }];
  }),
  ...further.map(({ law, equation, proof }): ProofCase => {
    const permitted = laws.slice(0, indexOf(law) + 1);
    return { name: `${equation.left} = ${equation.right}`, of: law, equation, lines: proof, permitted };
  }),
];

test("no law is proved from others before Order and grouping, which lets their sides be exchanged", () => {
  const before = laws.slice(0, indexOf("order-and-grouping") + 1);
  expect(before.filter(({ proof }) => proof)).toEqual([]);
});

test("the section of each law has the law's title, in the order of the proofs", () => {
  const ids: readonly string[] = laws.map(({ id }) => id);
  const sections = lesson.sections.filter(({ id }) => ids.includes(id));
  expect(sections.map(({ id, title }) => [id, title])).toEqual(laws.map(({ id, title }) => [id, title]));
});

test("Duality comes before the first law with two forms, and each second form is the dual of the one before it", () => {
  const ids = lesson.sections.map(({ id }) => id);
  expect(ids.indexOf("duality")).toBeLessThan(Math.min(...laws.map(({ id }) => ids.indexOf(id))));
  for (const { forms } of laws)
    for (const [at, form] of forms.entries()) {
      const before = forms[at - 1];
      if (at % 2 === 1) expect(before && isRenamed(form, dualEquation(before)), form.left).toBe(true);
    }
});

describe("all laws at a glance", () => {
  test("has each law with its forms, in the order of the lesson, and combining where it is proved", () => {
    const rows = glance.filter(({ title }) => title !== "Combining");
    expect(rows.map(({ law, title, forms }) => ({ id: law, title, forms }))).toEqual(
      laws.map(({ id, title, forms }) => ({ id, title, forms })),
    );
    const combining = glance.find(({ title }) => title === "Combining");
    expect(combining).toMatchObject({ law: "distributive", forms: [consequences.combining.equation, {}] });
    expect(glance.findIndex((row) => row === combining)).toBe(indexOf("distributive") + 1);
  });

  test.each(["null", "dominance", "simplification", "absorption", "commutative", "associative"])(
    "names what other books call %s",
    (name) => {
      expect(glance.flatMap(({ also }) => also).filter((also) => also.includes(name))).toHaveLength(1);
    },
  );
});

describe("each proof uses one law a line, earlier laws only", () => {
  test.each(proofs)("$of: $name", ({ equation, lines, permitted }) => {
    expect(lines[0]).toEqual({ text: equation.left });
    for (const [at, { text, by }] of lines.entries()) {
      const before = lines[at - 1];
      if (!before) continue;
      const law = lawCalled(by);
      expect(permitted).toContain(law);
      expect(followsBy(law.forms, before.text, text), `${before.text} = ${text} by ${by}`).toBe(true);
    }
    expect(areSame(lines.at(-1)?.text ?? "", equation.right)).toBe(true);
  });
});

test.each(laws.map((law) => ({ law, name: law.id })))(
  "$name: the worked line is one use of the law",
  ({ law }) => {
    expect(followsBy(law.forms, law.worked.left, law.worked.right)).toBe(true);
  },
);

test("a line that the named law does not make is found", () => {
  for (const { lines } of proofs)
    for (const [at, { text, by }] of lines.entries()) {
      const before = lines[at - 1];
      if (!before) continue;
      const { forms } = lawCalled(by);
      const changed = text.replace(/[01A-Z]/, (sign) => (sign === "B" || sign === "1" ? "D" : "B"));
      expect(followsBy(forms, before.text, changed), `${before.text} = ${changed} by ${by}`).toBe(false);
    }
});

describe("a law that is altered by a sign is none", () => {
  const letters = laws.flatMap(({ id, forms }) =>
    forms.flatMap((form) =>
      (["left", "right"] as const).flatMap((side) =>
        [...form[side]].flatMap((sign, at) => {
          const other = { ".": "+", "+": ".", "^": "+", A: "D", B: "D", C: "D", "0": "1", "1": "0", "'": "" }[
            sign
          ];
          if (other === undefined) return [];
          const altered = { ...form, [side]: form[side].slice(0, at) + other + form[side].slice(at + 1) };
          return [{ id, forms, altered, name: `${altered.left} = ${altered.right}` }];
        }),
      ),
    ),
  );

  test.each(letters)("$id: $name", ({ forms, altered }) => {
    const isStillTrue = firstDifference(treeOf(altered.left), treeOf(altered.right)) === null;
    // `B+1 = 1` says what `A+1 = 1` says.
    expect(isStillTrue && !forms.some((form) => isRenamed(altered, form))).toBe(false);
  });
});

test("each law has the name that other lessons give it, in the same order", () => {
  expect(laws.map(({ id, title }) => [id, title])).toEqual(Object.entries(lawNames));
});

describe("Show Steps and the lesson speak of the same laws", () => {
  test.each([...new Set(lawFormCases.map(([stepType, , , form]) => `${lawLabel(stepType)}: ${form}`))])(
    "%s",
    (shown) => {
      const [label = "", left = "", right = ""] = shown.split(/: | = /);
      const law = laws.find(({ labels }) => labels.includes(label));
      if (!law) throw new Error(`No law has the label ${label}.`);
      expect(equationsOf(law).some((known) => isRenamed(known, { left, right }))).toBe(true);
    },
  );
});
