// The simulator's address of the shown circuit. Fetched when the circuit is to be opened there: it brings what packs links.

import type { SimulatorSetup } from "#addresses/core/simulator.ts";
import { packLink } from "#circuit/core/file/link.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { generatorTexts } from "#messages/generator.ts";

export { simulatorAddress } from "#addresses/core/simulator.ts";

/** @param how as a new circuit, or in the place of the gates of the open one */
export function simulatorSetup(circuit: Circuit, how: "circuit" | "replacement"): SimulatorSetup {
  const packed = packLink({ ...circuit, name: generatorTexts.simulatorName, outputs: new Map() });
  return how === "circuit" ? { circuit: packed } : { replacement: packed };
}
