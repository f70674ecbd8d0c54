// Packed cubes as they come from the crate: 8 bytes a cube, `care` and then `value`, each a little-endian 32-bit number
// over the bits of a row's number. The first variable is the most significant of the table's bits. Pure.

export interface Cube {
  /** The bits whose variables have a literal. */
  readonly care: number;
  /** Of those the bits that are 1 in the cube's rows. */
  readonly value: number;
}

const cubeBytes = 8;

export function cubeCount(cubes: Uint8Array): number {
  return cubes.byteLength / cubeBytes;
}

export function cubeAt(cubes: Uint8Array, at: number): Cube {
  const view = new DataView(cubes.buffer, cubes.byteOffset + at * cubeBytes, cubeBytes);
  return { care: view.getUint32(0, true), value: view.getUint32(4, true) };
}

export function packCubes(cubes: readonly Cube[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(cubes.length * cubeBytes);
  const view = new DataView(bytes.buffer);
  for (const [at, { care, value }] of cubes.entries()) {
    view.setUint32(at * cubeBytes, care, true);
    view.setUint32(at * cubeBytes + 4, value, true);
  }
  return bytes;
}

/** A cube of one row each, in which every variable has a literal. */
export function rowCubes(rows: readonly number[], variables: number): Uint8Array<ArrayBuffer> {
  const care = 2 ** variables - 1;
  return packCubes(rows.map((value) => ({ care, value })));
}

/** The bit of a row's number that holds the variable `index`, from 0. */
export function variableBit(index: number, variables: number): number {
  return 2 ** (variables - 1 - index);
}

/** The cubes at these indexes, in their order. */
export function pickCubes(cubes: Uint8Array, indexes: readonly number[]): Uint8Array<ArrayBuffer> {
  return packCubes(indexes.map((at) => cubeAt(cubes, at)));
}

/** The list of `count` cubes that follows `index` others of that length. */
export function cubesAt(cubes: Uint8Array, index: number, count: number): Uint8Array {
  return cubes.subarray(index * count * cubeBytes, (index + 1) * count * cubeBytes);
}
