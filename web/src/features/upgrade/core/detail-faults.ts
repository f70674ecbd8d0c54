// What is said of a detail that is missing or wrong. Pure.

import { purchasing } from "#messages/purchasing.ts";
import { detailFault, detailNames, type BuyerDetails, type DetailName } from "./buyer-details.ts";

/** By the name of the detail, as a sentence for its field. */
export function detailFaults(details: BuyerDetails): Readonly<Partial<Record<DetailName, string>>> {
  const faults = detailNames.flatMap((name) => {
    const fault = detailFault(name, details[name]);
    if (fault === null) return [];
    return [[name, fault === "missing" ? purchasing.detailMissing[name] : purchasing.phoneWrong] as const];
  });
  return Object.fromEntries(faults);
}
