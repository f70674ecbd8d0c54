// The parts that every screen has but does not wait for: tooltips, and the head of a printed page.

import { startTooltips } from "#components/tooltips.ts";
import { startPaper } from "./paper/paper.ts";

export function startLater(): void {
  startTooltips();
  startPaper();
}
