// What Undo names.

import { expect, test } from "vitest";
import { changed } from "#function/core/changed.ts";
import { edit, nothingEdited } from "#function/core/edited.ts";
import { initialState, reduce, type KmapEvent } from "#features/kmap/core/machine.ts";

const pressed = (row: number): KmapEvent => ({
  type: "rows",
  event: { type: "rowPressed", row, extends: false },
});

test.each<readonly [string, readonly KmapEvent[]]>([
  ["cell 5", [pressed(5)]],
  ["2 cells", [pressed(5), pressed(6), { type: "cleared" }]],
  ["16 cells", [{ type: "inverted" }]],
  ["the groups", [{ type: "groupingToggled" }]],
  ["the groups", [pressed(1), { type: "groupingToggled" }, { type: "grouped", groups: [[1]] }]],
  ["the variables", [{ type: "rows", event: { type: "inputsChosen", inputs: 3 } }]],
  ["the variables", [{ type: "rows", event: { type: "startTyped", text: "B" } }]],
])("%s", (text, events) => {
  const state = events.reduce(reduce, initialState);
  const undone = reduce(state, { type: "undone" });
  const [before, after] = [state.past.at(-1), undone.future[0]];
  expect([before && changed(before, state), after && changed(undone, after)]).toEqual([text, text]);
});

test.each([
  ["row 1", [1]],
  ["2 rows", [1, 2]],
] as const)("in the table: %s", (text, stroke) => {
  const state = stroke.reduce(
    (before, row, at) => edit(before, { type: "painted", row, value: 1, starts: at === 0 }),
    nothingEdited,
  );
  const undone = edit(state, { type: "undone" });
  expect(changed(undone, state)).toBe(text);
  expect(undone.rows.setup.rows).toEqual([]);
  expect(edit(undone, { type: "redone" }).rows).toEqual(state.rows);
});
