// Formatter, linters, the search for unused code, type checks and clippy. The checks of the crate run at the same time as
// the others, because most of both use only one core.

import { existsSync } from "node:fs";
import { isInstalled, runQuietly, type RunOptions } from "./shell.ts";
import { typeProjects } from "./type-projects.ts";

interface Check {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
}

const checks: readonly Check[] = [
  { name: "format", program: "oxfmt", args: ["--check"] },
  { name: "lint", program: "oxlint", args: ["--deny-warnings"] },
  { name: "unused", program: "knip", args: ["--no-progress", "--treat-config-hints-as-errors"] },
  ...typeProjects().map((project) => ({ name: `types ${project}`, program: "tsc", args: ["-p", project] })),
];

const rustChecks: readonly Check[] = [
  { name: "rustfmt", program: "cargo", args: ["fmt", "--check"], cwd: "logic-rs" },
  // The feature only adds tests and examples, so those are checked with it alone.
  ...[["--lib"], ["--all-targets", "--features", "premium,networks"]].map((targets) => ({
    name: ["clippy", ...targets].join(" "),
    program: "cargo",
    args: ["clippy", "--quiet", ...targets, "--", "-D", "warnings"],
    cwd: "logic-rs",
  })),
];

export interface CheckResults {
  readonly passed: number;
  /** The names of those that failed. */
  readonly failed: readonly string[];
  /** Why those of the crate did not run; absent when they ran. */
  readonly missing?: string;
}

/** Runs all checks; `say` is given the name and the output of each. */
export async function runChecks(
  say: (text: string) => void,
  options: Pick<RunOptions, "yields"> = {},
): Promise<CheckResults> {
  const withRust = isInstalled("cargo") && existsSync("logic-rs/Cargo.toml");
  let passed = 0;
  const failed: string[] = [];

  async function inTurn(list: readonly Check[]): Promise<void> {
    for (const { name, program, args, cwd } of list) {
      const { code, output } = await runQuietly(program, args, {
        ...options,
        ...(cwd !== undefined && { cwd }),
      });
      say(`· ${name}\n${output}`);
      if (code === 0) passed += 1;
      else failed.push(name);
    }
  }

  await Promise.all([inTurn(checks), inTurn(withRust ? rustChecks : [])]);
  const missing = "Rust is not installed, so rustfmt and clippy did not run; rustup installs it.";
  return { passed, failed, ...(!withRust && { missing }) };
}
