// `npm test` itself, with stand-ins for cargo, vitest and the checks' tools, and without Chromium: every failure is in the
// total, which is the last line.
// @module-tag deep

import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { spawnSync } from "#support/programs.ts";
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
    report === null ? "" : `mkdir -p "$(dirname "$file")"; printf %s '${JSON.stringify(report)}' > "$file"`;
  const find = 'for arg; do case "$arg" in --outputFile.json=*) file="${arg#*=}";; esac; done';
  program("vitest", `${find}\n${write}\nexit ${code}`);
}

const report = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [
    {
      name: checkout.file("tests/logic/slow.test.ts"),
      assertionResults: [
        {
          status: "passed",
          ancestorTitles: ["the search"],
          title: "all functions of five variables",
          duration: 12_000,
        },
        ...(failed === 0
          ? []
          : [
              {
                status: "failed",
                ancestorTitles: ["the search"],
                title: "ends",
                failureMessages: ["Error: it did not\n    at slow.test.ts:1:1"],
              },
            ]),
      ],
    },
  ],
});

beforeEach(() => {
  rmSync(bin, { recursive: true, force: true });
  for (const tool of ["oxfmt", "oxlint", "knip", "tsc"]) program(tool, "");
  program("cargo", cargoPasses);
  vitest(report(5, 0), 0);
});

function run(args: readonly string[] = ["--all"], env: Readonly<Record<string, string>> = {}) {
  const given = {
    PATH: `${bin}${path.delimiter}${process.env["PATH"] ?? ""}`,
    CHROMIUM_PATH: "none",
    CI: "",
  };
  const { stdout, status } = spawnSync(process.execPath, ["scripts/test.ts", ...args], {
    cwd: checkout.folder,
    env: { ...process.env, ...given, ...env },
    encoding: "utf8",
  });
  return { stdout, status, last: stdout.trimEnd().split("\n").at(-1) };
}

// The programs are scripts of a POSIX shell.
describe.skipIf(process.platform === "win32")("npm run test:all", () => {
  test("ends with the total of all suites, after what they cost", () => {
    const { stdout, status, last } = run();
    expect(last).toBe("8 passed, 0 failed");
    expect(stdout).toMatch(/^CPU seconds: Rust \d+, TypeScript \d+$/m);
    expect(stdout).toContain(
      "  12.0  tests/logic/slow.test.ts: the search > all functions of five variables",
    );
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
    ["a test in TypeScript", () => vitest(report(4, 1), 1), "7 passed, 1 failed"],
    ["an error outside a test", () => vitest(report(5, 0), 1), "8 passed, 1 failed"],
    ["a run without a report", () => vitest(null, 0), "3 passed, 1 failed"],
  ])("fails with %s", (_, breaks, expected) => {
    breaks();
    const { status, last } = run();
    expect([last, status]).toEqual([expected, 1]);
  });

  test("names each test that failed, and its error, before the total", () => {
    vitest(report(4, 1), 1);
    expect(run().stdout.trimEnd().split("\n").slice(-2)).toEqual([
      "FAILED tests/logic/slow.test.ts: the search > ends: Error: it did not",
      "7 passed, 1 failed",
    ]);
  });

  test.each([
    ["cargo", () => program("cargo", "exit 127"), /^Rust: did not run; install Rust/m, "5 passed, 0 failed"],
    ["Chromium", () => {}, /^browser: did not run; install Chromium/m, "8 passed, 0 failed"],
  ])("without %s says so, and fails in CI", (_, breaks, line, last) => {
    breaks();
    expect(run()).toMatchObject({ last, status: 0, stdout: expect.stringMatching(line) });
    // Chromium is missing in each of these runs.
    const missing = line.source.includes("Rust") ? 2 : 1;
    expect(run(["--all"], { CI: "true" })).toMatchObject({
      last: last.replace("0 failed", `${missing} failed`),
      status: 1,
    });
  });

  test("with the checks runs them too, and fails with each that fails", () => {
    const whole = run(["--all", "--checks"]);
    const [, passed] = /^checks: (\d+) passed, 0 failed$/m.exec(whole.stdout) ?? [];
    expect(Number(passed)).toBeGreaterThan(10);
    expect([whole.last, whole.status]).toEqual([`${8 + Number(passed)} passed, 0 failed`, 0]);

    program("oxlint", "echo a fault; exit 1");
    program("cargo", `[ $1 != clippy ] || exit 1\n${cargoPasses}`);
    const { stdout, status, last } = run(["--all", "--checks"]);
    expect(stdout).toMatch(/^checks: .* 3 failed \(failed: (?=.*lint)(?=.*clippy --lib).*\)$/m);
    expect(stdout).toContain("a fault");
    expect([last, status]).toEqual([`${8 + Number(passed) - 3} passed, 3 failed`, 1]);
  });
});

describe.skipIf(process.platform === "win32")("npm test", () => {
  const told = (name: string) => program(name, `echo "${name} $*" "depth=$TEST_DEPTH" >> told`);
  const toldOf = () => readFileSync(checkout.file("told"), "utf8");
  beforeEach(() => rmSync(checkout.file("told"), { force: true }));

  test("runs the daily tests alone, and needs no Rust where its WASM is of these sources", () => {
    program("cargo", "exit 127");
    const { stdout, last } = run([]);
    expect(stdout).toMatch(/^Left out: the crate's own tests/m);
    expect(last).toBe("5 passed, 0 failed");
    told("vitest");
    run([]);
    expect(toldOf()).toMatch(/^vitest run --tags-filter=!deep .* depth=daily$/m);
  });

  test("runs all of them at full depth with --all", () => {
    told("vitest");
    run(["--all"]);
    expect(toldOf()).toMatch(/^vitest run (?!.*--tags-filter).* depth=deep$/m);
  });
});
