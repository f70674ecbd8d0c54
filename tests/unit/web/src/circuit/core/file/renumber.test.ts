// A circuit with ids near the highest one is opened with low ones.

import fc from "fast-check";
import { expect, test } from "vitest";
import { withRoomForIds } from "#circuit/core/file/renumber.ts";
import { circuitFaults } from "#support/circuit/circuit-faults.ts";
import { savedWithBoxes } from "#support/circuit/saved-circuit.ts";
import { assertProperty } from "#support/depth.ts";

test("the pins of boxes and displays still belong to them", () => {
  assertProperty(
    fc.property(savedWithBoxes, (saved) => {
      const up = (id: number) => id + 600_000;
      const high = {
        ...saved,
        parts: saved.parts.map((part) => ({
          ...part,
          id: up(part.id),
          ...(part.of !== undefined && { of: up(part.of) }),
        })),
        wires: saved.wires.map(({ id, from, to }) => ({ id, from: up(from), to: up(to) })),
        outputs: new Map([...saved.outputs].map(([id, one]) => [id > 1_000_000 ? id : up(id), one])),
      };
      fc.pre(high.parts.every(({ id }) => id <= 1_000_000) && high.parts.length > 0);
      const low = withRoomForIds(high);
      expect(low.parts.map(({ id }) => id)).toEqual(low.parts.map((_, index) => index + 1));
      expect(circuitFaults(low)).toEqual([]);
    }),
    { seed: 36, runs: 200, daily: 20 },
  );
});
