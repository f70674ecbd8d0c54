// Tells whether this browser's WebAssembly has 128-bit vectors, by validating a small module that is never started.

/**
 * A module with one function, which takes nothing and returns `i8x16.popcnt(i8x16.splat(0))`. The final proposal has
 * this instruction.
 */
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
