// The corpus that every engine runs, with the committed outcomes (tests/fixtures/logic).

import { readFileSync } from "node:fs";
import type { InputMode } from "#contract/input.ts";

const folder = "tests/fixtures/logic";

export interface CorpusCase {
  readonly name: string;
  readonly input: string;
  readonly mode: InputMode;
  readonly dontCares?: string;
  /** The whole outcome as native Rust serialises it. */
  readonly outcome: string;
}

interface CorpusLine {
  readonly name?: string;
  readonly input?: string;
  readonly parts?: readonly (readonly [text: string, times: number])[];
  readonly mode: InputMode;
  readonly dontCares?: string;
}

export function readCorpus(): readonly CorpusCase[] {
  const lines = linesOf("corpus.jsonl").map((line) => JSON.parse(line) as CorpusLine);
  const outcomes = linesOf("answers.jsonl");
  return lines.filter(isNamed).map(({ name, input, parts = [], mode, dontCares }, index) => {
    const outcome = outcomes[index];
    if (outcome === undefined) throw new Error(`answers.jsonl has no line for "${name}".`);
    const text = input ?? parts.map(([part, times]) => part.repeat(times)).join("");
    return { name, input: text, mode, ...(dontCares !== undefined && { dontCares }), outcome };
  });
}

function isNamed(line: CorpusLine): line is CorpusLine & { readonly name: string } {
  return line.name !== undefined;
}

function linesOf(file: string): readonly string[] {
  return readFileSync(`${folder}/${file}`, "utf8").trimEnd().split("\n");
}
