// A gate delay against a second simulation: every gate's function of the outputs before the delay, written apart.

import fc from "fast-check";
import { expect, test } from "vitest";
import type { State } from "#circuit/core/model/circuit.ts";
import { afterDelay, changingIn, hold } from "#circuit/core/model/settle/delay.ts";
import { settle, unsettled } from "#circuit/core/model/settle/settle.ts";
import { build, doAll, toggled } from "#support/circuit/model-builder.ts";
import { anyCircuit, functionOf, loopFreeCircuit } from "#support/circuit/random-circuits.ts";
import { assertProperty, share } from "#support/depth.ts";

/** The position of a clock after a number of gate delays, if it began with 0 at none. */
const clockAt = (time: number, period: number) => (Math.floor(time / (period / 2)) % 2 === 1 ? 1 : 0);

function reference(state: State, now: number): State["outputs"] {
  const outputOf = (id: number) => state.outputs.get(id) ?? 0;
  return new Map(
    state.parts.map((part) => {
      const inputs = state.wires.filter(({ to }) => to === part.id).map(({ from }) => outputOf(from));
      const { period = 0 } = part;
      const ticks = part.kind === "clock" && clockAt(now, period) !== clockAt(now + 1, period);
      const value = functionOf(part, inputs);
      return [part.id, ticks ? (value === 1 ? 0 : 1) : value === 1 ? 1 : 0];
    }),
  );
}

/** Before any signal has moved: all gates are 0. */
function fresh(state: State): State {
  return { ...state, ...hold(state, { outputs: new Map() }) };
}

test("each of 20 delays of 10,000 random circuits, with clocks and loops, is that of the second simulation", () => {
  const written = (outputs: State["outputs"]) => [...outputs].join(" ");
  let changes = 0;
  assertProperty(
    fc.property(anyCircuit(10), fc.integer({ min: 1, max: 6 }), (drawn, half) => {
      const clocks = drawn.parts.filter(({ kind }) => kind === "clock");
      let state = fresh(
        doAll(drawn, ...clocks.map(({ id }) => ({ type: "setPeriod" as const, id, period: 2 * half }))),
      );
      for (let now = 0; now < 20; now += 1) {
        const expected = reference(state, now);
        const changing = state.parts.filter(({ id }) => state.outputs.get(id) !== expected.get(id));
        const found = [...changingIn(state, state.outputs, now)].join(" ");
        const next = afterDelay(state, now);
        const isRight =
          found === changing.map(({ id }) => id).join(" ") &&
          written(next.outputs) === written(expected) &&
          next.parts.every(({ id, kind, on }) => kind !== "clock" || on === (expected.get(id) === 1)) &&
          (changing.length > 0 || next === state);
        if (!isRight) expect.fail(`${found}; ${written(next.outputs)} and not ${written(expected)}`);
        changes += changing.length;
        state = next;
      }
    }),
    { seed: 17, runs: 10_000, daily: 200 },
  );
  expect(changes).toBeGreaterThan(share(50_000, 10_000, 200));
});

test("without clocks a circuit without a loop comes to rest where it settles", () => {
  assertProperty(
    fc.property(
      loopFreeCircuit(20).filter(({ parts }) => !parts.some(({ kind }) => kind === "clock")),
      (drawn) => {
        let state = fresh(drawn);
        for (let now = 0; now <= state.parts.length; now += 1) state = afterDelay(state, now);
        expect(changingIn(state, state.outputs, 0).size).toBe(0);
        const ids = drawn.parts.map(({ id }) => id);
        expect(state.outputs).toEqual(settle(drawn, unsettled, ids).outputs);
      },
    ),
    { seed: 17, runs: 500 },
  );
});

test("a hazard is seen: A + A' falls for as long as the inverter takes", () => {
  const on = doAll(build(["switch", "not", "or"], [[1, 2], [1, 3], [2, 3]]), toggled(1)); // oxfmt-ignore
  const { parts } = doAll(on, toggled(1));
  let state: State = { ...on, parts, ...hold({ parts, definitions: [], wires: on.wires }, on) };
  const seen = [state.outputs.get(3)];
  for (let now = 0; now < 3; now += 1) {
    state = afterDelay(state, now);
    seen.push(state.outputs.get(3));
  }
  expect(seen).toEqual([1, 0, 1, 1]);
});
