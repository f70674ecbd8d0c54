// The names of laws, and a derivation as it is copied.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { derivationLatex, derivationText } from "#steps/core/copy-derivation.ts";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { stepTypes } from "#support/logic/step-types.ts";

/** The specification's list: a law's type or its kind, and its label. */
const specified = readFileSync("tests/fixtures/spec.md", "utf8").match(
  /- Step: .*? Labels: (.*?)\. Any other/,
)?.[1];

describe("the label of a type", () => {
  const cases: readonly [stepType: string, label: string][] = [
    ["CORRECTED", "Original"],
    ["REMOVED_REDUNDANT_BRACKETS", "Redundant brackets"],
    ["BASIC_NOT", "Not Gate"],
    ["XOR_GATE", "XOR gate"],
    ["REVERSED_DeMorgan_THEOREM", "De Morgan"],
    ["REVERSED_DISTRIBUTIVE_LAW", "Distributive"],
    ["OR_ABSORPTIVE_LAW", "Absorptive"],
    ["AND_REDUNDANCY_LAW", "Redundancy"],
    ["CONSENSUS_LAW", "Consensus"],
    ["A_LAW_OF_TOMORROW", "A_LAW_OF_TOMORROW"],
    ["toString", "toString"],
  ];
  test.each(cases)("%s is %s", (stepType, label) => {
    expect(lawLabel(stepType)).toBe(label);
  });

  test("is one of the specification's for every type that the crate has", () => {
    const labels = specified?.split("; ").map((item) => item.split(" = ")[1]);
    expect(labels).toHaveLength(14);
    expect(stepTypes).toHaveLength(22);
    for (const type of stepTypes) expect(labels, type).toContain(lawLabel(type));
    expect(new Set(stepTypes.map(lawLabel)).size).toBe(14);
  });
});

function step(currentExpression: string, stepType: string): DerivationStep {
  return { currentExpression, stepType, description: "A sentence." };
}

const derivation = [
  step("(A+(B'))'+A.x12", "CORRECTED"),
  step("(A+B')'+A.x12", "REMOVED_REDUNDANT_BRACKETS"),
  step("A'.B''+A.x12", "DeMorgan_THEOREM"),
  step("A'.B+A.x12", "DOUBLE_NEGATION_LAW"),
];

test("a derivation is copied as text with its laws below each other", () => {
  expect(derivationText(derivation)).toBe(
    [
      "  (A+(B'))'+A.x12",
      "= (A+B')'+A.x12      (Redundant brackets)",
      "= A'.B''+A.x12       (De Morgan)",
      "= A'.B+A.x12         (Double Negation)",
    ].join("\n"),
  );
});

test("a derivation whose variables have names is copied with them", () => {
  const names = [{ variable: "x12", name: "wr_en" }];
  expect(derivationText(derivation, names).split("\n").slice(4)).toEqual(["  where x12=wr_en"]);
  expect(derivationLatex(derivation, names).split("\n").slice(-2)).toEqual([
    String.raw`\end{align*}`,
    String.raw`$\text{ where } x_{12}=\text{wr\_en}$`,
  ]);
});

test("a line that is longer than the others moves no law but its own", () => {
  const long = "A.B+".repeat(30) + "C";
  expect(derivationText([step(long, "CORRECTED"), step(long, "XOR_GATE"), step("A", "BASIC_NOT")])).toBe(
    [`  ${long}`, `= ${long}    (XOR gate)`, "= A    (Not Gate)"].join("\n"),
  );
});

test("a derivation is copied in LaTeX with bars, with the brackets as typed and with the law at the right", () => {
  expect(derivationLatex(derivation)).toBe(
    [
      "\\begin{align*}",
      "  &\\phantom{{}={}} \\overline{A + \\left(\\overline{B}\\right)} + A \\cdot x_{12} \\\\",
      "  &= \\overline{A + \\overline{B}} + A \\cdot x_{12} && \\text{Redundant brackets} \\\\",
      "  &= \\overline{A} \\cdot \\overline{\\overline{B}} + A \\cdot x_{12} && \\text{De Morgan} \\\\",
      "  &= \\overline{A} \\cdot B + A \\cdot x_{12} && \\text{Double Negation}",
      "\\end{align*}",
    ].join("\n"),
  );
});

describe("in LaTeX", () => {
  const cases: readonly [name: string, text: string, stepType: string, latex: string][] = [
    [
      "brackets that are needed stay",
      "(A+B).(C^D)'",
      "XOR_GATE",
      "\\left(A + B\\right) \\cdot \\overline{C \\oplus D} && \\text{XOR gate}",
    ],
    ["brackets that can go stay", "A+(B+C)", "XOR_GATE", "A + \\left(B + C\\right) && \\text{XOR gate}"],
    ["a type without a label has its signs escaped", "A", "A_LAW", "A && \\text{A\\_LAW}"],
    [
      "a line too deep to be typeset is plain text",
      `A${"'".repeat(30)}^B`,
      "XOR_GATE",
      `\\texttt{A${"'".repeat(30)}\\textasciicircum{}B} && \\text{XOR gate}`,
    ],
  ];
  test.each(cases)("%s", (_name, text, stepType, latex) => {
    expect(derivationLatex([step("A", "CORRECTED"), step(text, stepType)]).split("\n")[2]).toBe(
      `  &= ${latex}`,
    );
  });
});
