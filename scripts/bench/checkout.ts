// A checkout of the last commit, in which a benchmark may change files.

import { execFileSync } from "node:child_process";
import { existsSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** In place of an earlier checkout, with the packages of this one. */
export function checkOut(folder: string): void {
  if (existsSync(folder)) removeCheckout(folder);
  rmSync(folder, { recursive: true, force: true });
  execFileSync("git", ["worktree", "add", "--detach", "--quiet", folder, "HEAD"]);
  symlinkSync(realpathSync("node_modules"), path.join(folder, "node_modules"), "junction");
}

export function removeCheckout(folder: string): void {
  execFileSync("git", ["worktree", "remove", "--force", folder]);
}
