// What the lines make, by the crate's example `heavy`.

import { spawnSync } from "node:child_process";
import { isInstalled, runOrExit } from "../../shell.ts";
import type { Line } from "./lines.ts";

/** The rows of a function, the columns of a table or texts; the other parts are empty. Rows are ascending. */
export interface Input {
  /** See the first line of the file. */
  readonly check: string;
  /** The rows in which a function must be 1. */
  readonly ones: readonly number[];
  readonly dontCares: readonly number[];
  /** For each output of a table the rows in which it is 1. */
  readonly columns: readonly (readonly number[])[];
  readonly texts: readonly string[];
}

export const nothing: Input = { check: "", ones: [], dontCares: [], columns: [], texts: [] };

/** Builds the example. Without Rust it says that nothing can be measured, and returns false. */
export function canMakeInputs(): boolean {
  if (!isInstalled("cargo")) {
    console.log("not measured; install Rust with rustup");
    return false;
  }
  runOrExit("cargo", ["build", "--release", "--quiet", "--example", "heavy"], { cwd: "logic-rs" });
  return true;
}

/** Needs `canMakeInputs` before it. */
export function inputOf(line: Line): Input {
  const { stdout, stderr, status } = spawnSync("logic-rs/target/release/examples/heavy", {
    input: JSON.stringify(line),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${line.name} could not be made: ${stderr}`);
  return { ...nothing, ...(JSON.parse(stdout) as Partial<Input>) };
}
