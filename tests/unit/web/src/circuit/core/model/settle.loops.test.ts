// Loops that never settle, and loops whose ties are decided.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connectError } from "#circuit/core/model/apply.ts";
import type { PartId, State } from "#circuit/core/model/circuit.ts";
import type { Kind } from "#circuit/core/model/kinds.ts";
import { load } from "#circuit/core/model/load.ts";
import { assertProperty } from "#support/depth.ts";
import { mulberry32 } from "#support/circuit/generated.ts";
import { build, connected, deleted, doAll, outputsOf, toggled } from "#support/circuit/model-builder.ts";
import { componentsOf, hasLoop } from "#circuit/core/model/settle/components.ts";
import { graphOf } from "#circuit/core/model/settle/graph.ts";

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

describe("an unstable ring", () => {
  /** 1 to 3 are the ring, 4 a switch. */
  const besides = (kinds: readonly Kind[], wires: readonly (readonly [PartId, PartId])[]): State =>
    build(["not", "not", "not", "switch", ...kinds], [[1, 2], [2, 3], [3, 1], ...wires]);

  const cases: readonly [name: string, kind: Kind, isOn: boolean, output: string][] = [
    ["an AND with a 0", "and", false, "0"],
    ["an AND with a 1", "and", true, "?"],
    ["a NAND with a 0", "nand", false, "1"],
    ["a NAND with a 1", "nand", true, "?"],
    ["an OR with a 1", "or", true, "1"],
    ["an OR with a 0", "or", false, "?"],
    ["a NOR with a 1", "nor", true, "0"],
    ["a NOR with a 0", "nor", false, "?"],
  ];
  test.each(cases)("makes of %s what its other input decides, if it does", (_, kind, isOn, output) => {
    const state = besides(
      [kind, "bulb"],
      [
        [1, 5],
        [4, 5],
        [5, 6],
      ],
    );
    const switched = isOn ? doAll(state, toggled(4)) : state;
    expect(outputsOf(switched, [5, 6])).toBe(output.repeat(2));
    expect(switched.error).toEqual({ loops: [[1, 2, 3]], isProven: true });
  });

  test.each<Kind>(["not", "bulb", "node"])("makes a %s that it alone feeds unstable", (kind) => {
    expect(outputsOf(besides([kind], [[3, 5]]), [5])).toBe("?");
  });

  test("leaves a circuit beside it alone, which goes on working", () => {
    const state = besides(
      ["not", "bulb"],
      [
        [4, 5],
        [5, 6],
      ],
    );
    expect(outputsOf(state, [4, 5, 6])).toBe("011");
    const switched = doAll(state, toggled(4));
    expect(outputsOf(switched, [4, 5, 6])).toBe("100");
    // Nobody is told of the same error twice.
    expect(switched.error).toBe(state.error);
  });

  test("beside a second one gives an error that names both", () => {
    const state = besides(
      ["not", "node"],
      [
        [5, 6],
        [6, 5],
      ],
    );
    expect(state.error).toEqual({
      loops: [
        [1, 2, 3],
        [5, 6],
      ],
      isProven: true,
    });
    expect(doAll(state, deleted([2])).error).toEqual({ loops: [[5, 6]], isProven: true });
    expect(doAll(state, deleted([2, 6])).error).toBeNull();
  });

  test("is named before the ring that it feeds, whatever their ids", () => {
    // 1 and 2 are a ring that the ring of 3 and 4 feeds.
    const state = build(
      ["nor", "node", "not", "node"],
      [
        [1, 2],
        [2, 1],
        [3, 4],
        [4, 3],
        [3, 1],
      ],
    );
    expect(state.error?.loops[0]).toEqual([3, 4]);
    expect(outputsOf(state, [1, 2, 3, 4])).toBe("????");
  });

  test("is named with its own parts, not with what depends on it", () => {
    const state = besides(
      ["not", "bulb"],
      [
        [1, 5],
        [5, 6],
      ],
    );
    expect([...state.unstable]).toEqual([1, 2, 3, 5, 6]);
    expect(state.error?.loops).toEqual([[1, 2, 3]]);
  });

  test("is repaired by an input that decides one of its parts, and comes back without it", () => {
    // A NOR with one input is a NOT; a 1 on its second input stops the ring.
    const gated = build(
      ["nor", "not", "not", "switch"],
      [
        [1, 2],
        [2, 3],
        [3, 1],
        [4, 1],
      ],
    );
    const stopped = doAll(gated, toggled(4));
    expect(gated.error).not.toBeNull();
    expect(stopped.error).toBeNull();
    expect(outputsOf(stopped, [1, 2, 3])).toBe("010");
    expect(doAll(stopped, toggled(4)).error).toEqual(gated.error);
  });

  test("is tried again by each change: a latch behind it holds as soon as the ring is cut", () => {
    const state = besides(
      ["or", "node"],
      [
        [1, 5],
        [5, 6],
        [6, 5],
      ],
    );
    expect(outputsOf(state, [5, 6])).toBe("??");
    const cut = doAll(state, deleted([1]));
    expect(cut.error).toBeNull();
    expect(outputsOf(cut, [5, 6])).toBe("00");
  });
});

describe("an oscillation that only equal delays cause", () => {
  const ring = (kinds: readonly Kind[], ones: readonly PartId[]): State =>
    load({
      parts: kinds.map((kind, at) => ({ id: at + 1, kind, x: 0, y: 0 })),
      definitions: [],
      wires: kinds.map((_, at) => ({ id: at + 1, from: at + 1, to: ((at + 1) % kinds.length) + 1 })),
      outputs: new Map(ones.map((id) => [id, 1])),
    });

  test.each<
    [what: string, kinds: readonly Kind[], ones: readonly PartId[], end: string, race: readonly PartId[]]
  >([
    [
      "of four NOTs that go up and down together is unstable",
      ["not", "not", "not", "not"],
      [],
      "????",
      [1, 2, 3, 4],
    ],
    ["of a 0 that goes round takes the end one change away", ["or", "node", "node"], [1, 2], "111", [1, 3]],
    ["of a 1 that goes round takes the end one change away", ["or", "node", "node"], [3], "000", [1, 3]],
  ])("%s, and the race is named", (_, kinds, ones, end, race) => {
    const state = ring(kinds, ones);
    expect(
      outputsOf(
        state,
        kinds.map((_kind, at) => at + 1),
      ),
    ).toBe(end);
    expect([state.error, state.races]).toEqual([null, [race]]);
  });
});

describe("the order in which parts were added", () => {
  /** Q = D.E + Q.E', all gates added in this order; D = E = 1, then E = 0. */
  const latched = (order: readonly number[]): State => {
    const kinds: readonly Kind[] = ["not", "and", "and", "or"];
    const [not = 0, through = 0, held = 0, q = 0] = order.map((_, gate) => 3 + order.indexOf(gate));
    const drawn = build(
      ["switch", "switch", ...order.flatMap((gate) => kinds[gate] ?? [])],
      [
        [1, through],
        [2, through],
        [2, not],
        [not, held],
        [q, held],
        [through, q],
        [held, q],
      ],
    );
    const after = doAll(drawn, toggled(1), toggled(2), toggled(2));
    expect(after.races).toEqual([[held, q].toSorted((one, other) => one - other)]);
    expect(outputsOf(after, [through, held, q])).toBe("000");
    return after;
  };

  test("is nothing to a latch whose hold and input race: 24 orders end alike, and the race is named", () => {
    const orders = permutations([0, 1, 2, 3]);
    expect(orders).toHaveLength(24);
    for (const order of orders) expect(latched(order).error).toBeNull();
  });

  test("is nothing to any circuit with loops: 20 orders, the same ends and the same races", () => {
    let [circuits, racing] = [0, 0];
    assertProperty(
      fc.property(
        loops,
        fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
        fc.nat(),
        (drawn, presses, seed) => {
          const natural = drawn.kinds.map((_, at) => at);
          fc.pre(hasLoop(graphOf(builtIn(natural, drawn).state)));
          const random = mulberry32(seed);
          const found = endsIn(natural, drawn, presses);
          for (let count = 1; count < 20; count += 1)
            expect(endsIn(shuffledBy(random, natural), drawn, presses)).toEqual(found);
          circuits += 1;
          racing += found.some(({ races }) => races.length > 0) ? 1 : 0;
        },
      ),
      { seed: 58, runs: 2_000, daily: 100 },
    );
    expect(racing).toBeGreaterThan(0);
    expect(racing).toBeLessThanOrEqual(circuits / 20);
  });
});

interface Loose {
  readonly kinds: readonly Kind[];
  /** Places in the list of kinds. */
  readonly wires: readonly (readonly [number, number])[];
}

const loops: fc.Arbitrary<Loose> = fc.record({
  kinds: fc.array(
    fc.constantFrom<Kind>("switch", "switch", "and", "or", "nand", "nor", "not", "xor", "node"),
    {
      minLength: 4,
      maxLength: 14,
    },
  ),
  wires: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 6, maxLength: 24 }),
});

/** The circuit whose parts were added in this order, and the id of each place. */
function builtIn(order: readonly number[], { kinds, wires }: Loose) {
  const ids = kinds.map((_, at) => order.indexOf(at) + 1);
  const parts = order.flatMap((at) => kinds[at] ?? []);
  const state = wires.reduce(
    (before, [one, other]) => {
      const [from = 0, to = 0] = [ids[one % kinds.length], ids[other % kinds.length]];
      return connectError(before, from, to) === null ? doAll(before, connected(from, to)) : before;
    },
    build(parts, []),
  );
  return { state, ids };
}

/** After the building and after each press of a switch: what each place shows, and which places race or loop. */
function endsIn(order: readonly number[], drawn: Loose, presses: readonly number[]) {
  const { state: built, ids } = builtIn(order, drawn);
  const switches = drawn.kinds.flatMap((kind, at) => (kind === "switch" ? [ids[at] ?? 0] : []));
  const states = [built];
  for (const press of presses) {
    const id = switches[press % Math.max(1, switches.length)];
    const last = states.at(-1) ?? built;
    if (id !== undefined) states.push(doAll(last, toggled(id)));
  }
  const places = (lists: readonly (readonly PartId[])[]) =>
    lists
      .map((list) =>
        list
          .map((id) => ids.indexOf(id))
          .toSorted((a, b) => a - b)
          .join(" "),
      )
      .toSorted();
  return states.map((state) => ({
    outputs: outputsOf(state, ids),
    races: places(state.races),
    loops: places(state.error?.loops ?? []),
  }));
}

function shuffledBy(random: () => number, list: readonly number[]): readonly number[] {
  return list
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function permutations(list: readonly number[]): readonly (readonly number[])[] {
  if (list.length <= 1) return [list];
  return list.flatMap((item) =>
    permutations(list.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

test("rings whose periods have no short common multiple are proven one by one", () => {
  // The whole vector comes back after 2 · 3 · 5 · 7 · 11 · 13 steps, past the bound.
  const sizes = [3, 5, 7, 11, 13];
  const firsts = sizes.map((_, index) => 1 + sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
  const ringIds = sizes.map((size, index) =>
    Array.from({ length: size }, (_, at) => (firsts[index] ?? 0) + at),
  );
  const wires = ringIds.flatMap((ids) =>
    ids.map((from, at) => ({ from, to: ids[(at + 1) % ids.length] ?? 0 })),
  );
  const state = load({
    parts: ringIds.flat().map((id) => ({ id, kind: "not", x: 0, y: 0 })),
    definitions: [],
    wires: wires.map((ends, index) => ({ id: index + 1, ...ends })),
    // Unlike starts, so that no ring goes all at once.
    outputs: new Map(firsts.map((id) => [id, 1])),
  });
  expect(state.error).toEqual({ loops: ringIds, isProven: true });
});

test("loops that one loop feeds are settled after it and by their ids, in whatever order they were wired", () => {
  const rings: readonly (readonly [PartId, PartId])[] = [
    [1, 2],
    [2, 1],
    [3, 4],
    [4, 3],
    [5, 6],
    [6, 5],
  ];
  const feeds: readonly (readonly [PartId, PartId])[] = [
    [5, 1],
    [5, 3],
  ];
  for (const wires of [
    [...rings, ...feeds],
    [...feeds.toReversed(), ...rings],
  ]) {
    const state = build(["nor", "node", "nor", "node", "nor", "node"], wires);
    expect([...state.unstable]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(componentsOf(graphOf(state), [0, 1, 2, 3, 4, 5])).toEqual([
      [4, 5],
      [0, 1],
      [2, 3],
    ]);
  }
});

test("a loop that takes more than 1,000 evaluations a part is unstable without a proof", () => {
  // A ring drives a counter of 14 flip-flops, whose state comes back after 16,384 turns of the ring. The ring has the
  // highest ids, so that it waits for the counter. What closes a latch comes before what it closes against.
  const bits = 14;
  const perBit = 9;
  const clock = bits * perBit + 1;
  const kindsOfBit: readonly Kind[] = ["not", ...Array.from({ length: perBit - 1 }, () => "nand" as const)];
  const parts = [
    ...Array.from({ length: bits }, () => kindsOfBit).flat(),
    ...(["nor", "node", "and", "and"] as const),
  ];
  // By what a bit's parts are: 0 NOT of its tick, 1 to 4 the latch that shows the bit (3), 5 to 8 the one that holds it.
  const inBit = "01 02 12 13 24 34 43 45 56 57 68 71 78 87".split(" ");
  const ends = Array.from({ length: bits }, (_, bit) => {
    const first = bit * perBit + 1;
    const tick = bit === 0 ? clock : first + 3 - perBit;
    const inner = inBit.map(([from, to]) => [first + Number(from), first + Number(to)] as const);
    return [...inner, ...[0, 5, 6].map((part) => [tick, first + part] as const)];
  });
  const lastQ = clock - perBit + 3;
  // The last two parts make the counter a part of the loop; an AND without inputs keeps that wire at 0.
  const toRing = [
    [clock, clock + 1],
    [clock + 1, clock],
    [lastQ, clock + 2],
    [clock + 3, clock + 2],
  ] as const;
  const state = load({
    parts: parts.map((kind, index) => ({ id: index + 1, kind, x: 0, y: 0 })),
    definitions: [],
    wires: [...ends.flat(), ...toRing, [clock + 2, clock] as const].map(([from, to], index) => ({
      id: index + 1,
      from,
      to,
    })),
  });
  expect(state.error?.isProven).toBe(false);
  expect(state.error?.loops).toHaveLength(1);
  expect(outputsOf(state, [1, lastQ, clock, clock + 1, clock + 2])).toBe("????0");
});
