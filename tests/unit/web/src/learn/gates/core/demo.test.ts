// The gate demonstration without a page: each view alone reaches all states, and all views agree on each of them.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kinds } from "#circuit/core/model/kinds.ts";
import {
  demoReducer,
  demoStart,
  inputsOf,
  type DemoEvent,
  type DemoGate,
  type DemoState,
} from "#learn/gates/core/demo.ts";
import { regionPath } from "#learn/gates/core/venn.ts";
import { circuitView, demoExpressions, diagramView, outputOf, tableView } from "#learn/gates/core/views.ts";
import { treeOf, valueIn } from "#learn/core/values.ts";
import { assertProperty } from "#support/depth.ts";

const gates: readonly DemoGate[] = ["not", "and", "or", "nand", "nor", "xor", "xnor"];

const bits = [0, 1] as const;
function allStates(gate: DemoGate): readonly DemoState[] {
  const states = bits.flatMap((A) => bits.map((B): DemoState => ({ gate, A, B })));
  return states.filter(({ B }) => gate !== "not" || B === 0);
}

/** What can be pressed on each view of a gate. */
const presses = {
  inputs: (gate) => inputsOf(gate).map((input) => ({ type: "toggled", input })),
  rows: (gate) => tableView(demoStart(gate)).map((_, row) => ({ type: "rowChosen", row })),
  regions: (gate) => diagramView(demoStart(gate)).map(({ id }) => ({ type: "regionChosen", region: id })),
} as const satisfies Record<string, (gate: DemoGate) => readonly DemoEvent[]>;

const key = ({ A, B }: DemoState) => `${A}${B}`;

/** The states that these presses lead to, from the start. */
function reached(gate: DemoGate, events: readonly DemoEvent[]): readonly string[] {
  const found = new Map([[key(demoStart(gate)), demoStart(gate)]]);
  for (const state of found.values())
    for (const event of events) {
      const next = demoReducer(state, event);
      found.set(key(next), next);
    }
  return [...found.keys()].toSorted();
}

describe.each(gates)("%s", (gate) => {
  test.each(Object.entries(presses))("presses on %s alone reach all states", (_, events) => {
    expect(reached(gate, events(gate))).toEqual(allStates(gate).map(key));
  });

  test.each(allStates(gate))("in A = $A, B = $B gate, circuit, table and diagram agree", (state) => {
    const output = outputOf(state);
    expect(output).toBe(valueIn(treeOf(demoExpressions[gate]), { A: state.A, B: state.B }));
    const inputs = inputsOf(gate);
    expect(output).toBe(
      kinds[gate].evaluate(inputs.length, inputs.filter((input) => state[input] === 1).length),
    );
    expect(tableView(state).filter(({ isPresent }) => isPresent)).toEqual([
      { values: Object.fromEntries(inputs.map((input) => [input, state[input]])), output, isPresent: true },
    ]);
    expect(diagramView(state).filter(({ isPresent }) => isPresent)).toEqual([
      expect.objectContaining({ isOne: output === 1 }),
    ]);
    const circuit = circuitView(state);
    expect(circuit === null).toBe(gate !== "and" && gate !== "or");
    if (circuit) {
      expect(circuit.isLit).toBe(output === 1);
      expect(circuit.switches.map(({ isClosed }) => Number(isClosed))).toEqual(
        inputs.map((input) => state[input]),
      );
    }
  });

  test("a chosen row or region is the present one, and only it", () => {
    for (const state of allStates(gate)) {
      for (const event of presses.rows(gate)) {
        const after = demoReducer(state, event);
        expect(tableView(after).map(({ isPresent }) => isPresent)).toEqual(
          tableView(after).map((_, row) => row === event.row),
        );
      }
      for (const event of presses.regions(gate)) {
        const present = diagramView(demoReducer(state, event)).filter(({ isPresent }) => isPresent);
        expect(present.map(({ id }) => id)).toEqual([event.region]);
      }
    }
  });

  test("a press twice on an input changes nothing, and Reset leads to the start from everywhere", () => {
    const events = fc.array(
      fc.constantFrom<DemoEvent>(...presses.inputs(gate), ...presses.rows(gate), ...presses.regions(gate)),
    );
    assertProperty(
      fc.property(events, (pressed) => {
        const state = pressed.reduce(demoReducer, demoStart(gate));
        expect(allStates(gate)).toContainEqual(state);
        for (const event of presses.inputs(gate))
          expect(demoReducer(demoReducer(state, event), event)).toEqual(state);
        expect(demoReducer(state, { type: "reset" })).toEqual(demoStart(gate));
      }),
      { seed: 18, runs: 200 },
    );
  });

  test("each region of the diagram has a closed shape of its own", () => {
    const paths = diagramView(demoStart(gate)).map(({ id }) => regionPath(gate, id));
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^M.+Z$/);
  });
});

test.each<DemoEvent>([
  { type: "toggled", input: "B" },
  { type: "regionChosen", region: "both" },
  { type: "regionChosen", region: "B" },
  { type: "rowChosen", row: 2 },
  { type: "rowChosen", row: -1 },
  { type: "rowChosen", row: 0.5 },
])("NOT has no input B: %o changes nothing", (event) => {
  const states = allStates("not");
  for (const state of states) expect(demoReducer(state, event)).toBe(state);
});
