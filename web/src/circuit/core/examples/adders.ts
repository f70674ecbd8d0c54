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

export function halfAdder(): Saved {
  const drawing = new Drawing();
  const { sum, noCarry } = halves(drawing, "A", "B", 55);
  const carry = drawing.gate("not", 340, 150, [noCarry]);
  drawing.bulb("S", 460, 70, sum);
  drawing.bulb("C", 460, 150, carry);
  return drawing.saved("Half adder");
}

export function fullAdder(): Saved {
  const drawing = new Drawing();
  const first = halves(drawing, "A", "B", 55);
  const carryIn = drawing.switch("C", 100, 240);
  const or = drawing.gate("or", 500, 80, [first.sum, carryIn]);
  const noCarry = drawing.gate("nand", 500, 225, [first.sum, carryIn]);
  const sum = drawing.gate("and", 620, 90, [or, noCarry]);
  const carryOut = drawing.gate("nand", 620, 215, [first.noCarry, noCarry]);
  drawing.bulb("S", 740, 90, sum);
  drawing.bulb("Cout", 740, 215, carryOut);
  return drawing.saved("Full adder");
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
