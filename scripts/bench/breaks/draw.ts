// Draws breaks over all rooms of the product: each room in turn, a file of it by its number of breaks, a break of the file.

import { generator } from "../worst/drawing.ts";
import type { Edit } from "./edits.ts";

export interface SourceFile {
  /** From the top of the repository. */
  readonly name: string;
  readonly edits: readonly Edit[];
}

export interface Break extends Edit {
  readonly name: string;
}

/** The room of a file: a screen, a lesson, another folder of the page, or a side of the Worker. */
export function roomOf(name: string): string {
  const [, room = name] =
    /^(web\/src\/(?:features|lessons)\/[^/]+|web\/src\/[^/]+|web\/[^/]+|worker\/[^/]+)\//.exec(name) ?? [];
  return room;
}

/** The same seed draws the same breaks of the same sources; no break is drawn twice. */
export function drawBreaks(files: readonly SourceFile[], count: number, seed: number): readonly Break[] {
  const below = generator(seed);
  const rooms = new Map<string, Break[]>();
  for (const { name, edits } of files) {
    const all = rooms.get(roomOf(name)) ?? [];
    rooms.set(roomOf(name), [...all, ...edits.map((edit) => ({ name, ...edit }))]);
  }
  const drawn: Break[] = [];
  while (drawn.length < count && [...rooms.values()].some(({ length }) => length > 0))
    for (const left of rooms.values()) {
      const [one] = left.length > 0 ? left.splice(below(left.length), 1) : [];
      if (one && drawn.length < count) drawn.push(one);
    }
  return drawn;
}
