// Why a form has no circuit: its size, and the most that is built.

import type { NetworkBuilt } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import { generatorTexts } from "#messages/generator.ts";
import { number } from "#messages/numbers.ts";

/** Empty for a form that is built. */
export function tooLargeSentence(built: NetworkBuilt): string {
  switch (built.kind) {
    case "network":
      return "";
    case "manyGates":
      return generatorTexts.tooManyGates(
        number.format(built.gateCount),
        number.format(limits.networkGatesMax),
      );
    case "manyOperands":
      return generatorTexts.tooManyOperands(
        built.operandCount === undefined ? null : number.format(built.operandCount),
        number.format(limits.networkOperandsMax),
      );
  }
}
