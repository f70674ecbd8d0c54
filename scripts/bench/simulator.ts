// The simulator's figures: one file of `simulator/` for each group of rows.

import { measureSettling } from "./simulator/settling.ts";

export async function measureSimulator(): Promise<void> {
  for (const measure of [measureSettling]) await measure();
}
