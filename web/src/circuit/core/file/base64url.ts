// Bytes as text that needs no escaping in an address (RFC 4648, section 5, without padding). Pure.

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const values: ReadonlyMap<string, number> = new Map([...digits].map((digit, value) => [digit, value]));

export function toBase64url(bytes: readonly number[]): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(start, start + 3);
    const group = (first << 16) | (second << 8) | third;
    const length = Math.min(bytes.length - start, 3) + 1;
    for (let place = 0; place < length; place += 1) text += digits[(group >> (18 - 6 * place)) & 63] ?? "";
  }
  return text;
}

/** Null if the text has other characters, or a length that no bytes encode to. */
export function fromBase64url(text: string): readonly number[] | null {
  if (text.length % 4 === 1) return null;
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const digit of text) {
    const value = values.get(digit);
    if (value === undefined) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
  }
  return bytes;
}
