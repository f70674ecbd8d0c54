// A reload shows the same state: a state that is kept and opened again is unchanged.

import fc from "fast-check";
import { expect, test } from "vitest";
import { savedOf } from "#circuit/core/file/saved.ts";
import type { State } from "#circuit/core/model/circuit.ts";
import { load } from "#circuit/core/model/load.ts";
import { readRecord, writeRecord } from "#features/simulator/keeping/core/record.ts";
import { anyCircuit } from "#support/circuit/random-circuits.ts";
import { assertProperty, share } from "#support/depth.ts";

test("every drawing has the same outputs after a reload, loops and what does not settle included", () => {
  let unstable = 0;
  assertProperty(
    fc.property(anyCircuit(12).filter(holdsNoButton), (state) => {
      if (state.error) unstable += 1;
      const record = { saved: savedOf(state, "x"), changedAt: 5, nextIds: state.nextIds };
      const read = readRecord(writeRecord(record));
      expect(read).toEqual({ ok: true, value: record });
      if (read.ok) expect(load(read.value.saved, read.value.nextIds)).toEqual(state);
    }),
    { seed: 17, runs: 3500 },
  );
  expect(unstable).toBeGreaterThan(share(100, 3_500));
});

function holdsNoButton({ parts }: State): boolean {
  return !parts.some(({ kind, on }) => kind === "button" && on);
}
