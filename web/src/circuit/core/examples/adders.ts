// The examples that add: one bit to another, with a carry, and numbers of four bits. Pure.

import type { Saved } from "../file/saved.ts";
import type { PartId } from "../model/circuit.ts";
import { Drawing } from "./drawing.ts";

interface Halves {
  /** 1 if exactly one of the two bits is 1. */
  readonly sum: PartId;
  /** 0 if both bits are 1. */
  readonly noCarry: PartId;
}

/** A XOR B, made of OR, NAND and AND; drawn from `top` down, 130 units high. */
function halves(drawing: Drawing, a: string, b: string, top: number): Halves {
  const inputs = [drawing.switch(a, 100, top), drawing.switch(b, 100, top + 110)];
  const or = drawing.gate("or", 220, top + 5, inputs);
  const noCarry = drawing.gate("nand", 220, top + 95, inputs);
  return { sum: drawing.gate("and", 340, top + 15, [or, noCarry]), noCarry };
}

/** Of XOR and AND. */
export function halfAdder(): Saved {
  const drawing = new Drawing();
  const inputs = [drawing.switch("A", 0, 0), drawing.switch("B", 0, 0)];
  drawing.bulb("S", 0, 0, drawing.gate("xor", 0, 0, inputs));
  drawing.bulb("C", 0, 0, drawing.gate("and", 0, 0, inputs));
  return drawing.laidOut("Half adder");
}

/** Two half adders and an OR. */
export function fullAdder(): Saved {
  const drawing = new Drawing();
  const [a, b, carryIn] = [drawing.switch("A", 0, 0), drawing.switch("B", 0, 0), drawing.switch("C", 0, 0)];
  const half = drawing.gate("xor", 0, 0, [a, b]);
  const carries = [drawing.gate("and", 0, 0, [half, carryIn]), drawing.gate("and", 0, 0, [a, b])];
  drawing.bulb("S", 0, 0, drawing.gate("xor", 0, 0, [half, carryIn]));
  drawing.bulb("Cout", 0, 0, drawing.gate("or", 0, 0, carries));
  return drawing.laidOut("Full adder");
}

/** A XOR B of four NANDs, the first of which is the NAND of both. */
function xorOfNands(drawing: Drawing, a: PartId, b: PartId): Halves {
  const noCarry = drawing.gate("nand", 0, 0, [a, b]);
  const sides = [drawing.gate("nand", 0, 0, [a, noCarry]), drawing.gate("nand", 0, 0, [noCarry, b])];
  return { sum: drawing.gate("nand", 0, 0, sides), noCarry };
}

export function halfAdderOfNands(): Saved {
  const drawing = new Drawing();
  const { sum, noCarry } = xorOfNands(drawing, drawing.switch("A", 0, 0), drawing.switch("B", 0, 0));
  drawing.bulb("S", 0, 0, sum);
  drawing.bulb("C", 0, 0, drawing.gate("nand", 0, 0, [noCarry]));
  return drawing.laidOut("Half adder of NANDs");
}

export function fullAdderOfNands(): Saved {
  const drawing = new Drawing();
  const [a, b, carryIn] = [drawing.switch("A", 0, 0), drawing.switch("B", 0, 0), drawing.switch("C", 0, 0)];
  const first = xorOfNands(drawing, a, b);
  const second = xorOfNands(drawing, first.sum, carryIn);
  drawing.bulb("S", 0, 0, second.sum);
  drawing.bulb("Cout", 0, 0, drawing.gate("nand", 0, 0, [second.noCarry, first.noCarry]));
  return drawing.laidOut("Full adder of NANDs");
}

const bits = 4;
/** The distances from one bit to the next: each carry goes down and to the right. */
const bitHeight = 220;
const bitWidth = 260;
const bulbsX = 1300;

/** Ripple carry, the lowest bit on top. */
export function fourBitAdder(): Saved {
  const drawing = new Drawing();
  let carry: PartId | null = null;
  const sums: PartId[] = [];
  for (let bit = 0; bit < bits; bit += 1) {
    const top = 55 + bitHeight * bit;
    const first = halves(drawing, `A${bit}`, `B${bit}`, top);
    if (carry === null) {
      sums.push(first.sum);
      carry = drawing.gate("not", 340, top + 95, [first.noCarry]);
      continue;
    }
    const x = 500 + bitWidth * (bit - 1);
    const or = drawing.gate("or", x, top + 5, [carry, first.sum]);
    const noCarry = drawing.gate("nand", x, top + 135, [carry, first.sum]);
    sums.push(drawing.gate("and", x + 140, top + 15, [or, noCarry]));
    carry = drawing.gate("nand", x + 140, top + 125, [first.noCarry, noCarry]);
  }
  for (const [bit, sum] of sums.entries()) drawing.bulb(`S${bit}`, bulbsX, 70 + bitHeight * bit, sum);
  if (carry !== null) drawing.bulb("Cout", bulbsX, 180 + bitHeight * (bits - 1), carry);
  return drawing.saved("4-bit adder");
}
