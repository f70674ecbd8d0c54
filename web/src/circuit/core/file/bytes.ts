// Numbers of variable length in a list of bytes, and a checksum that detects changes in transit. Pure.

/** Seven bits per byte, the lowest first; the top bit is set if more bytes follow. The value is at most 2^28 - 1. */
export function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** Small for numbers near 0, of either sign: 0, -1, 1, -2 become 0, 1, 2, 3. */
export function pushSigned(bytes: number[], value: number): void {
  pushNumber(bytes, value < 0 ? -2 * value - 1 : 2 * value);
}

/** The number in eight bytes, without rounding. */
export function pushDouble(bytes: number[], value: number): void {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  for (let index = 0; index < 8; index += 1) bytes.push(view.getUint8(index));
}

/** Past the end it reads zeros and is `spent`, so a caller needs to check only once, at the end. */
export class ByteReader {
  #next = 0;
  readonly #bytes: readonly number[];

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  get isSpent(): boolean {
    return this.#next > this.#bytes.length;
  }

  get isAtEnd(): boolean {
    return this.#next === this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#next] ?? 0;
    this.#next += 1;
    return byte;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value;
  }

  signed(): number {
    const value = this.number();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  double(): number {
    const view = new DataView(new ArrayBuffer(8));
    for (let index = 0; index < 8; index += 1) view.setUint8(index, this.byte());
    return view.getFloat64(0);
  }
}

/**
 * Fletcher's checksum in two bytes. It detects every change of a single byte, and at least 255 of 256 other changes.
 */
export function checksum(bytes: readonly number[]): readonly [number, number] {
  let sum = 1;
  let sums = 0;
  for (const byte of bytes) {
    sum = (sum + byte) & 255;
    sums = (sums + sum) & 255;
  }
  return [sum, sums];
}
