// Why a text cannot be read as a circuit, as a sentence with the place. Pure.

import { circuitFiles } from "#messages/circuit-files.ts";
import type { ReadError } from "./saved.ts";

export function refusalText({ code, path }: ReadError): string {
  return circuitFiles.refusals[code](path);
}
