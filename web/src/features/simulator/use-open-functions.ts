// Opens the functions of the drawing's bulbs in other tools.

import { generatorAddress } from "#addresses/core/generator.ts";
import { defaultMap, kmapAddress } from "#addresses/core/kmap.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import { simplifierOfBulb, truthTableOfBulbs } from "#circuit/bulb-text.ts";
import type { PartId } from "#circuit/core/model/circuit.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { useSession } from "./board-context.ts";
import { simplifySetup } from "./simplify-circuit.ts";

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
    /** All bulbs, with their names. */
    openGenerator: async () => {
      const circuit = present();
      const found = await truthTableOfBulbs(circuit, forms);
      if (!found.ok) {
        onRefused(found.sentence);
        return;
      }
      const bulbs = circuit.parts.filter(({ kind }) => kind === "bulb");
      const outputs = [found.setup.input, ...found.setup.extras].map((text, at) => ({
        name: bulbs[at]?.name ?? "",
        text,
      }));
      // What was drawn inside a box is not the open circuit.
      open(generatorAddress, await simplifySetup(circuit, outputs, board.getSnapshot().outer.length === 0));
    },
    openSimplifier: async (bulb: PartId) => {
      const found = await simplifierOfBulb(present(), bulb, forms);
      if (found.ok) open(simplifyAddress, found.setup);
      else onRefused(found.sentence);
    },
    /** Its form without static hazards on the Karnaugh map: a sum for hazards at 1, a product for those at 0. */
    openWithoutHazards: async (bulb: PartId, value: 0 | 1) => {
      const found = await simplifierOfBulb(present(), bulb, forms);
      const form = value === 1 ? "sop" : "pos";
      if (found.ok) open(kmapAddress, { ...defaultMap, text: found.setup.input, form, withoutHazards: true });
      else onRefused(found.sentence);
    },
  };
}
