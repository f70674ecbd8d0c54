// The sentence that says why a text cannot be read as a circuit, and at which path. Pure.

import { circuitFiles } from "#messages/circuit.ts";
import type { ReadError } from "./saved.ts";

export function refusalText({ code, path }: ReadError): string {
  return circuitFiles.refusals[code](path);
}
