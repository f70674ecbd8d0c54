// The buyer's details for the payment provider's form, besides the e-mail address: their rules, and the form in which
// the browser keeps them. Pure.

export const detailNames = ["firstName", "lastName", "phone", "address", "city", "country"] as const;

export type DetailName = (typeof detailNames)[number];

/** A text for each detail; blank if it is not known. */
export type BuyerDetails = Readonly<Record<DetailName, string>>;

/** Characters of one detail; the form's fields take no more. */
export const detailCharsMax = 200;

const phoneShape = /^\+?[\p{Nd}\s().\-/]+$/u;
const phoneDigits = { min: 5, max: 20 };

export function areComplete(details: BuyerDetails): boolean {
  return detailNames.every((name) => detailFault(name, details[name]) === null);
}

/** `wrong`: the detail is there but cannot be valid. */
export type DetailFault = "missing" | "wrong";

export function detailFault(name: DetailName, value: string): DetailFault | null {
  if (value.trim() === "") return "missing";
  return name === "phone" && !isPhone(value.trim()) ? "wrong" : null;
}

function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return phoneShape.test(text) && digits >= phoneDigits.min && digits <= phoneDigits.max;
}

/** The details as they are kept and sent, without superfluous spaces. */
export function tidied(details: BuyerDetails): BuyerDetails {
  return mapped((name) => details[name].trim().replace(/\s+/g, " "));
}

/** The text that the browser keeps, with the uid of the buyer. */
export function keptText(uid: string, details: BuyerDetails): string {
  return JSON.stringify({ uid, details });
}

/** Null for a text of another user, or one that is not ours: storage may contain any text. */
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

/** Details made by calling `valueOf` with each name. */
export function mapped(valueOf: (name: DetailName) => string): BuyerDetails {
  return {
    firstName: valueOf("firstName"),
    lastName: valueOf("lastName"),
    phone: valueOf("phone"),
    address: valueOf("address"),
    city: valueOf("city"),
    country: valueOf("country"),
  };
}
