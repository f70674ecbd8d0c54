// The browser suite as the test commands run it: the browser projects of vitest.config.ts side by side, each in a process
// and a stack of its own.

import { chromiumHint, chromiumNote, prepareChromium } from "./chromium.ts";
import { ensureLocalBuild } from "./page-build.ts";
import { machineCpuS } from "./test-costs.ts";
import { type SuiteResult, vitestSuite } from "./test-suites.ts";

const projects = ["browser-screens", "browser-shell", "browser-served"] as const;

/** Runs the whole suite, or its files and folders that are named, relative to the top of the repository. */
export async function browserSuite(named: readonly string[] = []): Promise<SuiteResult> {
  if (!(await prepareChromium())) return { suite: "browser", passed: 0, failed: 0, missing: chromiumHint };
  // Each project would build it.
  await ensureLocalBuild();
  const cpuBefore = machineCpuS();
  const runs = await Promise.all(
    projects.map((project, at) => {
      // The files that are named may all be in one project; two at a time then keep the cores busy. Those that change the
      // stack's database are in browser-served.
      const isParallel = named.length > 0 && project !== "browser-served";
      const parallel = isParallel ? ["--fileParallelism", "--maxWorkers=2"] : [];
      return vitestSuite(project, [`--project=${project}`, ...parallel, ...named], {
        isQuiet: at > 0,
        mayBeEmpty: named.length > 0,
      });
    }),
  );
  return {
    suite: "browser",
    passed: runs.reduce((total, { passed }) => total + passed, 0),
    failed: runs.reduce((total, { failed }) => total + failed, 0),
    note: chromiumNote(),
    // No program waits for the end of Chromium's own.
    cpu: { cpuS: machineCpuS() - cpuBefore, isOfMachine: true },
    files: runs.flatMap(({ files }) => files ?? []),
  };
}
