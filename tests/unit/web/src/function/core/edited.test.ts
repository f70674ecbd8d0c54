// Undo and Redo of a function.

import fc from "fast-check";
import { expect, test } from "vitest";
import { edit, nothingEdited, type Edited, type FunctionCommand } from "#function/core/edited.ts";
import { assertProperty } from "#support/depth.ts";

const commands: fc.Arbitrary<FunctionCommand> = fc.oneof(
  fc
    .record({ row: fc.nat(15), extends: fc.boolean() })
    .map(({ row, extends: extended }): FunctionCommand => ({
      type: "rows",
      event: { type: "rowPressed", row: row % 4, extends: extended },
    })),
  fc.integer({ min: 2, max: 5 }).map((inputs): FunctionCommand => ({
    type: "rows",
    event: { type: "inputsChosen", inputs },
  })),
  fc.constantFrom<FunctionCommand>(
    { type: "rows", event: { type: "headerPressed" } },
    { type: "rows", event: { type: "formChosen", form: "pos" } },
    { type: "rows", event: { type: "startTyped", text: "Q" } },
    { type: "painted", row: 1, value: "X", starts: true },
    { type: "painted", row: 2, value: 1, starts: true },
  ),
);

/** The function, without how it is shown. */
function functionOf({ rows: { setup } }: Edited): unknown {
  const { inputs, start, rows, dontCares } = setup;
  return { inputs, start, rows, dontCares };
}

test("Undo goes back through all functions that were there, and Redo forth", () => {
  assertProperty(
    fc.property(fc.array(commands, { maxLength: 40 }), (list) => {
      const end = list.reduce(edit, nothingEdited);
      const steps = end.past.length;
      const back = Array.from({ length: steps }).reduce<Edited[]>(
        (states) => [...states, edit(states.at(-1) ?? end, { type: "undone" })],
        [end],
      );
      const first = back.at(-1) ?? end;
      expect(functionOf(first)).toEqual(functionOf(nothingEdited));
      expect(edit(first, { type: "undone" })).toEqual(first);
      for (const [at, state] of back.entries())
        if (at > 0)
          expect(functionOf(edit(state, { type: "redone" }))).toEqual(functionOf(back[at - 1] ?? end));
    }),
    { seed: 62, runs: 200 },
  );
});

test("a stroke is one step, and what an address asks for is none", () => {
  const stroke = [3, 2, 1].map((row, at): FunctionCommand => ({
    type: "painted",
    row,
    value: 1,
    starts: at === 0,
  }));
  const painted = stroke.reduce(edit, nothingEdited);
  expect(painted.rows.setup.rows).toEqual([1, 2, 3]);
  expect(edit(painted, { type: "undone" }).rows.setup.rows).toEqual([]);
  const asked = edit(painted, { type: "rows", event: { type: "asked", setup: null } });
  expect([asked.past, asked.future]).toEqual([[], []]);
});
