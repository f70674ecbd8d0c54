// Programs of others that minimise functions: started on a PLA file each. Where they are comes from the environment.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { median } from "../figures.ts";

/** A function by its rows. */
export interface TruthTable {
  readonly name: string;
  readonly variables: number;
  readonly minTerms: readonly number[];
  readonly dontCares: readonly number[];
}

export interface PeerRun {
  readonly cubes: number;
  readonly ms: number;
}

/** From three lines: the number of variables, then required and free rows as hexadecimal bitmaps, row 0 the lowest bit. */
export function readTable(path: string): TruthTable {
  const [variables = "", on = "", free = ""] = readFileSync(path, "utf8").split("\n");
  const rows = (bitmap: string): number[] =>
    [...bitmap.trim()].toReversed().flatMap((digit, place) => {
      const value = Number.parseInt(digit, 16);
      return [0, 1, 2, 3].filter((bit) => (value >> bit) & 1).map((bit) => 4 * place + bit);
    });
  return {
    name: basename(path, ".tt"),
    variables: Number(variables),
    minTerms: rows(on),
    dontCares: rows(free),
  };
}

/** A program at `command`, which may have arguments, or null if the environment does not say where it is. */
export function peer(command: string | undefined): Peer | null {
  return command === undefined || command === "" ? null : new Peer(command.split(" "));
}

/** Times a program; its start-up, the time it takes for a function of one row, is subtracted. */
export class Peer {
  readonly #command: readonly string[];
  #startMs = new Map<string, number>();

  constructor(command: readonly string[]) {
    this.#command = command;
  }

  /**
   * Null when it has not ended after `timeoutMs`. Cubes are the lines of its answer that begin with a literal. A line
   * `# 1.5 ms` is the time by the program's own clock, of a call that found it warm; without one it is timed from here.
   */
  run(table: TruthTable, options: readonly string[], timeoutMs: number): PeerRun | null {
    const run = this.#run(table, options, timeoutMs);
    if (run === null || run.isWarm) return run;
    return { cubes: run.cubes, ms: Math.max(run.ms - this.#startTime(options, timeoutMs), 0.01) };
  }

  #startTime(options: readonly string[], timeoutMs: number): number {
    const key = options.join(" ");
    let startMs = this.#startMs.get(key);
    if (startMs === undefined) {
      const trivial = { name: "trivial", variables: 1, minTerms: [1], dontCares: [] };
      startMs = median([1, 2, 3, 4, 5].map(() => this.#run(trivial, options, timeoutMs)?.ms ?? 0));
      this.#startMs.set(key, startMs);
    }
    return startMs;
  }

  #run(
    table: TruthTable,
    options: readonly string[],
    timeoutMs: number,
  ): (PeerRun & { readonly isWarm: boolean }) | null {
    const directory = mkdtempSync(join(tmpdir(), "bench-"));
    const file = join(directory, "table.pla");
    writeFileSync(file, pla(table));
    const [program = "", ...fixed] = this.#command;
    const startMs = performance.now();
    const { stdout, status } = spawnSync(program, [...fixed, ...options, file], {
      encoding: "utf8",
      timeout: timeoutMs,
      maxBuffer: 1 << 26,
    });
    const ms = performance.now() - startMs;
    rmSync(directory, { recursive: true });
    if (status !== 0) return null;
    const cubes = stdout.split("\n").filter((line) => /^[01-]/.test(line)).length;
    const own = /^# ([\d.]+) ms$/m.exec(stdout)?.[1];
    return { cubes, ms: own === undefined ? ms : Number(own), isWarm: own !== undefined };
  }
}

function pla({ variables, minTerms, dontCares }: TruthTable): string {
  const line = (row: number, output: string): string =>
    `${row.toString(2).padStart(variables, "0")} ${output}`;
  const rows = [...minTerms.map((row) => line(row, "1")), ...dontCares.map((row) => line(row, "-"))];
  return [`.i ${variables}`, ".o 1", ".type fd", ...rows, ".e", ""].join("\n");
}
