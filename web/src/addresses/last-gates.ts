// The gates and their inputs as they were last chosen in the generator; a function that is opened there begins with them.

import { readText, writeText } from "#lib/storage.ts";
import {
  defaultGenerator,
  gateInputChoices,
  type GeneratorSetup,
  type GeneratorSource,
  networkGates,
} from "./core/generator.ts";

const key = "lastGates";

type LastGates = Pick<GeneratorSetup, "gates" | "gateInputs">;

export function keepGates({ gates, gateInputs }: LastGates): void {
  writeText(key, `${gates} ${gateInputs}`);
}

/** A setup of these functions with the gates that were last chosen. Storage may hold any text. */
export function withLastGates(source: GeneratorSource): GeneratorSetup {
  const [gates, gateInputs] = (readText(key) ?? "").split(" ");
  return {
    ...defaultGenerator,
    source,
    gates: networkGates.find((each) => each === gates) ?? defaultGenerator.gates,
    gateInputs: gateInputChoices.find((each) => each === gateInputs) ?? defaultGenerator.gateInputs,
  };
}
