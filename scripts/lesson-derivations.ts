// The derivations of lesson 03 as source text: the crate's answers for the inputs that the lesson names.

import { readFileSync } from "node:fs";
import { budgets } from "#contract/budgets.ts";
import { initSync, steps } from "../logic-rs/dist/worker/logic_rs.js";
import {
  derivationInputs,
  type DerivationInput,
} from "../web/src/lessons/03/worked-derivations/core/derivation-inputs.ts";
import { formatted } from "./formatted.ts";

export const lessonDerivationsPath = "web/src/lessons/03/worked-derivations/core/derivations.ts";

const head = `// The worked derivations of the lesson, as the crate derives them. Written by \`npm run lessons\`; do not edit. Pure.

import type { DerivationStep } from "#contract/derivation-step.ts";
import type { DerivationInput } from "./derivation-inputs.ts";

export interface LessonDerivation extends DerivationInput {
  readonly steps: readonly DerivationStep[];
}
`;

/** Throws for an input that the crate has no derivation for. */
export async function lessonDerivationsSource(
  inputs: readonly DerivationInput[] = derivationInputs,
): Promise<string> {
  initSync({ module: readFileSync("logic-rs/dist/worker/logic_rs_bg.wasm") });
  const derivations = inputs.map((input) => ({ ...input, steps: stepsOf(input) }));
  const source = `${head}\nexport const derivations: readonly LessonDerivation[] = ${JSON.stringify(derivations)};\n`;
  return formatted(lessonDerivationsPath, source);
}

function stepsOf({ id, text }: DerivationInput) {
  const outcome = steps({ input: text, mode: "boolean", ...budgets.worker }, "sum");
  if (outcome.kind !== "steps")
    throw new Error(`No derivation of ${id}, ${text}: ${JSON.stringify(outcome)}`);
  return outcome.steps;
}
