// A program that is killed cannot end what it started, so what it started watches for that itself. npm's entry
// (run.mjs) watches npm and the server (stack.ts) watches npm's entry: either of the two can be the one that is killed.
// Node built-ins only, for Node 18.

import { existsSync, readFileSync } from "node:fs";

const intervalMs = 500;

/**
 * Calls `end` as often as it finds that the process which started this one is gone, or the one above that.
 *
 * @param {() => void} end
 */
export function whenOrphaned(end) {
  const started = ancestors();
  setInterval(() => {
    if (ancestors() !== started) end();
  }, intervalMs).unref();
}

/** The parent and, where it can be read, its parent: npm may put a shell in between. */
function ancestors() {
  const stat = `/proc/${process.ppid}/stat`;
  // The fields after the program's name in brackets are its state and its parent.
  const grandparent = existsSync(stat) ? readFileSync(stat, "utf8").split(") ").at(-1)?.split(" ")[1] : "";
  return `${process.ppid} ${grandparent}`;
}
