// The crate's fuzz targets, each for the same number of runs from the same seed and the committed inputs. What must hold of
// any text is in logic-rs/tests/support/hold.rs.

import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Ended, runQuietly } from "../shell.ts";
import type { SuiteResult } from "../test-suites.ts";

const runs = 20_000;
const seed = 2026;

const crate = "logic-rs";

export async function testFuzz(): Promise<readonly SuiteResult[]> {
  const suite = "fuzz";
  for (const [command, hint] of [
    [["+nightly", "--version"], "needs a nightly toolchain: rustup toolchain install nightly"],
    [["fuzz", "--version"], "needs cargo-fuzz: cargo install cargo-fuzz --locked"],
  ] as const) {
    const { code } = await runQuietly("cargo", command, { cwd: crate });
    if (code !== 0) return [{ suite, passed: 0, failed: 0, missing: hint }];
  }
  const targets = globSync(`${crate}/fuzz/fuzz_targets/*.rs`).map((file) => path.basename(file, ".rs"));
  let passed = 0;
  for (const target of targets) {
    const { code, output } = await fuzz(target);
    if (code === 0) passed += 1;
    else console.log(output);
    console.log(`${code === 0 ? "✓" : "×"} ${target}`);
  }
  return [{ suite, passed, failed: targets.length - passed, note: `${runs} runs of each target` }];
}

async function fuzz(target: string): Promise<Ended> {
  // Other inputs, such as those that an earlier run found, would make other runs of the same seed.
  const found = mkdtempSync(path.join(tmpdir(), "fuzz-"));
  const committed = path.resolve("tests", "fixtures", "fuzz", target);
  const options = [`-runs=${runs}`, `-seed=${seed}`];
  try {
    const args = ["+nightly", "fuzz", "run", target, found, committed, "--", ...options];
    return await runQuietly("cargo", args, { cwd: crate, yields: true });
  } finally {
    rmSync(found, { recursive: true, force: true });
  }
}
