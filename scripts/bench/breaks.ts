// Breaks the product on purpose, one place at a time, and runs `npm run test:changed` of that change: the daily tests, and
// where they pass, the tests of both tiers. Each break that changes what the product does should make a test fail, and the
// share of these that the daily tests catch alone says how much `npm test` is worth. The work is done in a checkout of the
// last commit below .wrangler.

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { drawBreaks, type Break } from "./breaks/draw.ts";
import { applied, editsIn } from "./breaks/edits.ts";
import { outcomeOf, summaryOf, type Outcome } from "./breaks/outcomes.ts";
import { failsUnbroken, failsWith } from "./breaks/trial.ts";
import { checkOut, removeCheckout } from "./checkout.ts";

const folder = path.resolve(".wrangler", "breaks");
const sources = ["web/src/**/*.{ts,tsx}", "web/service-worker/**/*.ts", "worker/{src,contract}/**/*.ts"];
/** Texts, and what is made from the crate. */
const left = /\.d\.ts$|\/messages\/|\/generated\//;

/**
 * Breaks files below the folders, or of the whole product if none is named. `first` goes on where an earlier run with the
 * same sources and seed ended.
 */
export function measureBreaks(folders: readonly string[], count = 100, seed = 1, first = 1): void {
  const files = globSync(sources)
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !left.test(name))
    .filter((name) => folders.length === 0 || folders.some((below) => name.startsWith(below)))
    .toSorted()
    .map((name) => ({ name, edits: editsIn(name, readFileSync(name, "utf8")) }));
  const breaks = drawBreaks(files, count, seed);
  console.log(
    `${breaks.length} of ${files.reduce((total, { edits }) => total + edits.length, 0)} places, seed ${seed}`,
  );
  checkOut(folder);
  if (failsUnbroken(folder)) throw new Error("The daily tests fail before anything is broken.");
  const outcomes: Outcome[] = [];
  const survivors: Break[] = [];
  for (const [index, one] of breaks.entries()) {
    if (index + 1 < first) continue;
    const outcome = outcomeOf((args) => failsWith(folder, one.name, (whole) => applied(whole, one), args));
    outcomes.push(outcome);
    if (outcome === "SURVIVED") survivors.push(one);
    console.log(`${index + 1}. ${outcome.padEnd(8)} ${describe(one)}`);
  }
  removeCheckout(folder);
  console.log(`\n${summaryOf(outcomes)}`);
  for (const one of survivors) console.log(describe(one));
}

function describe({ name, start, end, replacement }: Break): string {
  const text = readFileSync(name, "utf8");
  const line = text.slice(0, start).split("\n").length;
  const short = (part: string) => part.replaceAll(/\s+/g, " ").slice(0, 60);
  return `${name}:${line} ${short(text.slice(start, end))} → ${short(replacement)}`;
}
