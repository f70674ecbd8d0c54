// Tells a process that its parent is gone: a killed program cannot end the processes that it started. npm's entry
// (run.mjs) watches npm, and the server (stack.ts) watches npm's entry, because either may be killed. Node built-ins
// only, for Node 18.

import { existsSync, readFileSync } from "node:fs";

const intervalMs = 500;

/**
 * Calls `end`, possibly more than once, when the parent of this process or the parent above it is gone.
 *
 * @param {() => void} end
 */
export function whenOrphaned(end) {
  const started = ancestors();
  setInterval(() => {
    if (ancestors() !== started) end();
  }, intervalMs).unref();
}

/** The parent and, if the system shows it, the parent's parent: npm may put a shell in between. */
function ancestors() {
  const stat = `/proc/${process.ppid}/stat`;
  // The fields after the program's name in brackets are its state and its parent.
  const grandparent = existsSync(stat) ? readFileSync(stat, "utf8").split(") ").at(-1)?.split(" ")[1] : "";
  return `${process.ppid} ${grandparent}`;
}
