// What the build has drawn for the early answer; the build writes it into the script.

import type { DrawnAnswer } from "../core/drawing.ts";

declare const drawnByBuild: DrawnAnswer;

export const drawnAnswer = drawnByBuild;
