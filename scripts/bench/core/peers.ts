// Other programs that minimise functions, each started on a PLA file. The environment names them.

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

/** Reads three lines: the number of variables, then required and free rows as hexadecimal bitmaps, row 0 lowest. */
export function readTable(path: string): TruthTable {
  const [variables = "", on = "", free = ""] = readFileSync(path, "utf8").split("\n");
  const rows = (bitmap: string): number[] =>
    [...bitmap.trim()].toReversed().flatMap((digit, index) => {
      const value = Number.parseInt(digit, 16);
      return [0, 1, 2, 3].filter((bit) => (value >> bit) & 1).map((bit) => 4 * index + bit);
    });
  return {
    name: basename(path, ".tt"),
    variables: Number(variables),
    minTerms: rows(on),
    dontCares: rows(free),
  };
}

/** The program of a command, which may have arguments; null where the environment names none. */
export function peer(command: string | undefined): Peer | null {
  return command === undefined || command === "" ? null : new Peer(command.split(" "));
}

/** Times a program without its start-up, which is its time for a function of one row. */
export class Peer {
  readonly #command: readonly string[];
  #startMs = new Map<string, number>();

  constructor(command: readonly string[]) {
    this.#command = command;
  }

  /**
   * Null when the program has not ended after `timeoutMs`. Each line of its answer that begins with a literal is a
   * cube. A line `# 1.5 ms` is the time of a warm call by the program's own clock; otherwise the time is taken here.
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
