// Counts the parts and wires of a circuit anew where their ids leave too little room for more. Pure.

import { idMax } from "../model/circuit.ts";
import type { Saved } from "./saved.ts";

/** Past this a circuit is counted anew when it is opened, so that nobody meets the end of the ids while drawing. */
const roomyMax = idMax / 2;

/** Keeps the order. Ids as high as this come from files that other programs wrote. */
export function withRoomForIds(saved: Saved): Saved {
  const { parts, wires, outputs } = saved;
  if (Math.max(parts.at(-1)?.id ?? 0, wires.at(-1)?.id ?? 0) <= roomyMax) return saved;
  const ids = new Map(parts.map(({ id }, index) => [id, index + 1]));
  const renewed = (id: number) => ids.get(id) ?? id;
  return {
    ...saved,
    parts: parts.map((part) => ({ ...part, id: renewed(part.id) })),
    wires: wires.map(({ from, to }, index) => ({ id: index + 1, from: renewed(from), to: renewed(to) })),
    outputs: new Map([...outputs].map(([id, output]) => [renewed(id), output])),
  };
}
