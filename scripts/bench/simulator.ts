// The simulator's figures: one file of `simulator/` for each group of rows.

import { measureDrawing } from "./simulator/drawing.ts";
import { measureFrames } from "./simulator/frames.ts";
import { measureSettling } from "./simulator/settling.ts";
import { measureTable } from "./simulator/table.ts";

export async function measureSimulator(): Promise<void> {
  for (const measure of [measureSettling, measureTable, measureDrawing, measureFrames]) await measure();
}
