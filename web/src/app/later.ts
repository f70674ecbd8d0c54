// What every screen has and none waits for: tooltips, and what a printed page says of itself.

import { startTooltips } from "#components/tooltips.ts";
import { startPaper } from "./paper/paper.ts";

export function startLater(): void {
  startTooltips();
  startPaper();
}
