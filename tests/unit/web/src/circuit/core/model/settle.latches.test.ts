// Latches: circuits that keep a value.

import { describe, expect, test } from "vitest";
import { examples } from "#circuit/core/examples/examples.ts";
import type { State } from "#circuit/core/model/circuit.ts";
import { isSwitch, type Kind } from "#circuit/core/model/kinds.ts";
import { load } from "#circuit/core/model/load.ts";
import { mulberry32 } from "#support/circuit/generated.ts";
import { build, deleted, doAll, outputsOf, toggled } from "#support/circuit/model-builder.ts";

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

  test("released on both sides by one change, is unstable: the two race", () => {
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
    expect(outputsOf(released, [2, 3])).toBe("??");
    expect([released.error, released.races]).toEqual([null, [[2, 3]]]);
  });
});

describe("a D latch", () => {
  /** 1 is D, 2 enables; 3 = NOT D, 4 and 5 let the two through, 6 and 7 remember; 6 is Q. */
  const latch = build(
    ["switch", "switch", "not", "and", "and", "nor", "nor", "bulb"],
    [
      [1, 3],
      [3, 4],
      [2, 4],
      [1, 5],
      [2, 5],
      [4, 6],
      [5, 7],
      [6, 7],
      [7, 6],
      [6, 8],
    ],
  );
  const written = doAll(latch, toggled(1), toggled(2), toggled(2), toggled(1));

  test("lets D through while it is enabled and holds it after", () => {
    const enabled = doAll(latch, toggled(2));
    const through = doAll(enabled, toggled(1));
    expect([enabled, through, written].map((state) => outputsOf(state, [6, 7, 8]))).toEqual([
      "010",
      "101",
      "101",
    ]);
  });

  test("remembers a 1 over a reload", () => {
    const { parts, wires, outputs } = written;
    expect(load({ parts, definitions: [], wires, outputs }).outputs).toEqual(outputs);
    // Without the stored outputs the tie goes to the lower id, whatever it was.
    expect(load({ parts, definitions: [], wires }).error).toBeNull();
  });

  test("takes stored outputs that no function makes for what they are", () => {
    const { parts, wires, outputs } = written;
    const lies = new Map([...outputs, [1, 1 as const], [3, 0 as const], [8, 0 as const]]);
    expect(load({ parts, definitions: [], wires, outputs: lies }).outputs).toEqual(outputs);
  });

  test("keeps what it remembers when it is moved, renamed, wired on and cut from its bulb", () => {
    const edited = doAll(
      written,
      { type: "place", positions: [{ id: 6, x: 400, y: 300 }] },
      { type: "rename", id: 1, name: "D" },
      { type: "add", kind: "and", x: 0, y: 0 },
      { type: "connect", from: 6, to: 9 },
      deleted([8]),
    );
    expect(outputsOf(edited, [6, 7, 9])).toBe("101");
  });
});

describe("no race is named", () => {
  /** Presses any of the switches, one after the other. */
  const races = (state: State, presses: number): readonly unknown[] => {
    const random = mulberry32(58);
    const switches = state.parts.filter(({ kind }) => isSwitch(kind)).map(({ id }) => id);
    let now = state;
    const found: unknown[] = [...state.races];
    for (let press = 0; press < presses && switches.length > 0; press += 1) {
      now = doAll(now, toggled(switches[Math.floor(random() * switches.length)] ?? 0));
      found.push(...now.races);
    }
    return found;
  };

  test.each(examples.map((example) => [example.name, example] as const))(
    "in the example %s",
    (_, example) => {
      expect(races(load(example), 200)).toEqual([]);
    },
  );

  test("in a JK flip-flop of two latches of NANDs", () => {
    // 1 J, 2 K, 3 clock; 4 to 7 the first latch with its gates, 8 NOT of the clock, 9 to 12 the second; 11 is Q.
    const kinds: readonly Kind[] = ["switch", "switch", "switch", "nand", "nand", "nand", "nand", "not"];
    const flipFlop = build(
      [...kinds, "nand", "nand", "nand", "nand"],
      [
        [3, 8],
        [1, 4],
        [3, 4],
        [2, 5],
        [3, 5],
        [4, 6],
        [7, 6],
        [5, 7],
        [6, 7],
        [6, 9],
        [8, 9],
        [7, 10],
        [8, 10],
        [9, 11],
        [12, 11],
        [10, 12],
        [11, 12],
        [12, 4],
        [11, 5],
      ],
    );
    expect(races(flipFlop, 400)).toEqual([]);
    expect(outputsOf(flipFlop, [11, 12])).toMatch(/^(01|10)$/);
  });
});
