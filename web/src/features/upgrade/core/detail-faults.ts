// The sentences for a detail that is missing or wrong. Pure.

import { purchasing } from "#messages/upgrade.ts";
import { detailFault, detailNames, type BuyerDetails, type DetailName } from "./buyer-details.ts";

/** A sentence for the field of each faulty detail, by its name. */
export function detailFaults(details: BuyerDetails): Readonly<Partial<Record<DetailName, string>>> {
  const faults = detailNames.flatMap((name) => {
    const fault = detailFault(name, details[name]);
    if (fault === null) return [];
    return [[name, fault === "missing" ? purchasing.detailMissing[name] : purchasing.phoneWrong] as const];
  });
  return Object.fromEntries(faults);
}
