// The chapters of a long derivation: their beginnings, their subjects, and which of them are open.

import { describe, expect, test } from "vitest";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { allFolded, chaptersOf, isChapterOpen, toggleChapter } from "#steps/core/chapters.ts";
import { generator } from "#scripts/bench/worst/drawing.ts";
import { runs } from "#support/depth.ts";

function step(stepType: string, before = "A.B", after = "A"): DerivationStep {
  const side = (part: string) => ({ part, at: [[0, part.length]] as [number, number][] });
  const line = { currentExpression: after, description: "A sentence." };
  return {
    ...line,
    stepType: stepType as DerivationStep["stepType"],
    before: side(before),
    after: side(after),
  };
}

function steps(
  ...lawRuns: readonly (readonly [count: number, ...stepTypes: string[]])[]
): readonly DerivationStep[] {
  const laws = lawRuns.flatMap(([count, ...types]) =>
    Array.from({ length: count }, (_, at) => step(types[at % types.length] ?? "")),
  );
  return [{ currentExpression: "A", stepType: "CORRECTED", description: "The input." }, ...laws];
}

const pair = ["REVERSED_DISTRIBUTIVE_LAW", "OR_COMPLEMENT_LAW", "AND_IDENTITY_LAW"] as const;
const bars = ["DeMorgan_THEOREM", "DOUBLE_NEGATION_LAW"] as const;

describe("where chapters begin", () => {
  test("a derivation of 100 lines has none, one of 101 has", () => {
    const of = (count: number) => chaptersOf(steps([40, ...bars], [30, "XOR_GATE"], [count - 71, ...pair]));
    expect(of(100)).toEqual([]);
    expect(of(101).length).toBeGreaterThan(1);
  });

  test("each thing is a chapter, the input goes with the first, and a few other steps make no chapter", () => {
    const all = steps(
      [40, ...bars],
      [1, "OR_IDENTITY_LAW"],
      [20, ...bars],
      [30, "XOR_GATE"],
      [60, ...pair],
      [20, ...bars],
    );
    expect(chaptersOf(all)).toEqual([
      { theme: "bars", isFurther: false, first: 0, last: 61 },
      { theme: "xor", isFurther: false, first: 62, last: 91 },
      { theme: "pairs", isFurther: false, first: 92, last: 151 },
      { theme: "bars", isFurther: true, first: 152, last: 171 },
    ]);
  });

  test("a complement is tidied up, unless it ends a pair", () => {
    const all = steps(
      [60, "AND_COMPLEMENT_LAW", "OR_IDENTITY_LAW"],
      [60, ...pair],
      [60, "OR_COMPLEMENT_LAW", "OR_ANNULMENT_LAW"],
    );
    expect(chaptersOf(all).map(({ theme }) => theme)).toEqual(["tidying", "pairs", "tidying"]);
  });

  test("a derivation of one law alone has none", () => {
    expect(chaptersOf(steps([300, "DOUBLE_NEGATION_LAW"]))).toEqual([]);
  });

  test("any derivation has 3 to 12, without a gap, and none divides a run of one law", () => {
    const below = generator(7);
    const types = [...bars, ...pair, "XOR_GATE", "DISTRIBUTIVE_LAW", "CONSENSUS_LAW", "OR_IDEMPOTENT_LAW"];
    for (let left = runs(30); left > 0; left -= 1) {
      const lawRuns = Array.from(
        { length: 40 + below(60) },
        () => [1 + below(6), types[below(types.length)] ?? ""] as const,
      );
      const all = steps([60, "AND_ANNULMENT_LAW"], ...lawRuns);
      const chapters = chaptersOf(all);
      expect(chapters.length >= 3 && chapters.length <= 12, String(chapters.length)).toBe(true);
      expect(chapters.map(({ first }) => first)).toEqual([
        0,
        ...chapters.slice(0, -1).map(({ last }) => last + 1),
      ]);
      expect(chapters.at(-1)?.last).toBe(all.length - 1);
      for (const { first } of chapters.slice(1))
        expect(lawLabel(all[first]?.stepType ?? "")).not.toBe(lawLabel(all[first - 1]?.stepType ?? ""));
    }
  });
});

describe("which chapters are open", () => {
  const chapters = chaptersOf(steps([40, ...bars], [30, "XOR_GATE"], [60, ...pair]));
  const [, second = chapters[0], third = second] = chapters;
  if (!second || !third) throw new Error("There are no chapters.");
  const openAt = (at: number, folding = allFolded) =>
    chapters.map((chapter) => isChapterOpen(chapter, folding, at));

  test("that of the open step alone", () => {
    expect(openAt(1)).toEqual([true, false, false]);
    expect(openAt(second.first)).toEqual([false, true, false]);
  });

  test("one that was opened by hand stays open until it is folded by hand", () => {
    const opened = toggleChapter(allFolded, third, 1);
    expect(openAt(1, opened)).toEqual([true, false, true]);
    expect(openAt(second.first, opened)).toEqual([false, true, true]);
    expect(openAt(1, toggleChapter(opened, third, 1))).toEqual([true, false, false]);
  });

  test("that of the open step can be folded, and opens again with the next step", () => {
    const folded = toggleChapter(allFolded, second, second.first);
    expect(openAt(second.first, folded)).toEqual([false, false, false]);
    expect(openAt(second.first + 1, folded)).toEqual([false, true, false]);
    expect(openAt(second.first, toggleChapter(folded, second, second.first))).toEqual([false, true, false]);
  });
});
