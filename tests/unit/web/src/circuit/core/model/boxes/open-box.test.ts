// A box that is opened shows the signals that it has, and what is drawn inside comes back as its definition.

import { expect, test } from "vitest";
import { counter, flipFlop } from "#circuit/core/examples/of-boxes.ts";
import { editedDefinitions, openedBox } from "#circuit/core/model/boxes/open-box.ts";
import type { State } from "#circuit/core/model/circuit.ts";
import { isSwitch } from "#circuit/core/model/kinds.ts";
import { load } from "#circuit/core/model/load.ts";
import { doAll, toggled } from "#support/circuit/model-builder.ts";

function opened(state: State, id: number): State {
  const inside = openedBox(state, id);
  if (!inside) throw new Error(`No box ${id}`);
  return inside;
}

/** The values of switches and bulbs by name. */
const ends = ({ parts, outputs }: State) =>
  Object.fromEntries(
    parts
      .filter(({ kind }) => isSwitch(kind) || kind === "bulb")
      .map(({ id, name }) => [name, outputs.get(id)] as const),
  );

test("each flip-flop of a counter at 5 shows its own bit, and so do its latches", () => {
  let state = load(counter());
  const clock = state.parts.find(({ kind }) => kind === "clock")?.id ?? 0;
  for (let press = 0; press < 10; press += 1) state = doAll(state, toggled(clock));
  const flops = state.parts.filter(({ kind }) => kind === "box");
  const bits = flops.map(({ id }) => ends(opened(state, id)));
  expect(bits.map(({ Q, Qn }) => [Q, Qn])).toEqual([
    [1, 0],
    [0, 1],
    [1, 0],
    [0, 1],
  ]);
  const inside = opened(state, flops[0]?.id ?? 0);
  const latches = inside.parts.filter(({ kind }) => kind === "box");
  expect(latches.map(({ id }) => ends(opened(inside, id)).Q)).toEqual([0, 1]);
});

test("there is nothing to open but boxes", () => {
  const state = load(flipFlop());
  expect(state.parts.filter(({ id }) => openedBox(state, id)).map(({ kind }) => kind)).toEqual([
    "box",
    "box",
  ]);
  expect(openedBox(state, 999)).toBeNull();
});

test("toggling inside changes no definition, and drawing changes that one alone", () => {
  const state = load(counter());
  const [flop] = state.parts.filter(({ kind }) => kind === "box");
  const inside = opened(state, flop?.id ?? 0);
  const data = inside.parts.find(({ name }) => name === "D")?.id ?? 0;
  expect(editedDefinitions(doAll(inside, toggled(data)))).toEqual(state.definitions);
  const drawn = editedDefinitions(doAll(inside, { type: "add", kind: "not", x: 0, y: 0 }));
  expect(drawn.map((each, index) => each === state.definitions?.[index])).toEqual([true, false]);
  expect(drawn[1]?.parts.map(({ kind }) => kind)).toContain("not");
  expect(drawn[1]?.name).toBe("D flip-flop");
});
