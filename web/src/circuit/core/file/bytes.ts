// Numbers of variable length in a list of bytes, and a checksum that tells whether the list arrived as it left. Pure.

/** Seven bits a byte, the lowest first; the top bit says that more follow. At most 2^28 - 1. */
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

/** Eight bytes, exactly the number. */
export function pushDouble(bytes: number[], value: number): void {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  for (let index = 0; index < 8; index += 1) bytes.push(view.getUint8(index));
}

/** Past the end it reads zeros and is `spent`: whoever reads asks once, at the end. */
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

/** Fletcher's checksum in two bytes: it shows every change of a single byte, and 255 in 256 others at least. */
export function checksum(bytes: readonly number[]): readonly [number, number] {
  let sum = 1;
  let sums = 0;
  for (const byte of bytes) {
    sum = (sum + byte) & 255;
    sums = (sums + sum) & 255;
  }
  return [sum, sums];
}
