// A truth table of 16 variables: the crate in WASM, compiled per-row JavaScript and the native build, in turns.

import { table, type TableRequest } from "../../../logic-rs/dist/web/logic_rs.js";
import { isOne } from "#contract/packed-column.ts";
import { budgets } from "#contract/budgets.ts";
import { median, printFigure } from "../figures.ts";
import { medianMicroseconds, mulberry32, nativeTimer } from "./timing.ts";

const rounds = 7;
const leaves = 40;
const names = Array.from("ABCDEFGHIJKLMNOP");

/** The WASM must be started. */
export function measureTableOfSixteen(): void {
  const { text, script } = randomExpression(leaves, mulberry32(7), names.values());
  const request: TableRequest = { primary: text, extras: [], ...budgets.page };
  const perRow = compiledPerRow(script);
  requireEqual(request, perRow());

  const native = nativeTimer();
  const times = { wasm: [] as number[], script: [] as number[], native: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.script.push(medianMicroseconds(perRow));
    times.wasm.push(medianMicroseconds(() => table(request)));
    times.native.push(...(native?.([request]) ?? []));
  }
  const name = `table, ${names.length} variables, ${leaves} leaves`;
  printFigure(`${name}, WASM`, times.wasm, "µs");
  printFigure(`${name}, compiled per-row JavaScript`, times.script, "µs");
  if (native) printFigure(`${name}, native`, times.native, "µs");
  const ratio = (of: number[], to: number[]) => (median(of) / median(to)).toFixed(2);
  console.log(
    `table, WASM is ${ratio(times.script, times.wasm)} times as fast as JavaScript (to reach: 10, further 18)`,
  );
  console.log(
    native
      ? `table, WASM takes ${ratio(times.wasm, times.native)} times the native time (to reach: 1.7)`
      : "  native not measured; install Rust with rustup",
  );
}

/** One loop over the rows around the expression, which the JavaScript engine compiles as a whole: its best case. */
function compiledPerRow(script: string): () => Uint8Array {
  const bits = names.map((name, index) => `${name} = (row >> ${names.length - 1 - index}) & 1`);
  const rows = 2 ** names.length;
  // oxlint-disable-next-line typescript/no-implied-eval -- compiling the expression is what is measured
  const fill = new Function(
    "values",
    `for (let row = 0; row < ${rows}; row += 1) { const ${bits.join(", ")}; values[row] = ${script}; }`,
  );
  return () => {
    const values = new Uint8Array(rows);
    fill(values);
    return values;
  };
}

function requireEqual(request: TableRequest, values: Uint8Array): void {
  const outcome = table(request);
  const column = outcome.kind === "table" ? outcome.table.columns[0] : undefined;
  if (!column || values.some((value, row) => isOne(column, row) !== (value === 1)))
    throw new Error("The crate and the JavaScript disagree.");
}

interface Expression {
  readonly text: string;
  readonly script: string;
}

/** Takes each name in turn, so that the expression has all of them. */
function randomExpression(size: number, random: () => number, next: Iterator<string>): Expression {
  if (size === 1) {
    const name = next.next().value ?? names[Math.floor(random() * names.length)] ?? "A";
    return random() < 0.3 ? { text: `${name}'`, script: `(${name} ^ 1)` } : { text: name, script: name };
  }
  const split = 1 + Math.floor(random() * (size - 1));
  const left = randomExpression(split, random, next);
  const right = randomExpression(size - split, random, next);
  const [sign, operator] = [
    [".", "&"],
    ["+", "|"],
    ["^", "^"],
  ][Math.floor(random() * 3)] ?? [".", "&"];
  const text = `(${left.text}${sign}${right.text})`;
  const script = `(${left.script} ${operator} ${right.script})`;
  return random() < 0.2 ? { text: `${text}'`, script: `(${script} ^ 1)` } : { text, script };
}
