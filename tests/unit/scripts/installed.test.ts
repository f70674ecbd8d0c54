// The entry of the npm scripts installs the packages of the tools, even if the environment asks npm to leave them out,
// and again if a package is missing.
// @module-tag deep

import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { missingPackages } from "#scripts/installed.mjs";
import { spawnSync } from "#support/programs.ts";

const folder = mkdtempSync(path.join(tmpdir(), "install-"));
const file = (name: string) => path.join(folder, name);

function write(name: string, value: unknown): void {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), typeof value === "string" ? value : JSON.stringify(value));
}

/** Runs a task that needs the tool, as npm would. */
function runTask(env: Readonly<Record<string, string>> = {}) {
  const { stdout, stderr, status } = spawnSync("node", ["scripts/run.mjs", "task"], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { output: stdout + stderr, status };
}

const manifest = {
  name: "project",
  version: "1.0.0",
  type: "module",
  devDependencies: { tool: "file:tool" },
};
const tool = { name: "tool", version: "1.0.0", type: "module", exports: "./index.js" };

beforeAll(() => {
  for (const name of ["run.mjs", "installed.mjs", "orphan.mjs"])
    cpSync(`scripts/${name}`, file(`scripts/${name}`), { recursive: true });
  write("scripts/task.ts", 'import { tool } from "tool"; console.log(tool);');
  write("tool/package.json", tool);
  write("tool/index.js", 'export const tool = "the tool runs";');
  write("package.json", manifest);
  const packages = {
    "": manifest,
    "node_modules/tool": { resolved: "tool", link: true },
    tool: { version: "1.0.0", dev: true },
  };
  write("package-lock.json", { name: "project", version: "1.0.0", lockfileVersion: 3, packages });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("under NODE_ENV=production the tools are installed too", () => {
  const { output, status } = runTask({ NODE_ENV: "production" });
  expect(output).toContain("the tool runs");
  expect(status).toBe(0);
});

test("the second run installs nothing", () => {
  expect(runTask().output).toBe("the tool runs\n");
});

test("a package that was taken away is installed again", () => {
  rmSync(file("node_modules/tool"));
  expect(missingPackages(folder)).toEqual(["node_modules/tool"]);
  const { output } = runTask();
  expect(output).toContain("Installing packages");
  expect(output).toContain("the tool runs");
});

test("without a task the tools are installed, and nothing runs", () => {
  rmSync(file("node_modules"), { recursive: true });
  const { stdout, status } = spawnSync("node", ["scripts/run.mjs"], { cwd: folder, encoding: "utf8" });
  expect(stdout).toContain("Installing packages");
  expect(stdout).not.toContain("the tool runs");
  expect(missingPackages(folder)).toEqual([]);
  expect(status).toBe(0);
});

test("an installation that lacks a package is refused and not marked as done", () => {
  rmSync(file("node_modules"), { recursive: true });
  rmSync(file("tool"), { recursive: true });
  const { output, status } = runTask();
  expect(output).toContain("node_modules/tool");
  expect(status).toBe(1);
  expect(existsSync(file("node_modules/.installed-lock"))).toBe(false);
});

test.each([
  ["for every platform", {}, true],
  ["for this one", { optional: true, os: [process.platform], cpu: [process.arch] }, true],
  ["for another system", { optional: true, os: ["plan9"] }, false],
  ["for another processor", { optional: true, cpu: ["wasm32"] }, false],
  ["for all systems but this one", { optional: true, os: [`!${process.platform}`] }, false],
  ["for a part that is optional itself", { optional: true }, false],
])("a package %s", (_, entry, needed) => {
  write("lock/package-lock.json", { packages: { "": {}, "node_modules/part": entry } });
  expect(missingPackages(file("lock"))).toEqual(needed ? ["node_modules/part"] : []);
});
