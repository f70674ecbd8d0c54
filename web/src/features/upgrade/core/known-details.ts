// The details of a buyer that are already known. Unknown ones stay blank. Pure.

import { mapped, type BuyerDetails } from "./buyer-details.ts";

const blank = mapped(() => "");

/** Kept details take precedence over those of the account, because the buyer typed them. */
export function knownDetails(
  kept: BuyerDetails | null,
  account: { readonly name: string; readonly phone: string },
): BuyerDetails {
  const given = { ...blank, ...splitName(account.name), phone: account.phone.trim() };
  return mapped((name) => kept?.[name] || given[name]);
}

/**
 * The last name is the last word, with the small words before it, as in "Vincent van Gogh", or the part before a comma.
 * A single word is a first name; the buyer has to add the last name.
 */
export function splitName(displayName: string): Pick<BuyerDetails, "firstName" | "lastName"> {
  const name = displayName.trim().replace(/\s+/g, " ");
  const [beforeComma = "", afterComma = "", ...more] = name.split(/\s*,\s*/);
  if (beforeComma !== "" && afterComma !== "" && more.length === 0)
    return { firstName: afterComma, lastName: beforeComma };
  const words = name.split(" ");
  let last = Math.max(1, words.length - 1);
  if (!isSmall(words[last])) while (last > 1 && isSmall(words[last - 1])) last -= 1;
  return { firstName: words.slice(0, last).join(" "), lastName: words.slice(last).join(" ") };
}

function isSmall(word = ""): boolean {
  return /^\p{Ll}/u.test(word);
}
