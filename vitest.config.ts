// The tests. Projects say how a folder's tests run; tags say in which tier. A test without a tag is daily (`npm test`), and
// `npm run test:all` runs the deep ones too. A tag stands on a test or a describe, or in the first comment of a file as
// `@module-tag deep`.

import { defineConfig } from "vitest/config";
import { lessonText } from "./web/build/lesson-text.ts";
import type { Costs } from "./tests/support/costs.ts";

/** The most that a daily test may spend; what stays above costs is deep. `tests/support/costs-setup.ts` counts. */
const dailyCostsMax: Costs = {
  pages: 1,
  contexts: 2,
  browsers: 0,
  programs: 0,
  servers: 0,
  builds: 0,
  runs: 2_000,
  calls: 5_000,
};

// Long enough for the slowest test on a machine that does much else: only what hangs ends by it. vitest's own are 5 s for
// a test and 10 s for a hook.
const node = {
  environment: "node",
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // In KB. The tests' own checkers follow brackets 1,000 deep. Before they are compiled, that takes more than node's 984.
  execArgv: ["--stack-size=2000"],
  // The files of a process share their modules, because a test file leaves nothing in them. Loading them again for each
  // file would take a quarter of the time.
  isolate: false,
  setupFiles: ["tests/support/costs-setup.ts"],
  provide: { dailyCostsMax },
};

/** A project of the TypeScript suite has the name of its folder. */
const suite = (name: string) => ({
  plugins: [lessonText()],
  test: { ...node, name, include: [`tests/${name}/**/*.test.ts`] },
});

const browser = {
  ...node,
  globalSetup: "tests/support/browser/global-setup.ts",
  // A condition that holds ends the wait at once; only a failure takes as long as this. vitest's own second is
  // too short for a machine that does other things too; playwright waits 30 s by default.
  expect: { poll: { timeout: 15_000 } },
  fileParallelism: false,
} as const;

/** Accounts and purchases change the stack's database, so that no two files of these folders may run at a time. */
const ofUsers = ["tests/screens/account/**/*.test.ts", "tests/screens/upgrade/**/*.test.ts"];
const ofLessons = ["tests/screens/learn/**/*.test.ts"];
/** Screens that are tested beside the servers, whose tests take less time than those of the other screens. */
const besideServers = ["tests/screens/home/**/*.test.ts", "tests/screens/number-systems/**/*.test.ts"];

export default defineConfig({
  test: {
    tags: [
      { name: "deep", description: "Runs in npm run test:all and npm run test:changed, not in npm test." },
    ],
    // `npm test` runs the projects whose names begin with "browser" after the others, side by side. Each has a stack of its
    // own and runs a file at a time; the folders are divided so that the three take about as long.
    projects: [
      ...["logic", "steps", "contract", "identity", "payment", "unit", "worker"].map(suite),
      {
        test: {
          ...browser,
          name: "browser-screens",
          include: ["tests/screens/**/*.test.ts", "tests/start/**/*.test.ts"],
          exclude: [...ofUsers, ...ofLessons, ...besideServers],
        },
      },
      {
        test: {
          ...browser,
          name: "browser-shell",
          include: ["tests/shell/**/*.test.ts", "tests/support/**/*.test.ts", ...ofLessons],
        },
      },
      {
        test: {
          ...browser,
          name: "browser-served",
          include: ["tests/served/**/*.test.ts", ...ofUsers, ...besideServers],
        },
      },
    ],
  },
});
