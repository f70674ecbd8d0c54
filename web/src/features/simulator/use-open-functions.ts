// Opens the functions of the drawing's bulbs in other tools.

import { simplifyAddress } from "#addresses/core/simplify.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import { simplifierOfBulb, truthTableOfBulbs } from "#circuit/bulb-text.ts";
import type { PartId } from "#circuit/core/model/circuit.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { useSession } from "./board-context.ts";

const forms = (request: Parameters<typeof logicEngine.call<"forms">>[1]) =>
  logicEngine.call("forms", request);

/** @param onRefused called with the sentence that says why nothing opens */
export function useOpenFunctions(onRefused: (sentence: string) => void) {
  const { board } = useSession();
  const open = useOpen();
  const present = () => board.getSnapshot().history.present;
  return {
    /** All bulbs. */
    openTable: async () => {
      const found = await truthTableOfBulbs(present(), forms);
      if (found.ok) open(truthTableAddress, found.setup);
      else onRefused(found.sentence);
    },
    openSimplifier: async (bulb: PartId) => {
      const found = await simplifierOfBulb(present(), bulb, forms);
      if (found.ok) open(simplifyAddress, found.setup);
      else onRefused(found.sentence);
    },
  };
}
