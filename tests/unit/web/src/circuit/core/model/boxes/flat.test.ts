// A circuit with boxes does what the same circuit without them does: at rest, gate delay by gate delay, in tables.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loopLine } from "#circuit/core/editor/words.ts";
import { readCircuit } from "#circuit/core/file/read.ts";
import { packLink, unpackLink } from "#circuit/core/file/link.ts";
import { savedOf } from "#circuit/core/file/saved.ts";
import { writeCircuit } from "#circuit/core/file/write.ts";
import { expressionOf } from "#circuit/core/logic/expression.ts";
import { liveTableOf } from "#circuit/core/logic/live-table.ts";
import { tableOf } from "#circuit/core/logic/table.ts";
import { loopBehind } from "#circuit/core/logic/upstream.ts";
import { flat, ownerOf, shownIds } from "#circuit/core/model/boxes/flat.ts";
import type { PartId, State } from "#circuit/core/model/circuit.ts";
import { isSwitch } from "#circuit/core/model/kinds.ts";
import { load } from "#circuit/core/model/load.ts";
import { afterDelay } from "#circuit/core/model/settle/delay.ts";
import { drawingKey } from "#features/simulator/core/drawing-key.ts";
import { boxDraws, boxed, boxOf, pinOf, withBox } from "#support/circuit/boxed.ts";
import { build, doAll, toggled } from "#support/circuit/model-builder.ts";
import { anyCircuit, loopFreeCircuit, reloaded } from "#support/circuit/random-circuits.ts";
import { valueOf } from "#support/logic/own-judge.ts";
import { assertProperty, share } from "#support/depth.ts";

/** The outputs of the parts that are on both sheets; "?" for an unstable one. */
function shared(state: State, other: State): readonly unknown[] {
  const ids = new Set(other.parts.map(({ id }) => id));
  return state.parts
    .filter(({ id }) => ids.has(id))
    .map(({ id }) => [id, state.unstable.has(id) ? "?" : state.outputs.get(id)]);
}

function switchesOf({ parts }: State): readonly PartId[] {
  return parts.filter(({ kind }) => isSwitch(kind)).map(({ id }) => id);
}

/** The names of a text's variables, and its value in each row. */
function valuesOf(text: string) {
  const names = [...new Set(text.match(/[A-Za-z]\d*/g))].toSorted();
  const values = Array.from({ length: 2 ** names.length }, (_, row) =>
    valueOf(text, new Map(names.map((name, at) => [name, (row >> at) & 1]))),
  );
  return { names, values };
}

/** What each reader of functions says of each bulb. */
function readersOf(state: State) {
  const live = liveTableOf(state);
  const shown = live.kind === "table" ? live.table : null;
  return state.parts
    .filter(({ kind }) => kind === "bulb")
    .map(({ id, name = "" }) => {
      const written = expressionOf(state, id);
      const at = shown?.bulbs.findIndex((bulb) => bulb.id === id) ?? -1;
      return {
        name,
        table: tableOf(state, [id]),
        live: shown && {
          names: shown.switches.map((each) => each.name),
          present: shown.present,
          column: shown.columns[at],
        },
        expression: written.kind === "expression" ? valuesOf(written.text) : written.kind,
        isBehindLoop: loopBehind(state, id).length > 0,
      };
    });
}

const parameters = { seed: 36, runs: 5_000, daily: 100 };

describe("flat against boxed", () => {
  test("a circuit without a loop has the same outputs after any switches are toggled", () => {
    let boxes = 0;
    assertProperty(
      fc.property(
        loopFreeCircuit(20),
        boxDraws,
        fc.array(fc.nat(), { maxLength: 6 }),
        (drawn, draws, presses) => {
          let [plain, within] = [drawn, boxed(drawn, draws)];
          boxes += within.definitions.length;
          const switches = switchesOf(drawn);
          for (const press of presses) {
            const id = switches[press % Math.max(1, switches.length)];
            if (id === undefined) continue;
            [plain, within] = [doAll(plain, toggled(id)), doAll(within, toggled(id))];
            expect(shared(within, plain)).toEqual(shared(plain, within));
          }
          expect(shared(reloaded(within), plain)).toEqual(shared(plain, within));
        },
      ),
      parameters,
    );
    expect(boxes).toBeGreaterThan(share(5_000, 5_000, 100));
  });

  test("a circuit with loops and clocks does the same in each of 20 gate delays", () => {
    assertProperty(
      fc.property(anyCircuit(16), boxDraws, (drawn, draws) => {
        // Undecided loops are 0, from which both go on.
        let [plain, within] = [drawn, boxed(drawn, draws)];
        fc.pre(drawn.unstable.size === 0);
        for (let now = 0; now < 20; now += 1) {
          [plain, within] = [afterDelay(plain, now), afterDelay(within, now)];
          expect(shared(within, plain)).toEqual(shared(plain, within));
          for (const [pin, source] of flat(within).sources)
            expect(within.outputs.get(pin)).toBe(within.outputs.get(source));
        }
      }),
      parameters,
    );
  });

  test("what loops in boxes remember is the same after the circuit was a file", () => {
    assertProperty(
      fc.property(anyCircuit(16), boxDraws, fc.array(fc.nat(), { maxLength: 4 }), (drawn, draws, presses) => {
        fc.pre(drawn.unstable.size === 0);
        // A button is saved as 0, because nobody holds it down.
        const held = drawn.parts.flatMap(({ id, kind }) => (kind === "button" ? [id] : []));
        const switches = switchesOf(drawn).filter((id) => !held.includes(id));
        fc.pre(held.every((id) => drawn.outputs.get(id) === 0));
        const pressed = presses.flatMap((press) => switches[press % Math.max(1, switches.length)] ?? []);
        const state = doAll(boxed(drawn, draws), ...pressed.map(toggled));
        fc.pre(state.unstable.size === 0);
        const read = readCircuit(writeCircuit(savedOf(state, "")));
        if (!read.ok) throw new Error(read.error.code);
        const again = load(read.value);
        expect([...again.outputs].toSorted(([one], [other]) => one - other)).toEqual(
          [...state.outputs].toSorted(([one], [other]) => one - other),
        );
      }),
      { ...parameters, runs: 2_000 },
    );
  });

  test("making a box changes no signal, also where a loop is inside or runs through it", () => {
    assertProperty(
      fc.property(anyCircuit(16), boxDraws, (drawn, draws) => {
        fc.pre(drawn.unstable.size === 0);
        const within = boxed(drawn, draws);
        expect(shared(within, drawn)).toEqual(shared(drawn, within));
        expect(within.error).toBeNull();
      }),
      parameters,
    );
  });

  test("every reader finds the same functions: tables, expressions, what is behind loops, file and link", () => {
    const kinds = new Set<string>();
    assertProperty(
      fc.property(fc.oneof(loopFreeCircuit(20), anyCircuit(16)), boxDraws, (drawn, draws) => {
        fc.pre(drawn.unstable.size === 0);
        // A button is saved as 0, because nobody holds it down.
        fc.pre(!drawn.parts.some(({ kind, on }) => kind === "button" && on));
        const within = boxed(drawn, draws);
        const found = readersOf(drawn);
        for (const { expression } of found) kinds.add(typeof expression);
        expect(readersOf(within)).toEqual(found);
        const saved = savedOf(within, "");
        for (const read of [readCircuit(writeCircuit(saved)), unpackLink(packLink(saved))]) {
          if (!read.ok) throw new Error(read.error.code);
          expect(readersOf(load(read.value))).toEqual(found);
        }
      }),
      { ...parameters, runs: 10_000, daily: 400 },
    );
    expect(kinds).toEqual(new Set(["object", "string"]));
  });

  test("a circuit with another gate inside a box has another key, and one that was pressed and moved has the same", () => {
    let changes = 0;
    assertProperty(
      fc.property(loopFreeCircuit(20), boxDraws, fc.nat(), (drawn, draws, which) => {
        const gates = drawn.parts.filter(({ kind }) => kind === "and" || kind === "nand");
        const gate = gates[which % Math.max(1, gates.length)];
        fc.pre(gate !== undefined);
        const other = gate?.kind === "and" ? "nand" : "and";
        const changed = load({
          ...drawn,
          parts: drawn.parts.map((part) => (part === gate ? { ...part, kind: other } : part)),
        });
        const [one, two] = [boxed(drawn, draws), boxed(changed, draws)];
        expect(drawingKey(two)).not.toBe(drawingKey(one));
        changes += one.parts.some(({ id }) => id === gate?.id) ? 0 : 1;
        const [first] = one.parts;
        const moved = doAll(
          one,
          ...switchesOf(one).map(toggled),
          ...(first ? [{ type: "place", positions: [{ id: first.id, x: 995, y: 15 }] } as const] : []),
        );
        expect(drawingKey(moved)).toBe(drawingKey(one));
      }),
      { ...parameters, runs: 1_000 },
    );
    expect(changes).toBeGreaterThan(share(500, 1_000, 100));
  });
});

describe("pins", () => {
  test("a pin has the output of its source without a delay, through boxes in boxes", () => {
    const plain = build(
      ["switch", "not", "bulb"],
      [
        [1, 2],
        [2, 3],
      ],
    );
    const inner = withBox(plain, [2], "Inner") ?? plain;
    const outer = withBox(inner, [boxOf(inner, "Inner").id], "Outer") ?? inner;
    const on = doAll(outer, toggled(1));
    const box = boxOf(on, "Outer");
    expect(on.outputs.get(pinOf(on, box, "A"))).toBe(1);
    expect(on.outputs.get(3)).toBe(0);
    expect(flat(on).parts.map(({ kind }) => kind)).toEqual(["switch", "bulb", "box", "not"]);
  });

  test("a pin without a wire is 0 for the gates inside, and pins that feed each other are 0", () => {
    const plain = build(
      ["switch", "nand", "bulb"],
      [
        [1, 2],
        [2, 3],
      ],
    );
    const made = withBox(plain, [2], "Not") ?? plain;
    const cut = doAll(made, { type: "delete", parts: new Set([1]), wires: new Set() });
    expect(cut.outputs.get(3)).toBe(1);
    const through = build(
      ["switch", "node", "bulb"],
      [
        [1, 2],
        [2, 3],
      ],
    );
    const wire = withBox(through, [2], "Wire") ?? through;
    const box = boxOf(wire, "Wire");
    const opened = { type: "delete", parts: new Set([1]), wires: new Set<number>() } as const;
    const looped = doAll(wire, opened, {
      type: "connect",
      from: pinOf(wire, box, "F1"),
      to: pinOf(wire, box, "A"),
    });
    expect(looped.outputs.get(3)).toBe(0);
  });

  test("the parts inside follow a wire that is drawn to a pin, and one that is deleted", () => {
    const plain = doAll(
      build(
        ["switch", "node", "bulb"],
        [
          [1, 2],
          [2, 3],
        ],
      ),
      toggled(1),
    );
    const made = withBox(plain, [2], "Wire") ?? plain;
    const [wire] = made.wires;
    const cut = doAll(made, { type: "delete", parts: new Set(), wires: new Set([wire?.id ?? 0]) });
    expect([made.outputs.get(3), cut.outputs.get(3)]).toEqual([1, 0]);
    const again = doAll(cut, { type: "connect", from: 1, to: pinOf(cut, boxOf(cut, "Wire"), "A") });
    expect(again.outputs.get(3)).toBe(1);
  });

  test("a loop inside a box is named by the box", () => {
    const ring = build(
      ["not", "not", "not"],
      [
        [1, 2],
        [2, 3],
        [3, 1],
      ],
    );
    const made = withBox(ring, [1, 2, 3], "Ring") ?? ring;
    expect(made.error?.loops).toHaveLength(1);
    expect(loopLine(made)).toBe("The loop of Ring (4) never settles");
  });

  test("a part inside a box is shown as the box, and a pin belongs to its box", () => {
    const plain = build(
      ["switch", "not", "not", "bulb"],
      [
        [1, 2],
        [2, 3],
        [3, 4],
      ],
    );
    const made = withBox(plain, [2, 3], "Two") ?? plain;
    const { id, first = 0 } = boxOf(made, "Two");
    expect(ownerOf(made, first + 1)).toBe(id);
    expect(ownerOf(made, pinOf(made, boxOf(made, "Two"), "A"))).toBe(id);
    expect([...shownIds(made, [first, first + 1, 4])]).toEqual([id, 4]);
  });
});
