// `npm run check`: runs formatter, linters, type checks and clippy, and names those that failed. Those of the crate run
// beside the others, because most of either use one core.

import { existsSync } from "node:fs";
import { isInstalled, runQuietly } from "./shell.ts";
import { typeProjects } from "./type-projects.ts";

interface Check {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
}

const checks: readonly Check[] = [
  { name: "format", program: "prettier", args: ["--check", "--log-level", "warn", "."] },
  { name: "lint", program: "oxlint", args: ["--deny-warnings"] },
  ...typeProjects().map((project) => ({ name: `types ${project}`, program: "tsc", args: ["-p", project] })),
];

const rustChecks: readonly Check[] = [
  { name: "rustfmt", program: "cargo", args: ["fmt", "--check"], cwd: "logic-rs" },
  ...[[], ["--features", "premium"]].map((features) => ({
    name: ["clippy", ...features].join(" "),
    program: "cargo",
    args: ["clippy", "--quiet", "--all-targets", ...features, "--", "-D", "warnings"],
    cwd: "logic-rs",
  })),
];

const withRust = isInstalled("cargo") && existsSync("logic-rs/Cargo.toml");
const failed: string[] = [];
await Promise.all([inTurn(checks), inTurn(withRust ? rustChecks : [])]);
if (!withRust) console.log("Rust is not installed, so rustfmt and clippy did not run; rustup installs it.");
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exit(1);
}
if (!withRust && process.env["CI"] === "true") process.exit(1);

async function inTurn(list: readonly Check[]): Promise<void> {
  for (const { name, program, args, cwd } of list) {
    const { code, output } = await runQuietly(program, args, cwd === undefined ? {} : { cwd });
    console.log(`· ${name}`);
    process.stdout.write(output);
    if (code !== 0) failed.push(name);
  }
}
