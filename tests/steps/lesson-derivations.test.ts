// The worked derivations of lesson 03 are those of the crate, byte for byte, and each is right.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { lawSection } from "#answer/steps/core/law-section.ts";
import { derivationInputs } from "#lessons/03/worked-derivations/core/derivation-inputs.ts";
import { derivations } from "#lessons/03/worked-derivations/core/derivations.ts";
import { lessonDerivationsPath, lessonDerivationsSource } from "#scripts/lesson-derivations.ts";
import { check } from "#support/checker/check.ts";
import { derive } from "./answers.ts";

test("the committed file is the one that `npm run lessons` writes", async () => {
  expect(readFileSync(lessonDerivationsPath, "utf8")).toBe(await lessonDerivationsSource());
});

test("another input gives another file, and one that the crate refuses gives none", async () => {
  const [first] = derivationInputs;
  if (!first) throw new Error("The lesson names no input.");
  expect(await lessonDerivationsSource([{ ...first, text: "X+X.Y" }])).toContain('currentExpression: "X"');
  await expect(lessonDerivationsSource([{ ...first, text: "A+" }])).rejects.toThrow(first.id);
});

test("the lesson derives the four inputs that it names", () => {
  expect(derivations.map(({ id, text, title }) => ({ id, text, title }))).toEqual(derivationInputs);
  expect(derivations).toHaveLength(4);
});

describe.each(derivations)("$title: $text", ({ text, steps }) => {
  test("each step is one law in full, and the last line is the minimum", () => {
    const derived = derive({ input: text, mode: "boolean" });
    if (!derived) throw new Error("The crate refuses it.");
    expect(derived.derivation).toEqual(steps);
    expect(derived.derivation && check(derived.derivation, derived)).toBe(null);
    expect(steps.at(-1)?.currentExpression).toBe(derived.simplified);
  });

  test("begins with the input and has a law to show, each with its section", () => {
    const [first, ...laws] = steps;
    expect(first?.stepType).toBe("CORRECTED");
    expect(laws.length).toBeGreaterThan(1);
    expect(laws.filter(({ stepType }) => !lawSection(lawLabel(stepType)))).toEqual([]);
  });
});
