// The table and forms requests that every engine runs, with the outcomes committed beside them.

import { readFileSync } from "node:fs";
import type { FormsRequest, TableRequest } from "#contract/generated/logic-types.ts";

const folder = "tests/fixtures/logic";

interface Golden<Request> {
  readonly name: string;
  readonly request: Request;
  /** The whole outcome as native Rust serialises it. */
  readonly outcome: string;
}

export const tableCorpus = readCases<TableRequest>("tables");
export const formsCorpus = readCases<Omit<FormsRequest, "form" | "workMax">>("forms");

/** An outcome as native Rust serialises it: bytes as an array of numbers. */
export function goldenText(outcome: unknown): string {
  return JSON.stringify(outcome, (_key, value: unknown) =>
    value instanceof Uint8Array ? Array.from(value) : value,
  );
}

function readCases<Request>(name: string): readonly Golden<Request>[] {
  const lines = linesOf(`${name}.jsonl`).map((line) => JSON.parse(line) as Request & { name?: string });
  const outcomes = linesOf(`${name}-outcomes.jsonl`);
  return lines
    .filter((line) => line.name !== undefined)
    .map(({ name: caseName = "", ...request }, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) throw new Error(`${name}-outcomes.jsonl has no line for "${caseName}".`);
      return { name: caseName, request: request as Request, outcome };
    });
}

function linesOf(file: string): readonly string[] {
  return readFileSync(`${folder}/${file}`, "utf8").trimEnd().split("\n");
}
