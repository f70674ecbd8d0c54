// The judge of a student's groups against brute force: each verdict by its own definition over the cells, and the minimum of
// every function of four variables by a search over all sums of products.

import { describe, expect, test } from "vitest";
import type { Cube } from "#answer/core/cubes.ts";
import {
  check,
  cubeOf,
  hintFor,
  judge,
  type Outcome,
  type Task,
  type Verdict,
} from "#kmap/grouping/core/judge.ts";
import { draggedOver, betweenCorners, type Rectangle } from "#kmap/grouping/core/rectangle.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import { mapLayout } from "#kmap/core/map-layout.ts";
import { randomFrom, type Random } from "#learn/practice/core/random.ts";
import { everyCube, rowsIn } from "#support/logic/cubes.ts";
import { runs } from "#support/depth.ts";

type Kind = Task["kind"];
const kinds: readonly Kind[] = ["sop", "pos"];

/** Every cube of so many variables with its rows. */
const cubesOf = [0, 1, 2, 3, 4, 5, 6].map((variables) =>
  everyCube(variables).map((cube) => ({ cube, rows: rowsIn(cube, variables) })),
);

/** The prime implicants with a required cell: those that are in no larger cube without a forbidden cell. */
function primesOf(variables: number, values: readonly CellValue[], kind: Kind): readonly Cube[] {
  const [wanted, other] = kind === "sop" ? [1, 0] : [0, 1];
  const implicants = (cubesOf[variables] ?? []).filter(
    ({ rows }) => !rows.some((row) => values[row] === other),
  );
  const known = new Set(implicants.map(({ cube: { care, value } }) => care * 64 + value));
  const isIn = (care: number, value: number) => known.has(care * 64 + value);
  const bits = [1, 2, 4, 8, 16, 32].slice(0, variables);
  return implicants
    .filter(({ rows }) => rows.some((row) => values[row] === wanted))
    .filter(({ cube: { care, value } }) => !bits.some((bit) => care & bit && isIn(care & ~bit, value & ~bit)))
    .map(({ cube }) => cube);
}

/** For the verdicts on single groups, which do not look at the minima. */
function taskOf(
  variables: number,
  values: readonly CellValue[],
  kind: Kind,
  minimum: readonly Cube[] = [],
): Task {
  return {
    variables,
    values,
    kind,
    primes: primesOf(variables, values, kind),
    minima: [minimum],
    minimaCount: 1,
  };
}

function randomValues(variables: number, random: Random): readonly CellValue[] {
  const free = random.below(4);
  const ones = 2 + random.below(7);
  return Array.from({ length: 2 ** variables }, (): CellValue => {
    if (random.below(10) < free) return "X";
    return random.below(10) < ones ? 1 : 0;
  });
}

/** Rectangles of any size; half of them without a cell that must not be covered, as far as their corners allow it. */
function randomGroups(
  variables: number,
  values: readonly CellValue[],
  kind: Kind,
  random: Random,
): readonly Rectangle[] {
  const layout = mapLayout(variables, random.below(2) === 0);
  const other = kind === "sop" ? 0 : 1;
  const fitting = rowsIn({ care: 0, value: 0 }, variables).filter((row) => values[row] !== other);
  const any = () => random.below(2 ** variables);
  return Array.from({ length: random.below(5) }, () => {
    if (random.below(4) === 0 || fitting.length === 0) return draggedOver(layout, any(), any());
    const [from, to] = [random.one(fitting), random.one(fitting)];
    return betweenCorners(layout, from, to, (row) => values[row] === other)[0] ?? [];
  });
}

const isPower = (count: number) => Number.isInteger(Math.log2(count));

/** The verdict by its definition: sets of cells, and every group of twice as many cells. */
function defined(task: Task, groups: readonly Rectangle[], at: number): Verdict["kind"] {
  const { variables, values, kind } = task;
  const [wanted, other] = kind === "sop" ? [1, 0] : [0, 1];
  const group = groups[at] ?? [];
  const isGroup = (rows: Rectangle) => isPower(rows.length) && rows.every((row) => values[row] !== other);
  if (!isPower(group.length)) return "noGroup";
  if (!isGroup(group)) return "holdsOther";
  if (!group.some((row) => values[row] === wanted)) return "onlyFree";
  const canGrow = everyCube(variables)
    .map((cube) => rowsIn(cube, variables))
    .some(
      (rows) => rows.length === 2 * group.length && isGroup(rows) && group.every((row) => rows.includes(row)),
    );
  if (canGrow) return "canGrow";
  const others = groups.filter((rows, index) => index !== at && isGroup(rows)).flat();
  return group.every((row) => values[row] !== wanted || others.includes(row)) ? "redundant" : "right";
}

test("each verdict is that of its definition: sets of groups of 4, 5 and 6 variables, both forms", () => {
  const met = new Set<string>();
  for (const [variables, times] of [
    [4, runs(10_000, 150)],
    [5, runs(2_000, 50)],
    [6, runs(2_000, 50)],
  ] as const) {
    const random = randomFrom(variables);
    for (let time = 0; time < times; time += 1) {
      const kind = random.one(kinds);
      const values = randomValues(variables, random);
      const task = taskOf(variables, values, kind);
      const groups = randomGroups(variables, values, kind, random);
      const verdicts = judge(task, groups);
      expect(verdicts.length).toBe(groups.length);
      for (const [at, verdict] of verdicts.entries()) {
        const said = `${kind} ${values.join("")} ${JSON.stringify(groups)} ${at}`;
        expect(verdict.kind, said).toBe(defined(task, groups, at));
        met.add(verdict.kind);
        if (verdict.kind === "canGrow") {
          const rows = rowsIn(verdict.larger, variables);
          const group = groups[at] ?? [];
          expect(rows.length, said).toBe(2 * group.length);
          expect(
            group.every((row) => rows.includes(row)),
            said,
          ).toBe(true);
          expect(
            rows.some((row) => values[row] === (kind === "sop" ? 0 : 1)),
            said,
          ).toBe(false);
        }
        if (verdict.kind === "holdsOther")
          expect(verdict.rows, said).toEqual(
            (groups[at] ?? []).filter((row) => values[row] === (kind === "sop" ? 0 : 1)),
          );
      }
    }
  }
  expect([...met].toSorted()).toEqual(["canGrow", "holdsOther", "noGroup", "onlyFree", "redundant", "right"]);
}, 240_000);

const literalsOf = ({ care }: Cube) => care.toString(2).replaceAll("0", "").length;

interface Sum {
  readonly cubes: readonly Cube[];
  readonly literals: number;
}

/**
 * A smallest sum of each function of four variables, by its cells as bits. Fewer terms count first, then fewer literals: each
 * round adds one product to the sums of the round before, until no function is left.
 */
function smallestSums(): readonly Sum[] {
  const products = everyCube(4).map((cube) => ({
    cube,
    bits: rowsIn(cube, 4).reduce((bits, row) => bits | (1 << row), 0),
    literals: literalsOf(cube),
  }));
  const best: Sum[] = [{ cubes: [], literals: 0 }];
  for (let round = [0]; round.length > 0;) {
    const found = new Map<number, Sum>();
    for (const before of round) {
      const { cubes, literals } = best[before] ?? { cubes: [], literals: 0 };
      for (const product of products) {
        const after = before | product.bits;
        const sum = literals + product.literals;
        if (best[after] || sum >= (found.get(after)?.literals ?? Infinity)) continue;
        found.set(after, { cubes: [...cubes, product.cube], literals: sum });
      }
    }
    for (const [after, sum] of found) best[after] = sum;
    round = [...found.keys()];
  }
  return best;
}

describe("all 65,536 functions of four variables", () => {
  const best = smallestSums();

  test.each(kinds)(
    "a smallest set of groups is the minimum, one group less or a smaller group is not: %s",
    { tags: ["deep"], timeout: 240_000 },
    (kind) => {
      const said = (task: Task, groups: readonly Rectangle[]): Outcome["kind"] => check(task, groups).kind;
      for (let bits = 1; bits < 65_536; bits += 1) {
        const minimum = best[bits]?.cubes ?? [];
        const [wanted, other] = kind === "sop" ? ([1, 0] as const) : ([0, 1] as const);
        const values = Array.from({ length: 16 }, (_, row) => ((bits >> row) & 1 ? wanted : other));
        const task: Task = { variables: 4, values, kind, primes: [], minima: [minimum], minimaCount: 1 };
        const groups = minimum.map((cube) => rowsIn(cube, 4));
        const [first = [], ...others] = groups;
        if (said(task, groups) !== "minimum") expect.fail(`${kind} ${bits}`);
        if (said(task, others) !== "uncovered") expect.fail(`${kind} ${bits} without one`);
        if (said(task, [...groups, first]) !== "tooMany") expect.fail(`${kind} ${bits} with one more`);
        if (first.length > 1) {
          const half = [first.slice(0, first.length / 2), first.slice(first.length / 2)];
          const isHalf = half.every((rows) => cubeOf(rows, 4));
          if (isHalf && said(task, [...half, ...others]) !== "tooMany")
            expect.fail(`${kind} ${bits} in halves`);
        }
      }
    },
  );
});

describe("the check of all groups", () => {
  // 1 in rows 1, 3, 7 and 6 of three variables: two groups, of which each other pair leaves a cell out.
  const values: readonly CellValue[] = [0, 1, 0, 1, 0, 0, 1, 1];
  const minimum = [
    { care: 0b101, value: 0b001 },
    { care: 0b110, value: 0b110 },
  ];
  const task = { ...taskOf(3, values, "sop", minimum), minimaCount: 2 };
  test.each<readonly [groups: readonly Rectangle[], outcome: Outcome]>([
    [[], { kind: "uncovered", rows: [1, 3, 6, 7] }],
    [[[1, 3]], { kind: "uncovered", rows: [6, 7] }],
    [
      [
        [1, 3],
        [5, 7],
      ],
      { kind: "faulty", at: 1 },
    ],
    [
      [
        [1, 3],
        [3, 7],
        [6, 7],
      ],
      { kind: "tooMany", terms: 2 },
    ],
    [
      [
        [1, 3],
        [6, 7],
      ],
      { kind: "minimum", terms: 2, literals: 4, minimaCount: 2 },
    ],
  ])("%j", (groups, outcome) => {
    expect(check(task, groups)).toEqual(outcome);
  });

  test("as few groups, one of them smaller than it could be", () => {
    const wider: readonly CellValue[] = [1, 1, 1, 1, 0, 0, 0, 1];
    const least = [
      { care: 0b100, value: 0 },
      { care: 0b011, value: 0b011 },
    ];
    const groups = [[0, 1, 2, 3], [7]];
    expect(check(taskOf(3, wider, "sop", least), groups)).toEqual({ kind: "tooLong", literals: 3 });
  });
});

describe("a hint", () => {
  const values: readonly CellValue[] = [0, 1, 0, 1, 0, 0, 1, 1];
  const minimum = [
    { care: 0b101, value: 0b001 },
    { care: 0b110, value: 0b110 },
  ];
  const task = taskOf(3, values, "sop", minimum);
  test("is an essential group that is missing, then none", () => {
    expect(hintFor(task, [])).toEqual({ cube: minimum[0], row: 1, isEssential: true });
    expect(hintFor(task, [[1, 3]])).toEqual({ cube: minimum[1], row: 6, isEssential: true });
    expect(
      hintFor(task, [
        [1, 3],
        [6, 7],
      ]),
    ).toBeNull();
  });

  test("without an essential group is one of the minimum that fits the groups best", () => {
    // Each cell of the ring 1 3 2 6 4 5 is in two groups; two ways of three groups are equally good.
    const ring: readonly CellValue[] = [0, 1, 1, 1, 1, 1, 1, 0];
    const cube = (rows: Rectangle) => cubeOf(rows, 3) ?? { care: 0, value: 0 };
    const [one, other] = [
      [
        [1, 3],
        [2, 6],
        [4, 5],
      ],
      [
        [2, 3],
        [4, 6],
        [1, 5],
      ],
    ].map((rows) => rows.map(cube));
    const both = { ...taskOf(3, ring, "sop"), minima: [one ?? [], other ?? []], minimaCount: 2 };
    expect(hintFor(both, [])).toMatchObject({ row: 1, isEssential: false, cube: cube([1, 3]) });
    expect(hintFor(both, [[2, 3]])).toMatchObject({ row: 1, isEssential: false, cube: cube([1, 5]) });
  });
});
