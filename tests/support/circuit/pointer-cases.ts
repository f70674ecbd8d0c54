// What the tests of the pointers share: inputs, and the drawing that they act on.

import type { EditorEvent } from "#circuit/core/editor/editor.ts";
import { boardOf } from "./board.ts";

export const touch = { device: "touch" } as const;
export const second = { device: "touch", pointer: 2 } as const;
export const shift = { shift: true } as const;
export const free = { x: 600, y: 500 };
export const connector: EditorEvent = { type: "toolChosen", tool: "connector" };

/** A switch, an AND, a NOT and a bulb, the switch wired to the AND. */
export const drawing = () =>
  boardOf(
    [
      ["switch", 40, 60],
      ["and", 200, 60],
      ["not", 400, 60],
      ["bulb", 600, 60],
    ],
    [[1, 2]],
  );

export const by = ({ x, y }: { x: number; y: number }, dx: number, dy: number) => ({ x: x + dx, y: y + dy });
