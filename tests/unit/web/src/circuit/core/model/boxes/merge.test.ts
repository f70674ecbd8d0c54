// Definitions that come with parts from elsewhere.

import { expect, test } from "vitest";
import { counter, flipFlop } from "#circuit/core/examples/of-boxes.ts";
import { merged } from "#circuit/core/model/boxes/merge.ts";
import { emptyState, type Remembering, type State } from "#circuit/core/model/circuit.ts";
import { load } from "#circuit/core/model/load.ts";
import { outputOf, refusalOf, doAll } from "#support/circuit/model-builder.ts";

const withParts = (state: State, circuit: Remembering): State =>
  doAll(state, { type: "insert", circuit, dx: 0, dy: 0 });
const names = ({ definitions = [] }: State) => definitions.map(({ id, name }) => `${id} ${name}`);

test("a definition that is there already is not added again, also one that contains it", () => {
  const flop = load(flipFlop());
  expect(names(withParts(flop, load(flipFlop())))).toEqual(["1 D latch"]);
  const both = withParts(flop, load(counter()));
  expect(names(both)).toEqual(["1 D latch", "2 D flip-flop"]);
  expect(names(withParts(both, load(counter())))).toEqual(names(both));
});

test("another circuit of the same name is added under a free name, which its boxes bear", () => {
  const other = load(flipFlop());
  const renamed = {
    ...other,
    definitions:
      other.definitions?.map((each) => ({ ...each, parts: each.parts.slice(0, -1), wires: [] })) ?? [],
  };
  const both = withParts(load(flipFlop()), load(renamed));
  expect(names(both)).toEqual(["1 D latch", "2 Box 1"]);
  const boxes = both.parts.filter(({ kind }) => kind === "box").map(({ name }) => name);
  expect(boxes).toEqual(["D latch", "D latch", "Box 1", "Box 1"]);
});

test("nothing to merge leaves the list as it is", () => {
  const { definitions = [] } = load(counter());
  expect(merged(definitions, definitions).definitions).toBe(definitions);
});

test("copies keep what they remember", () => {
  const flop = load(flipFlop());
  const clock = flop.parts.find(({ name }) => name === "C")?.id ?? 0;
  const data = flop.parts.find(({ name }) => name === "D")?.id ?? 0;
  const on = doAll(
    flop,
    { type: "toggle", id: data },
    { type: "toggle", id: clock },
    { type: "toggle", id: clock },
  );
  const one = doAll(on, { type: "toggle", id: data });
  const copied = withParts(emptyState, one);
  const bulb = copied.parts.find(({ name, kind }) => name === "Q" && kind === "bulb")?.id ?? 0;
  expect(outputOf(copied, bulb)).toBe(1);
});

test("a box cannot be pasted into itself", () => {
  const flop = load(flipFlop());
  const inside: State = { ...flop, inside: 1 };
  expect(refusalOf(inside, { type: "insert", circuit: flop, dx: 0, dy: 0 })).toBe("box_in_itself");
});
