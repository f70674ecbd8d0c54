// Derivations of whole families of functions, each verified by the checker: failures, refusals and counts of steps.

import { isInstalled, runOrExit } from "../shell.ts";

/** Tries at most `size` inputs of each family; all of them without `size`. */
export function measureDerivations(size?: number): void {
  if (!isInstalled("cargo")) {
    console.log("not measured; install Rust with rustup");
    return;
  }
  const argument = size === undefined ? [] : ["--", String(size)];
  const example = ["run", "--release", "--quiet", "--features", "premium", "--example", "derivations"];
  runOrExit("cargo", [...example, ...argument], { cwd: "logic-rs" });
}
