// Minimum covers compared with espresso: size, time and proof. The environment names the data and the other programs.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { simplify, type SimplifyAnswer } from "../../../logic-rs/dist/web/logic_rs.js";
import { limits } from "#contract/limits.ts";
import { median } from "../figures.ts";
import { peer, readTable, type Peer, type PeerRun, type TruthTable } from "./peers.ts";

const rounds = 5;
const warmCalls = 200;
/** This much work takes at most a second in WASM. */
const workInOneSecond = 10_000;
const timeoutMs = 20_000;

interface Ours {
  readonly answer: SimplifyAnswer;
  readonly ms: number;
}

interface OracleRow {
  readonly name: string;
  readonly n: number;
  readonly minterms: readonly number[];
  readonly dontcares: readonly number[];
  readonly cubes: number;
  readonly literals: number | null;
}

/**
 * `BENCH_DIR` holds `oracle.jsonl`, `list_pla.txt` and `tt/`. `ESPRESSO` and the variables of {@link measureClassroom}
 * name programs.
 */
export function measureCover(): void {
  const directory = process.env["BENCH_DIR"];
  if (directory === undefined || !existsSync(join(directory, "oracle.jsonl"))) {
    console.log("covers: not measured; BENCH_DIR says where the functions are");
    return;
  }
  const espresso = peer(process.env["ESPRESSO"]);
  const tables = readdirSync(join(directory, "tt")).toSorted();
  const named = (start: string): TruthTable[] =>
    tables.filter((file) => file.startsWith(start)).map((file) => readTable(join(directory, "tt", file)));
  const list = readFileSync(join(directory, "list_pla.txt"), "utf8").split("\n").filter(Boolean);
  measureOracle(join(directory, "oracle.jsonl"));
  measureExact("exact cover, anc_n10", named("anc_n10_"), espresso, true);
  measureExact(
    "exact cover, PLA list",
    list.flatMap((name) => named(`${name}.tt`)),
    espresso,
    false,
  );
  const random = ["rnd_n08", "rnd_n10", "rnd_n12", "rnd_n14_d50_x20"];
  measureAnytime(random.flatMap(named), espresso);
  measureClassroom(named("rnd_n08_d50_"));
}

/** The answer and the time of a call; null if this build refuses a function with that many variables. */
function solve(table: TruthTable, workMax: number): Ours | null {
  const request = {
    input: table.minTerms.join(","),
    dontCares: table.dontCares.join(","),
    mode: "mint",
    workMax,
  } as const;
  const startMs = performance.now();
  const outcome = simplify(request);
  const ms = performance.now() - startMs;
  return outcome.kind === "answer" ? { answer: outcome.answer, ms } : null;
}

function measureOracle(path: string): void {
  const rows = readFileSync(path, "utf8").split("\n").filter(Boolean);
  let slowestMs = 0;
  let equal = 0;
  for (const text of rows) {
    const row: OracleRow = JSON.parse(text);
    const table = { name: row.name, variables: row.n, minTerms: row.minterms, dontCares: row.dontcares };
    if (row.minterms.length === 0) {
      equal += 1;
      continue;
    }
    const ours = solve(table, limits.coverWorkDefault);
    if (ours === null) continue;
    const { terms, literals, proven, lowerBound } = ours.answer;
    if (row.n <= 9) slowestMs = Math.max(slowestMs, ours.ms);
    const best = terms === row.cubes && (row.literals === null || literals === row.literals);
    if (best && proven) equal += 1;
    else
      console.log(
        `known minimum, ${row.name}: ${terms} cubes, ${literals} literals, bound ${lowerBound}, proven ${proven}; known ${row.cubes}, ${row.literals}`,
      );
    if (proven && !best) console.log(`known minimum, WRONG: ${row.name} is called proven`);
  }
  console.log(
    `known minima, ${equal} of ${rows.length} equal and proven; slowest up to 9 variables ${slowestMs.toFixed(1)} ms`,
  );
}

/** Ours and espresso's exact mode in turns; ratios of medians, geometric mean and ratio of sums. */
function measureExact(
  name: string,
  tables: readonly TruthTable[],
  espresso: Peer | null,
  each: boolean,
): void {
  const ratios: number[] = [];
  let [sumOurs, sumTheirs, slowestMs, unproven] = [0, 0, 0, 0];
  for (const table of tables) {
    const times: number[] = [];
    const theirTimes: number[] = [];
    let [answer, cubes]: [SimplifyAnswer | null, number | null] = [null, null];
    for (let round = 0; round < rounds; round += 1) {
      const ours = solve(table, limits.coverWorkDefault);
      if (ours === null) break;
      answer = ours.answer;
      times.push(ours.ms);
      const theirs: PeerRun | null | undefined =
        cubes === null && round > 0 ? null : espresso?.run(table, ["-Dexact"], timeoutMs);
      if (theirs) {
        cubes = theirs.cubes;
        theirTimes.push(theirs.ms);
      }
    }
    if (answer === null) continue;
    const ms = median(times);
    slowestMs = Math.max(slowestMs, ms);
    if (!answer.proven) unproven += 1;
    if (theirTimes.length > 0) {
      ratios.push(median(theirTimes) / ms);
      sumOurs += ms;
      sumTheirs += median(theirTimes);
    }
    if (each) {
      const theirs =
        cubes === null
          ? "espresso -Dexact not measured"
          : `-Dexact ${cubes} in ${median(theirTimes).toFixed(1)} ms`;
      console.log(
        `${name}, ${table.name}: ${answer.terms} cubes, proven ${answer.proven}, ${ms.toFixed(1)} ms; ${theirs}`,
      );
    }
  }
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  const compared =
    ratios.length === 0
      ? "espresso not measured; ESPRESSO says where it is"
      : `over ${ratios.length}: ${mean.toFixed(2)} times as fast (geometric mean), sum ${(sumOurs / sumTheirs).toFixed(2)} of -Dexact`;
  console.log(`${name}, all: slowest ${slowestMs.toFixed(1)} ms, ${unproven} not proven; ${compared}`);
}

function measureAnytime(tables: readonly TruthTable[], espresso: Peer | null): void {
  for (const table of tables) {
    const ours = solve(table, workInOneSecond);
    if (ours === null) {
      console.log(`cover in a second, ${table.name}: refused, too many variables for this build`);
      continue;
    }
    const theirs = espresso?.run(table, [], timeoutMs);
    const { terms, lowerBound, proven } = ours.answer;
    const compared = theirs
      ? `espresso ${theirs.cubes} in ${theirs.ms.toFixed(0)} ms`
      : "espresso not measured";
    const found = proven ? "proven" : `bound ${lowerBound}`;
    console.log(
      `cover in a second, ${table.name}: ${terms} cubes, ${found}, ${ours.ms.toFixed(0)} ms; ${compared}`,
    );
  }
}

/** Programs for the classroom: commands that read a PLA file and print a cube on each line. Both sides are warm. */
function measureClassroom(tables: readonly TruthTable[]): void {
  const peers = { "sympy SOPform": "SYMPY", Digital: "DIGITAL", "espresso-iisojs": "ESPRESSO_IISOJS" };
  for (const [name, variable] of Object.entries(peers)) {
    const program = peer(process.env[variable]);
    if (program === null) {
      console.log(`classroom, ${name}: not measured; ${variable} says how it is started`);
      continue;
    }
    for (const table of tables) {
      const answers = Array.from({ length: warmCalls }, () => solve(table, limits.coverWorkDefault));
      const tries = Array.from({ length: rounds }, () => program.run(table, [], timeoutMs));
      const runs = tries.filter((run) => run !== null);
      const [oursMs, theirsMs] = [answers, runs].map((all) =>
        median(all.map((run) => run?.ms ?? Number.NaN)),
      );
      console.log(
        `classroom, ${table.name}: ${answers[0]?.answer.terms} cubes in ${oursMs?.toFixed(2)} ms;`,
        runs.length === 0
          ? `${name} has not ended`
          : `${name} ${runs[0]?.cubes} in ${theirsMs?.toFixed(1)} ms, ratio ${((theirsMs ?? 0) / (oursMs ?? 0)).toFixed(0)}`,
      );
    }
  }
}
