// The tasks of the practice: the same for the same level and seed, and each level keeps its promise for many seeds.

import { describe, expect, test } from "vitest";
import { mapLevels, type MapLevel } from "#addresses/core/kmap.ts";
import { levelRules } from "#features/kmap/practice/core/levels.ts";
import {
  askedOf,
  functionOf,
  groupsIn,
  hasTwist,
  type DrawnFunction,
  type GroupsNeeded,
} from "#features/kmap/practice/core/task.ts";
import { variableNames } from "#notation/core/variable-names.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { seeds } from "#support/depth.ts";

const engine = crateEngine();

const asking = (level: MapLevel) => async (drawn: DrawnFunction) => {
  const names = variableNames("A", levelRules[level].variables);
  const result = await engine.call("forms", askedOf(level, names, drawn));
  return result.kind === "outcome" ? groupsIn(result.outcome) : null;
};

const bitCount = (bits: number) => bits.toString(2).replaceAll("0", "").length;

describe.each(mapLevels)("level %s", (level) => {
  test("has tasks of two to five groups, every other one over an edge or with a choice", async () => {
    const { variables, hasFree } = levelRules[level];
    const met = new Set<string>();
    const all = seeds(1_000);
    let groups = 0;
    let large = 0;
    for (const seed of all) {
      const drawn = await functionOf({ level, seed }, asking(level));
      if (!drawn) throw new Error(`Seed ${seed} has no task.`);
      const needed = (await asking(level)(drawn)) ?? ({ groups: [], minimaCount: 0 } satisfies GroupsNeeded);
      const said = `seed ${seed}`;
      expect(needed.groups.length, said).toBeGreaterThanOrEqual(2);
      expect(needed.groups.length, said).toBeLessThanOrEqual(5);
      expect(drawn.dontCares.length > 0, said).toBe(hasFree);
      const rows = [...drawn.ones, ...drawn.dontCares];
      expect(new Set(rows).size, said).toBe(rows.length);
      expect(Math.max(...rows), said).toBeLessThan(2 ** variables);
      if (seed % 2 === 0 && level !== "2") expect(hasTwist(level, needed), said).toBe(true);
      met.add(JSON.stringify(drawn));
      groups += needed.groups.length;
      large += needed.groups.filter(({ care }) => bitCount(care) < variables).length;
    }
    // A practice of single cells would teach nothing of groups.
    expect(large / groups).toBeGreaterThan(0.95);
    // Of two variables there are few functions; of more, hardly a task comes twice.
    expect(met.size).toBeGreaterThan(level === "2" ? 3 : (all.length * (level === "3" ? 60 : 600)) / 1_000);
  }, 120_000);

  test("has the same task for the same seed", async () => {
    const [one, other] = await Promise.all([1, 2].map(() => functionOf({ level, seed: 7 }, asking(level))));
    expect(one).toEqual(other);
  });
});

test("an engine without an answer gives no task", async () => {
  expect(await functionOf({ level: "3", seed: 1 }, async () => null)).toBeNull();
});
