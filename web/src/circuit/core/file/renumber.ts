// Renumbers the parts and wires of a circuit if their ids leave too little room for more. Pure.

import { idMax } from "../model/circuit.ts";
import type { Saved } from "./saved.ts";

/** A circuit with a higher id is renumbered when it is opened, so that ids do not run out while a user draws. */
const roomyMax = idMax / 2;

/** Renumbering keeps the order. Ids this high occur only in files that other programs wrote. */
export function withRoomForIds(saved: Saved): Saved {
  const { parts, wires, outputs } = saved;
  if (Math.max(parts.at(-1)?.id ?? 0, wires.at(-1)?.id ?? 0) <= roomyMax) return saved;
  const ids = new Map(parts.map(({ id }, index) => [id, index + 1]));
  const renewed = (id: number) => ids.get(id) ?? id;
  return {
    ...saved,
    parts: parts.map((part) => ({
      ...part,
      id: renewed(part.id),
      ...(part.of !== undefined && { of: renewed(part.of) }),
    })),
    wires: wires.map(({ from, to }, index) => ({ id: index + 1, from: renewed(from), to: renewed(to) })),
    outputs: new Map([...outputs].map(([id, output]) => [renewed(id), output])),
  };
}
