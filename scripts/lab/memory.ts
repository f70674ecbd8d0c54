// The memory of the truth table's page with 65,536 rows and 4 functions, and the frames of a drawing with 1,000 parts, held
// to limits. Meant for a machine that does nothing else; `npm run bench` prints the same figures.

import { chromiumHint } from "../chromium.ts";
import { measureFrames } from "../bench/simulator/frames.ts";
import { measureTable } from "../bench/table.ts";
import type { SuiteResult } from "../test-suites.ts";

/** The page draws only the rows in sight, so that its memory hardly depends on how far it was scrolled. */
const memoryMbMax = 60;
const grownMbMax = 5;

/** Of a drawing that is panned, and of one with a part that is dragged. */
const scriptMsMax = 8;
const framesPerSecondMin = 24;
const limited = /^(pan|drag), 1000 parts at 100 %, chosen$/;

export async function testMemory(): Promise<readonly SuiteResult[]> {
  const table = await measureTable();
  const frames = await measureFrames();
  if (!table || !frames) return [{ suite: "memory", passed: 0, failed: 0, missing: chromiumHint }];
  const limits: readonly (readonly [limit: string, isKept: boolean])[] = [
    [`the table's page takes at most ${memoryMbMax} MB`, table.memoryMb <= memoryMbMax],
    [`scrolling adds at most ${grownMbMax} MB`, table.memoryAfterScrollingMb - table.memoryMb <= grownMbMax],
    ...frames
      .filter(({ name }) => limited.test(name))
      .map(
        ({ name, scriptMs, framesPerSecond }) =>
          [
            `${name}: at most ${scriptMsMax} ms of script, at least ${framesPerSecondMin} frames a second`,
            scriptMs <= scriptMsMax && framesPerSecond >= framesPerSecondMin,
          ] as const,
      ),
  ];
  for (const [limit, isKept] of limits) console.log(`${isKept ? "✓" : "×"} ${limit}`);
  const passed = limits.filter(([, isKept]) => isKept).length;
  return [{ suite: "memory", passed, failed: limits.length - passed }];
}
