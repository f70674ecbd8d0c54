// Packs and unpacks cubes in the crate's format: 8 bytes for each cube, `care` then `value`, each a little-endian
// 32-bit number over the bits of a row's number. The first variable is the most significant of these bits. Pure.

export interface Cube {
  /** The bits of the variables that have a literal. */
  readonly care: number;
  /** The bits of `care` that are 1 in the cube's rows. */
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

/** The cubes of a packed list, in its order. */
export function unpackCubes(cubes: Uint8Array): readonly Cube[] {
  return Array.from({ length: cubeCount(cubes) }, (_, at) => cubeAt(cubes, at));
}

/** The min term of each row as a cube: every variable has a literal. */
export function rowCubes(rows: readonly number[], variables: number): Uint8Array<ArrayBuffer> {
  const care = 2 ** variables - 1;
  return packCubes(rows.map((value) => ({ care, value })));
}

/** The bit of a row's number that holds the variable with this index, from 0; as a mask. */
export function variableBit(index: number, variables: number): number {
  return 2 ** (variables - 1 - index);
}

export function isSameCube(cube: Cube, other: Cube): boolean {
  return cube.care === other.care && cube.value === other.value;
}

/** The cubes at these indexes, in the order of the indexes. */
export function pickCubes(cubes: Uint8Array, indexes: readonly number[]): Uint8Array<ArrayBuffer> {
  return packCubes(indexes.map((at) => cubeAt(cubes, at)));
}

/** The list with this index, from 0, in packed lists of `count` cubes each. */
export function cubesAt(
  cubes: Uint8Array<ArrayBuffer>,
  index: number,
  count: number,
): Uint8Array<ArrayBuffer> {
  return cubes.subarray(index * count * cubeBytes, (index + 1) * count * cubeBytes);
}
