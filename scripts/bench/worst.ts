// The CPU time of the most expensive known calls: the lines of tests/fixtures/logic/heavy.jsonl, in the Worker's build
// within the Worker's budget and in the page's build within the page's, and the calls about a reader's own lines. A Worker has a
// limit on CPU time.

import { median, percentile } from "./figures.ts";
import { type Build, buildNames, type Found, foundText } from "./worst/builds.ts";
import { canMakeInputs } from "./worst/inputs.ts";
import { callOf, type CallName, isText, type Line, readLines } from "./worst/lines.ts";
import { measure, startBuild } from "./worst/measuring.ts";
import { measureOwnLines } from "./worst/own-lines.ts";
import { questionOf } from "./worst/requests.ts";

interface Figure {
  readonly name: string;
  readonly seconds: number;
  readonly shown: string;
}

/** Measures every `every`-th line in `builds` and for `calls`; an empty list means all. */
export function measureWorst(
  builds: readonly Build["name"][],
  calls: readonly CallName[],
  every: number,
): void {
  if (!canMakeInputs()) return;
  const lines = readLines(calls).filter((_, index) => index % every === 0);
  const measured = builds.length > 0 ? builds : buildNames;
  for (const name of measured) summarize(name, measureLines(name, lines));
  if (measured.includes("worker") && calls.length === 0) measureOwnLines();
}

function measureLines(name: Build["name"], lines: readonly Line[]): readonly Figure[] {
  console.log(`\nIn the build of the ${name}, CPU seconds:`);
  const build = startBuild(name);
  const figures: Figure[] = [];
  for (const line of lines) {
    if (!build.answers(callOf(line), line.form ?? "sop")) continue;
    const { seconds, found } = measure(build, questionOf(line));
    const figure = { name: line.name, seconds, shown: shownOf(line, found) };
    figures.push(figure);
    console.log(row(figure));
  }
  return figures;
}

function summarize(name: Build["name"], figures: readonly Figure[]): void {
  const seconds = figures.map((figure) => figure.seconds);
  const [largest, middle, most] = [percentile(seconds, 100), median(seconds), percentile(seconds, 99)];
  console.log(
    `\n${name}: largest ${largest.toFixed(2)} s, median ${middle.toFixed(2)} s, ` +
      `99th percentile ${most.toFixed(2)} s of ${figures.length} calls; the slowest:`,
  );
  const slowest = figures.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  for (const figure of slowest) console.log(row(figure));
}

function row({ name, seconds, shown }: Figure): string {
  return `${name.padEnd(32)} ${seconds.toFixed(3).padStart(8)} s  ${shown}`;
}

function shownOf(line: Line, found: Found): string {
  const asked = `${callOf(line)}${line.form === "pos" ? " pos" : ""}`.padEnd(12);
  const size = `${isText(line) ? "text" : line.kind === "table" ? "table" : "rows"} n ${String(line.variables).padStart(2)}`;
  return `${asked} ${size}  ${foundText(found)}`;
}
