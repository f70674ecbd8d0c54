// The simulator's figures: one file of `simulator/` for each group of rows.

import { measureDrawing } from "./simulator/drawing.ts";
import { measureSettling } from "./simulator/settling.ts";

export async function measureSimulator(): Promise<void> {
  for (const measure of [measureSettling, measureDrawing]) await measure();
}
