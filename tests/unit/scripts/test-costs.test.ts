// The report of `npm test` about its costs.
// @module-tag deep

import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { chromiumNote } from "#scripts/chromium.ts";
import { runQuietly } from "#scripts/shell.ts";
import { costLines, machineCpuS } from "#scripts/test-costs.ts";

const folder = mkdtempSync(path.join(tmpdir(), "costs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Uses the processor until the program has had so many CPU seconds. */
const busy = (seconds: number) => `
  for (let used = 0; used < ${seconds * 1e6}; ) {
    for (let at = 0; at < 1e7; at += 1);
    const { user, system } = process.cpuUsage();
    used = user + system;
  }`;

describe("the CPU seconds of a program", () => {
  test("are its own and those of the programs whose end it waits for", async () => {
    const inner = `require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(busy(0.6))}]);`;
    const script = `${inner}${busy(0.5)}\n  console.log("done")`;
    const before = machineCpuS();
    const ended = await runQuietly(process.execPath, ["-e", script], { countsCpu: true });
    const ofMachine = machineCpuS() - before;
    expect(ended).toMatchObject({ code: 0, output: "done\n" });
    expect(ended.cpuS).toBeGreaterThan(1);
    expect(ended.cpuS).toBeLessThan(3);
    // The machine counts in hundredths.
    expect(ofMachine).toBeGreaterThan((ended.cpuS ?? 0) - 0.2);
  });

  test("come with the program's code, arguments and output, whatever is in them", async () => {
    const script = 'console.error(process.argv[1]); console.log("0m9.00s 0m9.00s"); process.exit(7)';
    const { code, output, cpuS } = await runQuietly(process.execPath, ["-e", script, `a "b" $c 'd'`], {
      countsCpu: true,
    });
    expect(code).toBe(7);
    expect(output.split("\n").toSorted()).toEqual(["", "0m9.00s 0m9.00s", `a "b" $c 'd'`]);
    expect(cpuS).toBeLessThan(5);
  });

  test("are counted only where that is wanted", async () => {
    expect(await runQuietly(process.execPath, ["-e", ""])).toEqual({ code: 0, output: "" });
  });
});

describe("the lines", () => {
  test("name the thirty tests that took longest", () => {
    const tests = Array.from({ length: 40 }, (_, at) => ({
      file: `tests/${at}.test.ts`,
      name: "is so",
      isPassed: true,
      wallS: at / 4,
    }));
    const named = costLines([], tests).filter((line) => line.startsWith(" "));
    expect(named).toHaveLength(30);
    expect(named[0]).toBe("   9.8  tests/39.test.ts: is so");
    expect(named.at(-1)).toBe("   2.5  tests/10.test.ts: is so");
  });

  test("say of which suite the CPU seconds are, and where others are among them", () => {
    const [line] = costLines(
      [
        { suite: "Rust", cpuS: 205.4 },
        { suite: "browser", cpuS: 2310, isOfMachine: true },
      ],
      [],
    );
    expect(line).toBe("CPU seconds: Rust 205, browser 2310 (all that this machine did meanwhile)");
  });

  test("are none where nothing was counted", () => {
    expect(costLines([], [])).toEqual([]);
  });
});

describe("the browser is named", () => {
  const program = (name: string) => {
    const made = path.join(folder, name);
    writeFileSync(made, "#!/bin/sh\n");
    chmodSync(made, 0o755);
    return made;
  };

  test.each(["chromium-headless-shell", "headless_shell"])("%s as the headless shell", (name) => {
    expect(chromiumNote(program(name))).toContain("the headless shell");
  });

  test("as the headless shell by a link that is called otherwise", () => {
    symlinkSync(program("chrome-headless-shell"), path.join(folder, "browser"));
    expect(chromiumNote(path.join(folder, "browser"))).toContain("the headless shell");
  });

  test("as whole Chromium, with what that costs", () => {
    expect(chromiumNote(program("chromium"))).toMatch(
      /chromium, whole Chromium, no headless shell: about three times as much$/,
    );
  });
});
