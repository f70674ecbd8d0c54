// The id of an order (specification, section 9): `OID`, a hash of five characters of the buyer's e-mail address, and
// the second of the order. The page composes the id; the Worker takes no other shape.

/** Section 9: "a fixed 2022 epoch". */
const orderEpochMs = Date.UTC(2022, 0, 1);

/** Section 9: "padded to 6 digits". The seconds have nine digits from March 2025 to September 2053. */
const secondsDigitsMin = 6;

/**
 * One length for every id. The payment provider's signature has no separators, so an id that could be longer would
 * share its signature with a shorter one and another amount.
 */
const orderIdShape = /^OID[0-9A-Z]{5}\d{9}$/;

export function isOrderId(text: string): boolean {
  return orderIdShape.test(text);
}

/**
 * The id of an order made at `nowMs`, in milliseconds since the epoch. `emailHash` has five characters of base
 * 36 in either case. Null where the id would have another shape: the clock is before March 2025 or after September
 * 2053.
 */
export function composeOrderId(emailHash: string, nowMs: number): string | null {
  const seconds = String(Math.floor((nowMs - orderEpochMs) / 1000)).padStart(secondsDigitsMin, "0");
  const id = `OID${emailHash}${seconds}`.toUpperCase();
  return isOrderId(id) ? id : null;
}

/** How far the buyer's clock may be off. */
const clockMsMax = 24 * 60 * 60 * 1000;

/**
 * Whether the user with this e-mail address can have composed the id at `nowMs`, give or take a day. The id must hold
 * the hash of the address, so that one user does not use up the ids of another.
 */
export function isOrderIdOf(id: string, email: string, nowMs: number): boolean {
  if (!isOrderId(id)) return false;
  return (
    id.slice(3, 3 + hashCharacters) === emailHashOf(email) && Math.abs(nowMs - orderIdAtMs(id)) <= clockMsMax
  );
}

/** When the id was composed, by the buyer's clock, in milliseconds since the epoch. It must be an order's id. */
export function orderIdAtMs(id: string): number {
  return orderEpochMs + Number(id.slice(-9)) * 1000;
}

const hashCharacters = 5;

/**
 * Five characters of base 36, in upper case, for an e-mail address in any case. Several addresses can have the same
 * hash, so it identifies no user; it keeps most orders of the same second apart.
 */
export function emailHashOf(email: string): string {
  const hash = fnv1a(email.toLowerCase()) % 36 ** hashCharacters;
  return hash.toString(36).padStart(hashCharacters, "0").toUpperCase();
}

/** FNV-1a with 32 bits (Fowler, Noll, Vo) over UTF-16 units, which for ASCII are the bytes. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
