// The browser suite as the test commands run it: the browser projects of vitest.config.ts side by side, each in a process
// and a stack of its own.

import { chromiumHint, chromiumNote, prepareChromium } from "./chromium.ts";
import { ensureLocalBuild } from "./page-build.ts";
import { machineCpuS } from "./test-costs.ts";
import { type Alone, type ProjectRun, racedTests } from "./second-tries.ts";
import { type SuiteResult, vitestSuite } from "./test-suites.ts";
import { dailyFiles, type Tier } from "./tiers.ts";

const projects = ["browser-screens", "browser-shell", "browser-served"] as const;

/** Runs the suite of a tier, or its files and folders that are named, relative to the top of the repository. */
export async function browserSuite(
  tier: Tier,
  { named = [], args = [] }: { readonly named?: readonly string[]; readonly args?: readonly string[] } = {},
): Promise<SuiteResult> {
  if (!(await prepareChromium())) return { suite: "browser", passed: 0, failed: 0, missing: chromiumHint };
  // Each project would build it.
  await ensureLocalBuild();
  const cpuBefore = machineCpuS();
  const files =
    named.length === 0 && tier === "daily" ? ["screens", "shell", "served", "start"].flatMap(daily) : named;
  const runs = await Promise.all(
    projects.map(async (project, at): Promise<ProjectRun> => {
      // The files that are named may all be in one project; two at a time then keep the cores busy. Those that change the
      // stack's database are in browser-served.
      const isParallel = named.length > 0 && project !== "browser-served";
      const parallel = isParallel ? ["--fileParallelism", "--maxWorkers=2"] : [];
      const run = await vitestSuite(project, [`--project=${project}`, ...parallel, ...args, ...files], {
        tier,
        isQuiet: at > 0,
        mayBeEmpty: files.length > 0,
      });
      return { ...run, project };
    }),
  );
  const tryAlone = async ({ file, project, pattern }: Alone) => {
    const again = await vitestSuite(project, [`--project=${project}`, file, `--testNamePattern=${pattern}`]);
    return again.failed === 0;
  };
  const raced = tier === "all" && args.length === 0 ? await racedTests(runs, tryAlone) : [];
  return {
    suite: "browser",
    passed: raced.length + runs.reduce((total, { passed }) => total + passed, 0),
    failed: runs.reduce((total, { failed }) => total + failed, 0) - raced.length,
    note: [chromiumNote(), ...raced.map(({ file, name }) => `raced: ${file}: ${name}`)].join("; "),
    // No program waits for the end of Chromium's own.
    cpu: { cpuS: machineCpuS() - cpuBefore, isOfMachine: true },
    tests: runs.flatMap(({ tests }) => tests ?? []),
  };
}

const daily = (folder: string) => dailyFiles(`tests/${folder}`);
