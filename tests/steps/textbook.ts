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

export const lines = readFileSync("tests/fixtures/logic/textbook-lines.jsonl", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as TextbookLine);
