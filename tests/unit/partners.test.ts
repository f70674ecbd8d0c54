// Each unit test lies at the path of the file or folder that it tests: `tests/unit/a/b.test.ts` tests `a/b.ts`, and
// `tests/unit/a/b.subject.test.ts` one subject of it.

import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const endings = ["", ".ts", ".tsx", ".js", ".mjs", ".webmanifest"];

function partnerOf(file: string): string {
  const [stem = ""] = path.basename(file).split(".");
  return path.join(path.dirname(file), stem);
}

test("each unit test has the file or folder that it tests", () => {
  const files = globSync("*/**/*.test.ts", { cwd: "tests/unit" });
  expect(files).not.toEqual([]);
  const alone = files.filter((file) => !endings.some((ending) => existsSync(partnerOf(file) + ending)));
  expect(alone).toEqual([]);
});
