// A file whose header calls it pure belongs to a type project without DOM and Workers, so that `npm run check` fails
// when the file uses either.
// @module-tag deep

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { typeProjects } from "#scripts/type-projects.ts";
import { execFileSync } from "#support/programs.ts";

interface Project {
  readonly compilerOptions: { readonly lib?: readonly string[]; readonly types?: readonly string[] };
  readonly files?: readonly string[];
}

function projectAt(config: string): Project {
  return JSON.parse(execFileSync("tsc", ["-p", config, "--showConfig"], { encoding: "utf8" }));
}

/** Whether the project has only the language: no library of the browser, no types of a runtime. */
function isPure({ compilerOptions: { lib, types } }: Project): boolean {
  return lib?.every((name) => /^es\d+$/.test(name)) === true && types?.length === 0;
}

const pureProjects = typeProjects()
  .map((config) => ({ config, project: projectAt(config) }))
  .filter(({ project }) => isPure(project));

const checkedAsPure = new Set(
  pureProjects.flatMap(({ config, project }) =>
    (project.files ?? []).map((file) => path.posix.join(path.posix.dirname(config), file)),
  ),
);

/** The comment above the first line of code. */
function headerOf(source: string): string {
  return /^(?:\s*(?:\/\/.*|\/\*[^]*?\*\/))*/.exec(source)?.[0] ?? "";
}

const files = globSync(["web/src/**/*.{ts,tsx}", "worker/**/*.ts"]).map((file) => file.replaceAll("\\", "/"));
const calledPure = files.filter((file) => /\bpure\b/i.test(headerOf(readFileSync(file, "utf8"))));

test("the page's cores and the contract have a type project of their own", () => {
  expect(pureProjects.map(({ config }) => config)).toEqual(
    expect.arrayContaining(["web/tsconfig.core.json", "worker/contract/tsconfig.json"]),
  );
});

test("every file in a core of the page belongs to one", () => {
  const cores = files.filter((file) => /^web\/src\/(.*\/)?core\//.test(file));
  expect(cores.filter((file) => !checkedAsPure.has(file))).toEqual([]);
});

test("the headers are read", () => {
  expect(headerOf("// One.\n// Pure.\n\nconst impure = 1; // Pure.\n")).toBe("// One.\n// Pure.");
  expect(headerOf("/* Pure.\n * */ const a = 1;")).toBe("/* Pure.\n * */");
  expect(calledPure.length).toBeGreaterThan(10);
});

describe("a file that calls itself pure is checked so", () => {
  test.each(calledPure)("%s", (file) => {
    expect(checkedAsPure.has(file)).toBe(true);
  });
});
