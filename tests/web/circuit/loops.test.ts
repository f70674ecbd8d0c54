// Circuits with loops: what they remember, which ties they decide, and which never settle.

import { describe, expect, test } from "vitest";
import type { State } from "#circuit/core/model/circuit.ts";
import { build, connected, deleted, doAll, outputsOf, toggled } from "./model-builder.ts";

describe("a latch of two NORs", () => {
  /** 1 resets and feeds 3, 2 sets and feeds 4; 3 is Q. */
  const latch = build(
    ["switch", "switch", "nor", "nor"],
    [
      [1, 3],
      [2, 4],
      [3, 4],
      [4, 3],
    ],
  );
  const q = (state: State) => outputsOf(state, [3, 4]);

  test("sets, holds, resets and holds", () => {
    const set = doAll(latch, toggled(2));
    const held = doAll(set, toggled(2));
    const reset = doAll(held, toggled(1));
    const heldAgain = doAll(reset, toggled(1));
    expect([set, held, reset, heldAgain].map(q)).toEqual(["10", "10", "01", "01"]);
  });

  test("released on both sides by one change, gives 1 to the lower id", () => {
    /** One switch feeds both NORs. */
    const both = build(
      ["switch", "nor", "nor"],
      [
        [1, 2],
        [1, 3],
        [2, 3],
        [3, 2],
      ],
    );
    const pressed = doAll(both, ...(both.parts[0]?.on ? [] : [toggled(1)]));
    expect(outputsOf(pressed, [2, 3])).toBe("00");
    const released = doAll(pressed, toggled(1));
    expect(outputsOf(released, [2, 3])).toBe("10");
    expect(released.error).toBeNull();
  });
});

describe("a ring of NOTs", () => {
  const ring = (size: number): State =>
    build(
      Array.from({ length: size }, () => "not" as const),
      Array.from({ length: size }, (_, index) => [index + 1, ((index + 1) % size) + 1] as const),
    );

  test.each([3, 5, 7, 101])("of %i never settles, which is proven", (size) => {
    const state = ring(size);
    const ids = Array.from({ length: size }, (_, index) => index + 1);
    expect([...state.unstable]).toEqual(ids);
    expect(state.error).toEqual({ loops: [ids], isProven: true });
    expect(ids.every((id) => state.outputs.get(id) === 0)).toBe(true);
  });

  test.each([2, 4, 100])("of %i settles", (size) => {
    const state = ring(size);
    expect(state.error).toBeNull();
    expect(outputsOf(state, [1, 2])).toMatch(/^(01|10)$/);
  });

  test("is repaired by deleting one of its wires", () => {
    const repaired = doAll(ring(3), deleted([], [2]));
    expect(repaired.error).toBeNull();
    expect(repaired.unstable.size).toBe(0);
    expect(outputsOf(repaired, [1, 2, 3])).toBe("100");
  });

  test("of one, closed by a node, never settles", () => {
    const closed = build(
      ["not", "node"],
      [
        [1, 2],
        [2, 1],
      ],
    );
    expect(closed.error).toEqual({ loops: [[1, 2]], isProven: true });
    expect(doAll(closed, deleted([2])).error).toBeNull();
    expect(outputsOf(doAll(closed, deleted([], [1]), connected(1, 2)), [1, 2])).toBe("??");
  });
});
