// Invariants of a drawing after any commands.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type State, coordinateMax, emptyState, idMax } from "#circuit/core/model/circuit.ts";
import { isUnique } from "#circuit/core/model/names.ts";
import { after, draws, isWithinLimits, toCommand } from "#support/circuit/random-circuits.ts";
import { assertProperty } from "#support/depth.ts";

describe("after any commands", () => {
  const parameters = { seed: 17, runs: 100, daily: 15 };
  const inProgress = (check: (state: State, before: State) => void) =>
    fc.property(draws(100), (numbers) => {
      numbers.reduce((before, number) => {
        const state = after(before, toCommand(before, number));
        check(state, before);
        return state;
      }, emptyState);
    });

  test("no wire dangles, no two wires join the same two parts the same way, none leads to its own source", () => {
    assertProperty(
      inProgress(({ parts, wires }) => {
        const ids = new Set(parts.map(({ id }) => id));
        expect(wires.every(({ from, to }) => ids.has(from) && ids.has(to) && from !== to)).toBe(true);
        expect(new Set(wires.map(({ from, to }) => `${from} ${to}`)).size).toBe(wires.length);
      }),
      parameters,
    );
  });

  test("lists ascend by id, no id is given twice, and each part has an output", () => {
    assertProperty(
      inProgress(({ parts, wires, nextIds, outputs }, before) => {
        const ids = [parts, wires].map((items) => items.map(({ id }) => id));
        for (const list of ids)
          expect(list.every((id, index) => index === 0 || id > (list[index - 1] ?? 0))).toBe(true);
        const old = new Set(before.parts);
        const oldIds = new Set(before.parts.map(({ id }) => id));
        expect(
          parts.every((part) => old.has(part) || oldIds.has(part.id) || part.id >= before.nextIds.part),
        ).toBe(true);
        expect(nextIds.part).toBeGreaterThan(ids[0]?.at(-1) ?? 0);
        expect(nextIds.wire).toBeGreaterThan(ids[1]?.at(-1) ?? 0);
        const drawn = [...outputs.keys()].filter((id) => id <= idMax);
        expect(drawn.toSorted((one, other) => one - other)).toEqual(ids[0]);
      }),
      parameters,
    );
  });

  test("names are unique, no part has too many inputs, all are on the sheet", () => {
    assertProperty(
      inProgress((state) => {
        const names = state.parts.flatMap(({ kind, name }) =>
          name !== undefined && isUnique(kind) ? [name] : [],
        );
        expect(new Set(names).size).toBe(names.length);
        expect(isWithinLimits(state)).toBe(true);
        const coordinates = state.parts.flatMap(({ x, y, of }) => (of === undefined ? [x, y] : []));
        expect(coordinates.every((value) => value >= 0 && value <= coordinateMax)).toBe(true);
      }),
      parameters,
    );
  });
});
