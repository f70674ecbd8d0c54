// Sums of products of several functions, minimised by the crate and by espresso: products, proof and time. The environment
// names the files (`BENCH_DIR`, which has the folder `pla`) and the program (`ESPRESSO`).

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { budgets } from "#contract/budgets.ts";
import { requestOf } from "#features/generator/core/functions.ts";
import { readTable } from "#notation/core/table-files/read-table.ts";
import { isInstalled, runOrExit } from "../shell.ts";
import { median } from "./figures.ts";

const rounds = 5;
const timeoutMs = 120_000;

interface Run {
  readonly products: number;
  readonly ms: number;
}

export function measureSeveral(): void {
  const folder = path.join(process.env["BENCH_DIR"] ?? "", "pla");
  if (!existsSync(folder)) {
    console.log("several functions: not measured; BENCH_DIR says where the PLA files are");
    return;
  }
  if (!isInstalled("cargo")) {
    console.log("several functions: not measured without Rust");
    return;
  }
  const espresso = process.env["ESPRESSO"];
  if (espresso === undefined) console.log("espresso: not measured; ESPRESSO says where it is");
  runOrExit("cargo", ["build", "--release", "--quiet", "--example", "several"], { cwd: "logic-rs" });
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".pla"))) {
    const file = path.join(folder, name);
    const ours = minimised(file);
    const heuristic = espresso === undefined ? null : runOf(espresso, [], file);
    const exact = espresso === undefined ? null : runOf(espresso, ["-Dexact"], file);
    const beside = ([way, run]: readonly [string, Run | null]) =>
      run
        ? `${way} ${run.products} in ${run.ms.toFixed(1)} ms (ours/theirs ${(ours.ms / run.ms).toFixed(2)})`
        : `${way} not ended`;
    console.log(
      `${name.padEnd(12)} ${ours.products} products in ${ours.ms.toFixed(1)} ms, ${ours.isProved ? "proved" : "not proved"}`,
      espresso === undefined
        ? ""
        : `; ${(
            [
              ["espresso", heuristic],
              ["-Dexact", exact],
            ] as const
          )
            .map(beside)
            .join(", ")}`,
    );
  }
}

function minimised(file: string): Run & { readonly isProved: boolean } {
  const read = readTable(readFileSync(file, "utf8"));
  if (!read.ok) throw new Error(`${file}: ${read.reason}`);
  const { inputs, outputs } = read.table;
  const { functions } = requestOf(
    { kind: "table", names: [], variables: inputs, values: outputs.map(({ values }) => values) },
    "andOrNot",
    "any",
    0,
  );
  if (functions.kind !== "columns") throw new Error("a table has columns");
  const { stdout, stderr, status } = spawnSync("logic-rs/target/release/examples/several", {
    input: JSON.stringify({
      variables: functions.variables,
      columns: functions.columns.map(({ ones, dontCares }) => ({
        ones: [...ones],
        dontCares: [...dontCares],
      })),
      workMax: budgets.page.workMax,
    }),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The native call failed: ${stderr}`);
  const [products, isProved, microseconds] = stdout.trim().split(" ");
  return { products: Number(products), isProved: isProved === "true", ms: Number(microseconds) / 1000 };
}

/** Without the time that the program takes to start, which is its time for a function of one row. */
function runOf(program: string, options: readonly string[], file: string): Run | null {
  const folder = mkdtempSync(path.join(tmpdir(), "several-"));
  const small = path.join(folder, "small.pla");
  writeFileSync(small, ".i 1\n.o 1\n1 1\n.e\n");
  const timed = (table: string): Run | null => {
    const runs: Run[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startMs = performance.now();
      const { stdout, status } = spawnSync(program, [...options, table], {
        encoding: "utf8",
        timeout: timeoutMs,
        maxBuffer: 1 << 26,
      });
      const ms = performance.now() - startMs;
      if (status !== 0) return null;
      runs.push({ ms, products: stdout.split("\n").filter((line) => /^[01-]/.test(line)).length });
    }
    return { products: runs[0]?.products ?? 0, ms: median(runs.map(({ ms }) => ms)) };
  };
  const start = timed(small);
  const run = timed(file);
  rmSync(folder, { recursive: true });
  return run && start && { products: run.products, ms: Math.max(run.ms - start.ms, 0.01) };
}
