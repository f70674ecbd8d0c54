// The expression that is simplified along the plan, and the equations that the lesson says are no laws.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstDifference, rowsOver, treeOf, valueIn } from "#learn/core/values.ts";
import { lawOf, laws } from "#lessons/03/laws/core/laws.ts";
import { mistakes, refutation, wrongConclusions } from "#lessons/03/no-law/core/no-law.ts";
import { walk } from "#lessons/03/plan/core/plan.ts";
import { allLines, choicesAt, linesUntil, walkAfter, walkStart } from "#lessons/03/plan/core/walk-state.ts";
import { assertProperty } from "#support/depth.ts";
import { followsBy } from "#support/lessons/law-use.ts";

describe("simplifying along the plan", () => {
  test.each(walk.lines.map((line, at) => ({ ...line, next: allLines(walk)[at + 1]?.text ?? "" })))(
    "$text becomes $next by the right law, and by no other that is offered",
    ({ text, next, right, others }) => {
      expect(followsBy(lawOf(right.law).forms, text, next)).toBe(true);
      for (const { law } of others) expect(followsBy(lawOf(law).forms, text, next)).toBe(false);
      expect(others.length).toBeGreaterThan(0);
    },
  );

  test("a right law adds its line, a wrong one says why and changes nothing else, and Start again begins anew", () => {
    const presses = fc.array(fc.constantFrom(...laws.map(({ id }) => id), "again"), { maxLength: 60 });
    assertProperty(
      fc.property(presses, (pressed) => {
        let state = walkStart;
        for (const press of pressed) {
          const before = state;
          state = walkAfter(walk, state, press === "again" ? { kind: "again" } : { kind: "law", law: press });
          const right = walk.lines[before.at]?.right.law;
          if (press === "again") expect(state).toEqual(walkStart);
          else expect(state.at).toBe(press === right ? before.at + 1 : before.at);
          const offered = choicesAt(walk, before).find(({ law }) => law === press);
          if (offered) expect(state.said).toEqual({ isRight: press === right, says: offered.says });
          expect(linesUntil(walk, state)).toHaveLength(state.at + 1);
        }
      }),
      { seed: 18, runs: 300 },
    );
  });

  test("choosing each right law leads to the end, where nothing is left to choose", () => {
    const end = walk.lines.reduce(
      (state, { right }) => walkAfter(walk, state, { kind: "law", law: right.law }),
      walkStart,
    );
    expect(linesUntil(walk, end).at(-1)?.text).toBe(walk.end);
    expect(choicesAt(walk, end)).toEqual([]);
  });

  test("the order in which laws are offered does not tell the right one", () => {
    const places = walk.lines.map(({ right }, at) =>
      choicesAt(walk, { at, said: null }).findIndex(({ law }) => law === right.law),
    );
    expect(new Set(places).size).toBeGreaterThan(1);
  });
});

describe("what is no law", () => {
  test.each(wrongConclusions)("$id: one row shows it", ({ premise, conclusion }) => {
    const found = refutation(premise, conclusion);
    if (!found) throw new Error("The conclusion follows.");
    const at = (text: string) => valueIn(treeOf(text), found.row);
    expect([at(premise.left), at(premise.right)]).toEqual([found.premise, found.premise]);
    expect([at(conclusion.left), at(conclusion.right)]).toEqual(found.conclusion);
    expect(found.conclusion[0]).not.toBe(found.conclusion[1]);
    expect(rowsOver(["A", "B", "C"])[found.number]).toEqual(found.row);
  });

  test("no row refutes that B = C follows from A^B = A^C", () => {
    expect(refutation({ left: "A^B", right: "A^C" }, { left: "B", right: "C" })).toBe(null);
  });

  test.each(Object.values(mistakes))(
    "$left = $right fails in a row, and each equation in its words holds",
    ({ left, right, words }) => {
      expect(firstDifference(treeOf(left), treeOf(right))).not.toBe(null);
      for (const [, one = "", other = ""] of words.matchAll(/\{([^}=]+)=([^}]+)\}/g))
        expect(firstDifference(treeOf(one), treeOf(other))).toBe(null);
    },
  );
});
