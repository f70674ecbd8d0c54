// Whether the code of a WASM module has vector instructions, read from its bytes: printing a module as text takes seconds.

/** What follows an opcode: numbers in LEB128, a list of them, or bytes as they are. */
interface Immediates {
  readonly numbers?: number;
  readonly hasList?: boolean;
  readonly bytes?: number;
}

const none: Immediates = {};
const one: Immediates = { numbers: 1 };
const two: Immediates = { numbers: 2 };

/** From the first opcode to the last one; the WebAssembly specification lists them under "Instructions" of its binary format. */
const immediates: readonly (readonly [first: number, last: number, Immediates])[] = [
  [0x00, 0x01, none],
  [0x02, 0x04, one], // block, loop, if
  [0x05, 0x05, none],
  [0x0b, 0x0b, none],
  [0x0c, 0x0d, one], // br, br_if
  [0x0e, 0x0e, { hasList: true, numbers: 1 }], // br_table
  [0x0f, 0x0f, none],
  [0x10, 0x10, one], // call
  [0x11, 0x11, two], // call_indirect
  [0x1a, 0x1b, none],
  [0x1c, 0x1c, { hasList: true }], // select with types
  [0x20, 0x26, one], // variables, tables
  [0x28, 0x3e, two], // loads, stores
  [0x3f, 0x42, one], // memory's size, integer constants
  [0x43, 0x43, { bytes: 4 }],
  [0x44, 0x44, { bytes: 8 }],
  [0x45, 0xc4, none],
  [0xd0, 0xd0, one],
  [0xd1, 0xd1, none],
  [0xd2, 0xd2, one],
];
const ofNumber = Array.from({ length: 256 }, (_, opcode) =>
  immediates.find(([first, last]) => first <= opcode && opcode <= last),
);

/** Behind the prefix of bulk memory: conversions, then memory.init, data.drop, memory.copy, memory.fill and those of tables. */
const ofBulk = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

const codeSection = 10;
const end = 0x0b;
const bulkPrefix = 0xfc;
const vectorPrefix = 0xfd;

/** Throws at an opcode that it does not know, so that it passes over none. */
export function hasVectors(bytes: Uint8Array): boolean {
  let at = 8;
  const byte = () => bytes[at++] ?? -1;
  const number = () => {
    let [value, shift, part] = [0, 1, 0];
    do {
      part = byte();
      value += (part & 0x7f) * shift;
      shift *= 128;
    } while (part >= 0x80);
    return value;
  };
  const skip = ({ numbers: count = 0, hasList = false, bytes: plain = 0 }: Immediates) => {
    for (let left = (hasList ? number() : 0) + count; left > 0; left -= 1) number();
    at += plain;
  };
  /** Reads a function; true at its first vector instruction. */
  const bodyHasVectors = (): boolean => {
    const bodyEnd = number() + at;
    const isInside = () => at < bodyEnd;
    for (let locals = number(); locals > 0; locals -= 1) skip(two);
    let opcode = -1;
    while (isInside()) {
      opcode = byte();
      if (opcode === vectorPrefix) return true;
      const bulk = opcode === bulkPrefix ? ofBulk[number()] : undefined;
      const known = bulk === undefined ? ofNumber[opcode]?.[2] : { numbers: bulk };
      if (!known) throw new Error(`The opcode ${opcode} at byte ${at - 1} is unknown.`);
      skip(known);
    }
    if (at !== bodyEnd || opcode !== end) throw new Error(`The function before byte ${bodyEnd} is misread.`);
    return false;
  };
  while (at < bytes.length) {
    const section = byte();
    const size = number();
    if (section === codeSection) {
      for (let functions = number(); functions > 0; functions -= 1) if (bodyHasVectors()) return true;
      return false;
    }
    at += size;
  }
  throw new Error("The module has no code.");
}
