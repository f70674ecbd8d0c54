// The memory of the truth table's page with 65,536 rows and 4 functions, and the frames of a drawing with 1,000 parts, held
// to limits. `npm run bench -- table simulator` prints the same figures.

import { chromiumHint } from "../chromium.ts";
import { measureFrames } from "../bench/simulator/frames.ts";
import { measureTable } from "../bench/table.ts";
import type { SuiteResult } from "../test-suites.ts";

/** The page draws only the rows in sight, so that its memory hardly depends on how far it was scrolled. */
const memoryMbMax = 30;
const grownMbMax = 5;

/** Of a drawing that is panned, and of one with a part that is dragged. */
const scriptMsMax = 8;
const framesPerSecondMin = 24;
const limited = /^(pan|drag), 1000 parts at 100 %, chosen$/;

export async function testMemory(): Promise<readonly SuiteResult[]> {
  const table = await measureTable();
  const frames = table && (await measureFrames());
  if (!frames) return [{ suite: "memory", passed: 0, failed: 0, missing: chromiumHint }];
  const grownMb = table.memoryAfterScrollingMb - table.memoryMb;
  const limits: (readonly [limit: string, isKept: boolean])[] = [
    [`the table's page takes at most ${memoryMbMax} MB`, table.memoryMb <= memoryMbMax],
    [`scrolling adds at most ${grownMbMax} MB`, grownMb <= grownMbMax],
    ["a drawing at rest asks for no frame", frames.askedAtRest.every((asked) => asked === 0)],
  ];
  for (const { name, scriptMs, framesPerSecond } of frames.drawings.filter((each) => limited.test(each.name)))
    limits.push(
      [`${name}: at most ${scriptMsMax} ms of script a frame`, scriptMs <= scriptMsMax],
      [`${name}: at least ${framesPerSecondMin} frames a second`, framesPerSecond >= framesPerSecondMin],
    );
  for (const [limit, isKept] of limits) console.log(`${isKept ? "✓" : "×"} ${limit}`);
  const passed = limits.filter(([, isKept]) => isKept).length;
  return [{ suite: "memory", passed, failed: limits.length - passed }];
}
