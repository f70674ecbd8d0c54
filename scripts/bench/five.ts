// All functions of 5 variables, minimised by the native crate: terms by class and by function, compared with the
// figures on the page.

import figures from "../../web/src/answer/term-share/core/functions-by-terms.json" with { type: "json" };
import { isInstalled, runQuietly } from "../shell.ts";

/** The output of `logic-rs/examples/five.rs`; lists have an item for each number of terms. */
interface Counted {
  /** Classes under permutation and negation of the variables. */
  readonly classesByTerms: readonly number[];
  readonly functionsByTerms: readonly number[];
  /** Classes under negation of the output too. */
  readonly classesWithOutput: number;
  /** Sum over the minimum forms of all functions. */
  readonly literals: number;
  /** The most prime implicants of any function. */
  readonly mostPrimes: number;
  /** Functions whose minimum was not proved. */
  readonly notProved: number;
}

/** Ends this process with an error if a minimum is not proved, or if the page's figures differ. */
export async function measureFive(): Promise<void> {
  if (!isInstalled("cargo")) {
    console.log("not measured; install Rust with rustup");
    return;
  }
  const example = ["run", "--release", "--quiet", "--example", "five"];
  const { code, output } = await runQuietly("cargo", example, { cwd: "logic-rs" });
  if (code !== 0) fail(output);
  const counted = JSON.parse(output) as Counted;
  print(counted);
  const { functionsByTerms, notProved } = counted;
  if (sum(functionsByTerms) !== 2 ** 32) fail("The functions are not 2^32.");
  if (notProved > 0) fail(`Not proved: ${notProved} functions.`);
  if (functionsByTerms.join() !== figures[5].join()) fail("functions-by-terms.json has other figures.");
}

function print(counted: Counted): void {
  const { classesByTerms, functionsByTerms, classesWithOutput, literals, mostPrimes } = counted;
  const row = (...cells: readonly (number | string)[]) => {
    const texts = cells.map((cell) => (typeof cell === "number" ? cell.toLocaleString("en-US") : cell));
    console.log(texts.map((text) => text.padStart(15)).join(""));
  };
  const mean = (list: readonly number[]) =>
    (sum(list.map((count, terms) => count * terms)) / sum(list)).toFixed(4);
  row("terms", "classes", "functions");
  classesByTerms.forEach((classes, terms) => row(terms, classes, functionsByTerms[terms] ?? 0));
  row("all", sum(classesByTerms), sum(functionsByTerms));
  row("mean", mean(classesByTerms), mean(functionsByTerms));
  console.log(`classes under negation of the output too: ${classesWithOutput.toLocaleString("en-US")}`);
  console.log(`mean literals of a function: ${(literals / 2 ** 32).toFixed(3)}; most primes: ${mostPrimes}`);
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0);
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
