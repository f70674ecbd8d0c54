// The parts that the build has drawn for the early answer; the build writes them into the script.

import type { DrawnAnswer } from "../core/drawing.ts";

declare const drawnByBuild: DrawnAnswer;

export const drawnAnswer = drawnByBuild;
