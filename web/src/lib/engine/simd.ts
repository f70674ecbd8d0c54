// Whether WebAssembly has 128-bit vectors here: a probe of one function, without starting anything.

/** A module whose function of no arguments gives `i8x16.popcnt(i8x16.splat(0))`, an instruction of the final proposal. */
const probe = new Uint8Array([
  // "\0asm", version 1
  0, 97, 115, 109, 1, 0, 0, 0,
  // type 0: () -> v128
  1, 5, 1, 96, 0, 1, 123,
  // function 0 has type 0
  3, 2, 1, 0,
  // its body: i32.const 0, i8x16.splat, i8x16.popcnt, end
  10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** `validate` is `WebAssembly.validate`. */
export function hasSimd(validate: (bytes: BufferSource) => boolean): boolean {
  return validate(probe);
}
