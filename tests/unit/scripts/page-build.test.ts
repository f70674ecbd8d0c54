// A build whose folder is deleted while it is made is no build.
// @module-tag deep

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { spawnSync } from "#support/programs.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "build-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds into `place` in a process of its own, by a builder that is given as its code. */
function build(place: string, builder: string) {
  const script = `
    import { mkdirSync, rmSync, writeFileSync } from "node:fs";
    import { buildInPlace } from "./scripts/page-build.ts";
    await buildInPlace({ mode: "production", folder: ${JSON.stringify(place)} }, async (mode, fresh) => { ${builder} });
    process.exit(0);`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
}

const written = `writeFileSync(fresh + "/index.html", "");`;

test("a whole one is put in place", () => {
  const place = path.join(folder, "dist");
  expect(build(place, written)).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(path.join(place, "stamp.json"))).toBe(true);
});

test("one whose folder is deleted and comes back with later files is not", () => {
  const place = path.join(folder, "around", "dist");
  const { status, stderr } = build(
    place,
    `rmSync(fresh + "/..", { recursive: true }); mkdirSync(fresh, { recursive: true }); ${written}`,
  );
  expect(stderr.trim()).toMatch(/dist-new-\d+ was deleted while it was built; start again\.$/);
  expect(status).toBe(1);
  expect(existsSync(place)).toBe(false);
});
