// Field, map and history never differ: after any presses, texts and Undo, a field that counts as read has the function of the
// cells, and so has what the history keeps.

import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "#support/depth.ts";
import { kmapAddress } from "#addresses/core/kmap.ts";
import { readQuery } from "#addresses/core/query.ts";
import { keptMap } from "#features/kmap/core/kept-map.ts";
import {
  initialState,
  isRead,
  reduce,
  textOf,
  type KmapEvent,
  type KmapState,
  type ReadFunction,
} from "#features/kmap/core/machine.ts";

/** What some texts mean; the others cannot be read. */
const meanings: Readonly<Record<string, ReadFunction>> = {
  "A.B": { names: ["A", "B"], inputs: 2, ones: [3], dontCares: [] },
  "A+C'": { names: ["A", "C"], inputs: 2, ones: [0, 2, 3], dontCares: [] },
  "x.y.z": { names: ["x", "y", "z"], inputs: 3, ones: [7], dontCares: [] },
  "F(A,B,C)=Σm(1,3)+Σd(7)": { names: ["A", "B", "C"], inputs: 3, ones: [1, 3], dontCares: [7] },
  "A.A'": { names: ["A", "B"], inputs: 2, ones: [], dontCares: [] },
};
const texts = [...Object.keys(meanings), "A.B+", ")", " ", ""];

const row = fc.nat(15);
const value = fc.constantFrom<(0 | 1 | "X")[]>(0, 1, "X");
const events: fc.Arbitrary<KmapEvent | "answer"> = fc.oneof(
  fc.constant("answer" as const),
  fc.constantFrom(...texts).map((text) => ({ type: "typed", text }) as const),
  row.map(
    (pressed) => ({ type: "rows", event: { type: "rowPressed", row: pressed, extends: false } }) as const,
  ),
  fc
    .tuple(row, value)
    .map(([set, to]) => ({ type: "rows", event: { type: "rowSet", row: set, value: to } }) as const),
  fc
    .tuple(row, value, fc.boolean())
    .map(([at, to, starts]) => ({ type: "painted", row: at, value: to, starts }) as const),
  fc
    .integer({ min: 2, max: 6 })
    .map((inputs) => ({ type: "rows", event: { type: "inputsChosen", inputs } }) as const),
  fc
    .constantFrom("sop", "pos")
    .map((form) => ({ type: "rows", event: { type: "formChosen", form } }) as const),
  fc
    .constantFrom<KmapEvent["type"] & ("cleared" | "inverted" | "groupingToggled" | "undone" | "redone")>(
      "cleared",
      "inverted",
      "groupingToggled",
      "undone",
      "redone",
    )
    .map((type) => ({ type })),
);

/** `answer` is the reading of the field's text, which may come after other events. */
function after(state: KmapState, event: KmapEvent | "answer"): KmapState {
  if (event !== "answer") return reduce(state, event);
  const read = meanings[state.text];
  return read ? reduce(state, { type: "read", text: state.text, read }) : state;
}

function meaningOf(text: string, { rows: { setup } }: KmapState): Pick<ReadFunction, "ones" | "dontCares"> {
  if (text.trim() === "") return { ones: [], dontCares: [] };
  const read = meanings[text];
  if (read) return read;
  // The text that was written for the cells.
  expect(text).toBe(textOf(setup));
  return { ones: setup.rows, dontCares: setup.dontCares };
}

test("after any presses, texts and Undo, field, map and history have one function", () => {
  let kept = 0;
  assertProperty(
    fc.property(fc.array(events, { maxLength: 40 }), (all) => {
      let state = initialState;
      for (const event of all) {
        state = after(state, event);
        const { rows, dontCares } = state.rows.setup;
        const cells = { ones: rows, dontCares };
        if (isRead(state)) expect(meaningOf(state.text, state)).toMatchObject(cells);
        const item = keptMap(state);
        if (!item) continue;
        kept += 1;
        expect(meaningOf(item.expression, state)).toMatchObject(cells);
        const opened = kmapAddress.read(readQuery(`?${item.map}`));
        expect(opened?.text ?? textOf(opened ?? { rows: [], dontCares: [] })).toBe(item.expression);
      }
    }),
    { runs: 2_000, daily: 1_000 },
  );
  expect(kept).toBeGreaterThan(0);
});
