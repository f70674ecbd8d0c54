// The tasks of "Consensus" for many seeds against the crate and against a search of the test's own, and what lesson 09 says of its
// sums and circuits.

import { describe, expect, test } from "vitest";
import { taskLevels, taskSeedMax } from "#addresses/core/learn.ts";
import { waveforms } from "#learn/circuits/core/waveforms.ts";
import {
  answerText,
  hazardVerdict,
  hintText,
  termVerdict,
} from "#learn/practice/consensus/core/sentences.ts";
import {
  consensusTask,
  taskText,
  type ConsensusTask,
  type ConsensusTaskOf,
} from "#learn/practice/consensus/core/tasks.ts";
import { allOf } from "#lessons/09/between/core/data.ts";
import { timings } from "#lessons/09/hazards/core/data.ts";
import { operations } from "#lib/engine/operations.ts";
import { budgets } from "#contract/budgets.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { crateDifference, crateTable } from "#support/logic/crate-values.ts";

// Its import starts the WASM.
crateEngine();

/** The ends of the range among them. */
const seeds = [...Array.from({ length: 999 }, (_, at) => 1 + at * 997), taskSeedMax];

function tasksOf<Kind extends ConsensusTask["kind"]>(
  level: 1 | 2 | 3,
  kind: Kind,
): readonly ConsensusTaskOf<Kind>[] {
  return seeds.map((seed) => {
    const task = consensusTask({ level, seed });
    if (task.kind !== kind) throw new Error(`Level ${level} gives a task of kind ${task.kind}.`);
    return task as ConsensusTaskOf<Kind>;
  });
}

/** The rows between which the sum has a static hazard, by the crate's columns of its terms. */
function hazardsOf(terms: readonly string[], whole: string): readonly (readonly [number, number])[] {
  const [first = "", ...others] = [whole, ...terms];
  const { rows, columns } = crateTable(first, ...others);
  const [sum = [], ...each] = columns;
  const found: (readonly [number, number])[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let bit = 1; bit < rows; bit *= 2)
      if ((row & bit) === 0 && sum[row] === 1 && sum[row | bit] === 1)
        if (!each.some((column) => column[row] === 1 && column[row | bit] === 1))
          found.push([row, row | bit]);
  return found;
}

test("level 1: exactly one term can be left out, and each other one has a row of its own", () => {
  for (const task of tasksOf(1, "superfluous")) {
    const { text, terms, right } = task;
    expect(terms.join("+"), text).toBe(text);
    const canGo = terms.flatMap((_, at) => {
      const others = terms.filter((__, other) => other !== at).join("+");
      return crateDifference(others, text) === null ? [at] : [];
    });
    expect(canGo, text).toEqual([right]);
    for (const [at] of terms.entries()) {
      if (at === right) continue;
      const row = Number(/in row (\d+) /.exec(termVerdict(task, at))?.[1]);
      const { columns } = crateTable(text, ...terms);
      expect(
        columns.slice(1).map((column) => column[row]),
        text,
      ).toEqual(terms.map((_, other) => (other === at ? 1 : 0)));
    }
  }
});

test("level 2: the sum has a hazard, the term removes all, it changes no row, and no other prime implicant does so", () => {
  for (const { text, terms, answer } of tasksOf(2, "missing")) {
    expect(hazardsOf(terms, text).length, text).toBeGreaterThan(0);
    expect(crateDifference(`${text}+${answer}`, text), text).toBeNull();
    expect(hazardsOf([...terms, answer], text), text).toEqual([]);
    const { primes } = primesOf(text);
    const alone = primes.filter(
      (prime) => !terms.includes(prime) && hazardsOf([...terms, prime], text).length === 0,
    );
    expect(alone, text).toEqual([answer]);
  }
});

/** The prime implicants as texts, by the crate. */
function primesOf(text: string): { readonly primes: readonly string[] } {
  const { variables, columns } = crateTable(text);
  const rows = (columns[0] ?? []).flatMap((bit, row) => (bit === 1 ? [row] : []));
  const answer = operations.forms({
    vars: [...variables],
    rows,
    dontCares: [],
    form: "sop",
    ...budgets.page,
  });
  const bytes = new DataView((answer.primes ?? new Uint8Array()).slice().buffer);
  const primes = Array.from({ length: bytes.byteLength / 8 }, (_, at) => {
    const [care, value] = [bytes.getUint32(at * 8, true), bytes.getUint32(at * 8 + 4, true)];
    return variables
      .flatMap((name, place) => {
        const bit = 2 ** (variables.length - 1 - place);
        return (care & bit) === 0 ? [] : [(value & bit) === 0 ? `${name}'` : name];
      })
      .join(".");
  });
  return { primes };
}

test("level 3: a hazard is told exactly where there is one, with its rows; both are common", () => {
  let free = 0;
  for (const task of tasksOf(3, "hazard")) {
    const { text, terms, hazard } = task;
    const all = hazardsOf(terms, text);
    expect(hazard === null, text).toBe(all.length === 0);
    if (hazard) {
      expect(all, text).toContainEqual(hazard.rows);
      expect(hazardVerdict(task)).toContain(`from row ${hazard.rows[0]} to row ${hazard.rows[1]}`);
    } else free += 1;
  }
  expect(free).toBeGreaterThan(250);
  expect(free).toBeLessThan(750);
});

test.each(taskLevels)("level %i: the same seed gives the same task, and the seeds give many", (level) => {
  const found = () => seeds.slice(0, 300).map((seed) => taskText(consensusTask({ level, seed })));
  expect(found()).toEqual(found());
  expect(new Set(found()).size).toBeGreaterThan(200);
  for (const seed of seeds.slice(0, 60)) {
    const task = consensusTask({ level, seed });
    for (const degree of [1, 2, 3]) expect(hintText(task, degree)).not.toBe("");
    expect(answerText(task)).not.toBe("");
  }
});

describe("lesson 09", () => {
  test("the longer sum has all prime implicants of the shorter one, and each further consensus is in one of them", () => {
    const { primes } = primesOf(allOf.left);
    expect(allOf.right.split("+").toSorted()).toEqual(primes.toSorted());
    expect(crateDifference(allOf.left, allOf.right)).toBeNull();
  });

  test("F falls for one gate delay, and with the consensus it stays", () => {
    const valuesOf = (
      name: string,
      of: readonly { readonly name: string; readonly values: readonly number[] }[],
    ) => of.find((line) => line.name === name)?.values.join("");
    const short = waveforms(timings.short);
    expect(short.map(({ name }) => name)).toEqual(["A", "A'", "A.B", "A'.C", "F"]);
    expect(valuesOf("A", short)).toMatch(/^10+$/);
    expect(valuesOf("F", short)).toMatch(/^1+01+$/);
    expect(valuesOf("A.B", short)).toMatch(/^110+$/);
    const covered = waveforms(timings.covered);
    expect(valuesOf("F", covered)).toMatch(/^1+$/);
    expect(valuesOf("B.C", covered)).toMatch(/^1+$/);
  });
});
