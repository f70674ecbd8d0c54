// The routing of circuits that take too long to route well: it is rough, and complete all the same.

import { describe, expect, test } from "vitest";
import type { Circuit, PartId } from "#circuit/core/model/circuit.ts";
import { route, routeInTime } from "#circuit/core/scene/route.ts";
import { generatedCircuit, placed, scattered } from "#support/circuit/generated.ts";
import { expectJoined } from "#support/circuit/joined.ts";
import { layout } from "#circuit/core/scene/layout.ts";

const tangle = scattered(generatedCircuit(3, 330, true), 3, 20);
const small = generatedCircuit(4, 24, true);
const drawn = placed(small, layout(small));

function withMoved(circuit: Circuit, ids: ReadonlySet<PartId>): Circuit {
  return {
    ...circuit,
    parts: circuit.parts.map((part) => (ids.has(part.id) ? { ...part, x: part.x + 10 } : part)),
  };
}

test("of a drawing that people read, it is the same as without a limit, opened and edited", () => {
  const opened = routeInTime(drawn, null);
  expect(opened).toEqual(route(drawn));
  const edited = withMoved(drawn, new Set([3]));
  expect(routeInTime(edited, { circuit: drawn, routing: opened })).toEqual(route(edited));
});

describe("of a tangle", () => {
  const opened = routeInTime(tangle, null);

  test("it is rough, and joins all leads", () => {
    expect(opened.isRough).toBe(true);
    expectJoined(tangle, opened);
  });

  test("after an edit the wires of other parts keep their paths where their inputs do", () => {
    const moved = new Set([37]);
    const edited = withMoved(tangle, moved);
    const after = routeInTime(edited, { circuit: tangle, routing: opened });
    expect(after.isRough).toBe(true);
    expectJoined(edited, after);
    for (const { id, from, to } of edited.wires) {
      const isOther = !moved.has(from) && !moved.has(to);
      const endsAsBefore = after.paths.get(id)?.at(-1)?.y === opened.paths.get(id)?.at(-1)?.y;
      if (isOther && endsAsBefore) expect(after.paths.get(id)).toBe(opened.paths.get(id));
    }
  });
});
