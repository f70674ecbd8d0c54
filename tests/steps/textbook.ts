// The lines of textbook solutions (tests/fixtures/logic), and the Worker's build that judges them.

import { readFileSync } from "node:fs";
import { packages } from "#support/logic/wasm.ts";

export interface TextbookLine {
  readonly exercise: string;
  readonly from: string;
  readonly to: string;
  readonly laws: Reason;
}

export type Reason = readonly (readonly [law: string, places: number])[];

const [worker] = packages.filter(({ name }) => name === "worker");
if (!worker) throw new Error("There is no build for the Worker.");
export const { logic } = worker;

const read = <Item>(name: string) =>
  readFileSync(`tests/fixtures/logic/${name}.jsonl`, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Item);

export const lines = read<TextbookLine>("textbook-lines");

/** Whole solutions of exercises, each with all its lines. */
export const exercises = read<readonly string[]>("textbook-exercises");
