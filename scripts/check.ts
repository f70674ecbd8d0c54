// `npm run check`: formatting, lint, types and clippy. Runs all of them and names those that failed.

import { existsSync } from "node:fs";
import { isInstalled, run } from "./shell.ts";
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
for (const { name, program, args, cwd } of [...checks, ...(withRust ? rustChecks : [])]) {
  console.log(`· ${name}`);
  if (run(program, args, cwd === undefined ? {} : { cwd }) !== 0) failed.push(name);
}
if (!withRust) console.log("Rust is not installed, so rustfmt and clippy did not run; rustup installs it.");
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exit(1);
}
if (!withRust && process.env["CI"] === "true") process.exit(1);
