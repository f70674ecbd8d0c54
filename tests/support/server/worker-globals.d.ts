// What the Worker's platform has besides the browser's names, where a test is checked with both.

interface SubtleCrypto {
  /** Throws a TypeError for two lengths. */
  timingSafeEqual(one: ArrayBuffer | ArrayBufferView, other: ArrayBuffer | ArrayBufferView): boolean;
}
