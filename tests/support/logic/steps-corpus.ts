// The inputs whose derivations every engine answers with the same bytes, with those bytes (tests/fixtures/logic).

import { readFileSync } from "node:fs";
import type { StepsOutcome } from "#contract/generated/logic-types.ts";
import type { InputMode } from "#contract/input.ts";

export interface GoldenSteps {
  readonly name: string;
  readonly request: { readonly input: string; readonly mode: InputMode; readonly dontCares?: string };
  /** The whole outcome as native Rust serialises it. */
  readonly outcome: string;
}

export const stepsCorpus: readonly GoldenSteps[] = readCases();

/** The derivations among the outcomes. */
export function goldenDerivations(): readonly Extract<StepsOutcome, { kind: "steps" }>["steps"][] {
  return stepsCorpus.flatMap(({ outcome }) => {
    const parsed = JSON.parse(outcome) as StepsOutcome;
    return parsed.kind === "steps" ? [parsed.steps] : [];
  });
}

function readCases(): readonly GoldenSteps[] {
  const lines = linesOf("steps.jsonl").map(
    (line) => JSON.parse(line) as GoldenSteps["request"] & { name?: string },
  );
  const outcomes = linesOf("steps-outcomes.jsonl");
  return lines
    .filter(({ name }) => name !== undefined)
    .map(({ name = "", ...request }, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) throw new Error(`steps-outcomes.jsonl has no line for "${name}".`);
      return { name, request, outcome };
    });
}

function linesOf(file: string): readonly string[] {
  return readFileSync(`tests/fixtures/logic/${file}`, "utf8").trimEnd().split("\n");
}
