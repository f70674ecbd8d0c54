// `npm test` itself, with stand-ins for cargo, vitest and the checks' tools: every failure is in the total, which is
// the last line.

import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { copyCheckout } from "#support/server/checkout.ts";

const checkout = copyCheckout();
afterAll(checkout.remove);

const bin = checkout.file("bin");

function program(name: string, script: string): void {
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(bin, name), 0o755);
}

const cargoPasses = 'echo "test result: ok. 3 passed; 0 failed; 0 ignored"';

function vitest(report: object | null, code: number): void {
  const write =
    report === null ? "" : `mkdir -p "$(dirname "$file")"; echo '${JSON.stringify(report)}' > "$file"`;
  const find = 'for arg; do case "$arg" in --outputFile.json=*) file="${arg#*=}";; esac; done';
  program("vitest", `${find}\n${write}\nexit ${code}`);
}

const report = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [{ name: checkout.file("tests/logic/slow.test.ts"), startTime: 0, endTime: 12_000 }],
});

beforeEach(() => {
  rmSync(bin, { recursive: true, force: true });
  for (const tool of ["oxfmt", "oxlint", "tsc"]) program(tool, "");
  program("cargo", cargoPasses);
  vitest(report(5, 0), 0);
});

function run(...args: readonly string[]) {
  const { stdout, status } = spawnSync(process.execPath, ["scripts/test.ts", "--quick", ...args], {
    cwd: checkout.folder,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env["PATH"] ?? ""}`, CI: "true" },
    encoding: "utf8",
  });
  return { stdout, status, last: stdout.trimEnd().split("\n").at(-1) };
}

// The programs are scripts of a POSIX shell.
describe.skipIf(process.platform === "win32")("npm test", () => {
  test("ends with the total of all suites, after what they cost", () => {
    const { stdout, status, last } = run();
    expect(last).toBe("8 passed, 0 failed");
    expect(stdout).toMatch(/^CPU seconds: Rust \d+, TypeScript \d+$/m);
    expect(stdout).toContain("   12  tests/logic/slow.test.ts");
    expect(status).toBe(0);
  });

  test.each<readonly [what: string, breaks: () => void, last: string]>([
    [
      "a test of the crate",
      () =>
        program(
          "cargo",
          '[ $1 = --version ] || { echo "test result: FAILED. 1 passed; 2 failed; 0 ignored"; exit 101; }',
        ),
      "6 passed, 2 failed",
    ],
    ["a build of the crate", () => program("cargo", "[ $1 = --version ] || exit 101"), "5 passed, 1 failed"],
    ["a missing cargo", () => program("cargo", "exit 127"), "5 passed, 1 failed"],
    ["a test in TypeScript", () => vitest(report(4, 1), 1), "7 passed, 1 failed"],
    ["an error outside a test", () => vitest(report(5, 0), 1), "8 passed, 1 failed"],
    ["a run without a report", () => vitest(null, 0), "3 passed, 1 failed"],
  ])("fails with %s", (_, breaks, expected) => {
    breaks();
    const { status, last } = run();
    expect([last, status]).toEqual([expected, 1]);
  });

  test("with the checks runs them too, and fails with each that fails", () => {
    const whole = run("--checks");
    const [, passed] = /^checks: (\d+) passed, 0 failed$/m.exec(whole.stdout) ?? [];
    expect(Number(passed)).toBeGreaterThan(10);
    expect([whole.last, whole.status]).toEqual([`${8 + Number(passed)} passed, 0 failed`, 0]);

    program("oxlint", "echo a fault; exit 1");
    program("cargo", `[ $1 != clippy ] || exit 1\n${cargoPasses}`);
    const { stdout, status, last } = run("--checks");
    expect(stdout).toMatch(/^checks: .* 3 failed \(failed: (?=.*lint)(?=.*clippy --lib).*\)$/m);
    expect(stdout).toContain("a fault");
    expect([last, status]).toEqual([`${8 + Number(passed) - 3} passed, 3 failed`, 1]);
  });
});
