// Breaks the product on purpose, one place at a time, and runs `npm run test:changed` of that change: each break that
// changes what the product does should make a test fail. The work is done in a checkout of the last commit below .wrangler.

import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drawBreaks, type Break } from "./breaks/draw.ts";
import { applied, editsIn } from "./breaks/edits.ts";
import { checkOut } from "./checkout.ts";

const folder = path.resolve(".wrangler", "breaks");
const sources = ["web/src/**/*.{ts,tsx}", "web/service-worker/**/*.ts", "worker/{src,contract}/**/*.ts"];
/** Texts, and what is made from the crate. */
const left = /\.d\.ts$|\/messages\/|\/generated\//;
/** A test that never ends counts as a failure. */
const timeoutMs = 15 * 60_000;

/**
 * Breaks files below the folders, or of the whole product if none is named. `first` goes on where an earlier run with the
 * same sources and seed ended.
 */
export function measureBreaks(folders: readonly string[], count = 100, seed = 1, first = 1): void {
  const files = globSync(sources)
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !left.test(name))
    .filter((name) => folders.length === 0 || folders.some((below) => name.startsWith(below)))
    .toSorted()
    .map((name) => ({ name, edits: editsIn(name, readFileSync(name, "utf8")) }));
  const breaks = drawBreaks(files, count, seed);
  console.log(
    `${breaks.length} of ${files.reduce((total, { edits }) => total + edits.length, 0)} places, seed ${seed}`,
  );
  checkOut(folder);
  const survivors: Break[] = [];
  for (const [index, one] of breaks.entries()) {
    if (index + 1 < first) continue;
    const isCaught = failsWith(one);
    if (!isCaught) survivors.push(one);
    console.log(`${index + 1}. ${isCaught ? "caught  " : "SURVIVED"} ${describe(one)}`);
  }
  execFileSync("git", ["worktree", "remove", "--force", folder]);
  const tried = Math.max(0, breaks.length - first + 1);
  console.log(`\n${tried - survivors.length} of ${tried} were caught. Those that were not:`);
  for (const one of survivors) console.log(describe(one));
}

/** Whether a test fails when the file is broken so. */
function failsWith(one: Break): boolean {
  const file = path.join(folder, one.name);
  const whole = readFileSync(file, "utf8");
  writeFileSync(file, applied(whole, one));
  const { status } = spawnSync(process.execPath, ["scripts/test-changed.ts", "--bail"], {
    cwd: folder,
    stdio: "ignore",
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  writeFileSync(file, whole);
  return status !== 0;
}

function describe({ name, start, end, replacement }: Break): string {
  const text = readFileSync(name, "utf8");
  const line = text.slice(0, start).split("\n").length;
  const short = (part: string) => part.replaceAll(/\s+/g, " ").slice(0, 60);
  return `${name}:${line} ${short(text.slice(start, end))} → ${short(replacement)}`;
}
