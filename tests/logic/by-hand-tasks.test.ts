// The tasks of "Minimise by hand" for many seeds against the crate and against brute force: the method reaches the prime
// implicants and the minimum, each level keeps its promise, and an answer is judged as a judge without common code does.

import { describe, expect, test } from "vitest";
import { taskLevels, taskSeedMax, type TaskLevel } from "#addresses/core/learn.ts";
import { budgets } from "#contract/budgets.ts";
import { unpackCubes, type Cube } from "#expression/core/cubes.ts";
import { chartOf, costOf, minimaOf } from "#learn/practice/by-hand/core/chart.ts";
import { primesOf as primesByHand, type RowFunction } from "#learn/practice/by-hand/core/merging.ts";
import { byHandTask, functionText } from "#learn/practice/by-hand/core/tasks.ts";
import { afterEvent, chartWork, nextStep, workOn, type Work } from "#learn/practice/by-hand/core/work.ts";
import { randomFrom } from "#learn/practice/core/random.ts";
import { operations } from "#lib/engine/operations.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { primesOf, rowsIn } from "#support/logic/cubes.ts";

// Its import starts the WASM.
crateEngine();

/** The ends of the range among them. */
const seeds = [...Array.from({ length: 999 }, (_, at) => 1 + at * 997), taskSeedMax];

const keyOf = ({ care, value }: Cube) => care * 16 + value;
const keysOf = (cubes: readonly Cube[]) => cubes.map(keyOf).toSorted((one, other) => one - other);

function crateForms({ variables, ones, dontCares }: RowFunction) {
  const vars = ["A", "B", "C", "D"].slice(0, variables);
  const answer = operations.forms({
    vars,
    rows: [...ones],
    dontCares: [...dontCares],
    form: "sop",
    ...budgets.page,
  });
  if (!answer.minimal?.proven) throw new Error("The crate gives no minimum.");
  return answer;
}

/** All smallest covers, by trying all sets of prime implicants. */
function smallest({ variables, ones, dontCares }: RowFunction) {
  const primes = primesOf(variables, ones, dontCares);
  const rows = primes.map((prime) => rowsIn(prime, variables));
  const literals = primes.map(({ care }) => care.toString(2).replaceAll("0", "").length);
  const covers = Array.from({ length: 2 ** primes.length }, (_, set) =>
    primes.flatMap((__, at) => ((set >> at) & 1 ? [at] : [])),
  ).filter((cover) => ones.every((row) => cover.some((at) => rows[at]?.includes(row))));
  const sizeOf = (cover: readonly number[]) =>
    cover.length * 100 + cover.reduce((sum, at) => sum + (literals[at] ?? 0), 0);
  const least = Math.min(...covers.map(sizeOf));
  const essential = primes.filter((_, at) =>
    ones.some((row) => rows[at]?.includes(row) && rows.filter((others) => others.includes(row)).length === 1),
  );
  const isEssentialEnough = ones.every((row) =>
    essential.some((prime) => rowsIn(prime, variables).includes(row)),
  );
  return { primes, least, minima: covers.filter((cover) => sizeOf(cover) === least), isEssentialEnough };
}

/** What the levels promise. */
const promised: Readonly<Record<TaskLevel, (of: RowFunction, isEssentialEnough: boolean) => boolean>> = {
  1: ({ variables, dontCares }, is) => variables === 3 && dontCares.length === 0 && is,
  2: ({ variables, dontCares }, is) => variables === 4 && dontCares.length === 0 && is,
  3: ({ variables, dontCares }, is) => variables === 4 && dontCares.length <= 2 && !is,
};

describe.each(taskLevels)("level %i", (level) => {
  const tasks = seeds.map((seed) => byHandTask({ level, seed }));

  test("by hand the prime implicants and the minimum of the crate are reached, and all of equal size", () => {
    for (const of of tasks) {
      const name = functionText(of);
      const { minimal, minima, primes } = crateForms(of);
      const chart = chartOf(of);
      expect(keysOf(primesByHand(of).map(({ cube }) => cube)), name).toEqual(
        keysOf(unpackCubes(primes ?? new Uint8Array())),
      );
      const found = minimaOf(chart);
      expect(costOf(chart, found[0] ?? []), name).toEqual({
        terms: minimal?.terms,
        literals: minimal?.literals,
      });
      expect(found.length, name).toBe(minima?.count ?? 1);
    }
  });

  test("each task keeps the promise of its level, merges twice, and its minimum has two terms or more", () => {
    for (const of of tasks) {
      const { primes, least, isEssentialEnough } = smallest(of);
      expect(
        primes.some((prime) => rowsIn(prime, of.variables).length >= 4),
        functionText(of),
      ).toBe(true);
      expect(promised[level](of, isEssentialEnough), functionText(of)).toBe(true);
      expect(least, functionText(of)).toBeGreaterThan(200);
    }
  });

  test("the hints lead to a minimum, from the start and after chosen prime implicants that are not needed", () => {
    for (const of of tasks.slice(0, 200)) {
      expect(finished(of, workOn(of)).isSolved, functionText(of)).toBe(true);
      const all = chartOf(of).primes.map((_, at) => at);
      expect(finished(of, { ...chartWork(of), chosen: all }).isSolved, functionText(of)).toBe(true);
    }
  });

  test("a choice of prime implicants is right exactly if it is a smallest cover", () => {
    const random = randomFrom(level);
    for (const of of tasks.slice(0, 700)) {
      const { minima, primes } = smallest(of);
      const right = new Set(minima.map((cover) => keysOf(cover.flatMap((at) => primes[at] ?? [])).join()));
      const chart = chartOf(of);
      const some = chart.primes.flatMap((_, at) => (random.below(3) > 0 ? [at] : []));
      for (const chosen of [some, random.one(minimaOf(chart))]) {
        const { isSolved } = afterEvent(of, { ...chartWork(of), chosen }, { kind: "checkChart" });
        const keys = keysOf(chosen.flatMap((at) => chart.primes[at]?.cube ?? [])).join();
        expect(isSolved, `${functionText(of)}: ${chosen.join()}`).toBe(right.has(keys));
      }
    }
  });

  test("the same seed gives the same task, and the seeds give many tasks", () => {
    for (const [at, seed] of seeds.slice(0, 100).entries())
      expect(byHandTask({ level, seed })).toEqual(tasks[at]);
    expect(new Set(tasks.map(functionText)).size).toBeGreaterThan(level === 1 ? 30 : 500);
  });
});

/** The work after doing what each hint says, until there is none. */
function finished(of: RowFunction, from: Work): Work {
  let work = from;
  for (let step = 0; step < 100; step += 1) {
    const next = nextStep(of, work);
    if (next.kind === "done") return afterEvent(of, work, { kind: "checkChart" });
    if (next.kind === "merge") {
      for (const entry of next.pair) {
        const column = work.columns.findIndex((entries) => entries.includes(entry));
        const at = work.columns[column]?.indexOf(entry) ?? -1;
        work = afterEvent(of, work, { kind: "press", entry: { column, at } });
      }
    } else if (next.kind === "check") work = afterEvent(of, work, { kind: "checkMerging" });
    else {
      const prime = chartOf(of).primes.findIndex(({ cube }) => keyOf(cube) === keyOf(next.prime.cube));
      work = afterEvent(of, work, { kind: "toggle", prime });
    }
  }
  throw new Error(`${functionText(of)} is not finished.`);
}
