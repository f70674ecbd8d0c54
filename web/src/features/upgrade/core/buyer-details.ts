// What the payment provider's form wants to know of the buyer besides the e-mail address: rules, and what is known
// already. Nothing is ever made up. Pure.

import { buying } from "#messages/buying.ts";

export const detailNames = ["firstName", "lastName", "phone", "address", "city", "country"] as const;

export type DetailName = (typeof detailNames)[number];

/** Each a text; blank where it is not known. */
export type BuyerDetails = Readonly<Record<DetailName, string>>;

/** Characters of one detail; the form's fields take no more. */
export const detailCharsMax = 200;

const phoneShape = /^\+?[\p{Nd}\s().\-/]+$/u;
const phoneDigits = { min: 5, max: 20 };

/** What is wrong, by the name of the detail, as a sentence for its field. */
export function detailFaults(details: BuyerDetails): Readonly<Partial<Record<DetailName, string>>> {
  const faults = detailNames.flatMap((name) => {
    const sentence = faultOf(name, details[name]);
    return sentence === null ? [] : [[name, sentence] as const];
  });
  return Object.fromEntries(faults);
}

export function areComplete(details: BuyerDetails): boolean {
  return detailNames.every((name) => faultOf(name, details[name]) === null);
}

function faultOf(name: DetailName, value: string): string | null {
  if (value.trim() === "") return buying.detailMissing[name];
  return name === "phone" && !isPhone(value.trim()) ? buying.phoneWrong : null;
}

function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return phoneShape.test(text) && digits >= phoneDigits.min && digits <= phoneDigits.max;
}

/** As they are kept and sent. */
export function tidied(details: BuyerDetails): BuyerDetails {
  return mapped((name) => details[name].trim().replace(/\s+/g, " "));
}

/** What was kept wins over what the account says: the buyer wrote it. */
export function knownDetails(
  kept: BuyerDetails | null,
  account: { readonly name: string; readonly phone: string },
): BuyerDetails {
  const given = { ...blank, ...splitName(account.name), phone: account.phone.trim() };
  return mapped((name) => kept?.[name] || given[name]);
}

/**
 * The last name is the last word, with the small words before it, as in "Vincent van Gogh", or what stands before a
 * comma. One word is a first name; the buyer is asked for the other.
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

/** What the browser keeps, with the uid of whose it is. */
export function keptText(uid: string, details: BuyerDetails): string {
  return JSON.stringify({ uid, details });
}

/** Null for a text of another user, or none of ours: storage may hold anything. */
export function parseKept(text: string | null, uid: string): BuyerDetails | null {
  const kept = parseJson(text);
  if (!isRecord(kept) || kept["uid"] !== uid || !isRecord(kept["details"])) return null;
  const { details } = kept;
  return mapped((name) => {
    const value = details[name];
    return typeof value === "string" ? value.slice(0, detailCharsMax) : "";
  });
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function mapped(valueOf: (name: DetailName) => string): BuyerDetails {
  return {
    firstName: valueOf("firstName"),
    lastName: valueOf("lastName"),
    phone: valueOf("phone"),
    address: valueOf("address"),
    city: valueOf("city"),
    country: valueOf("country"),
  };
}

const blank = mapped(() => "");
