// The examples that are built of boxes: adders of adders, a counter of flip-flops of latches, a digit of segments. Pure.

import type { Saved } from "../file/saved.ts";
import type { Definition, PartId } from "../model/circuit.ts";
import { halfAdder } from "./adders.ts";
import { Drawing } from "./drawing.ts";
import { dLatch } from "./loops.ts";

function definitionOf(id: number, { name, parts, wires, outputs }: Saved): Definition {
  return { id, name, parts, wires, outputs };
}

const half = definitionOf(1, halfAdder());

/** Drawn by hand, so that the sum is the upper output of its boxes. */
function fullAdderOfHalves(name: string): Saved {
  const drawing = new Drawing();
  const a = drawing.switch("A", 60, 60);
  const b = drawing.switch("B", 60, 120);
  const carryIn = drawing.switch("C", 60, 180);
  const [sum = 0, carry = 0] = drawing.box(half, 160, 40, [a, b]).outputs;
  const [total = 0, second = 0] = drawing.box(half, 340, 40, [sum, carryIn]).outputs;
  drawing.bulb("S", 520, 55, total);
  drawing.bulb("Cout", 630, 125, drawing.gate("or", 520, 125, [carry, second]));
  return drawing.saved(name, [half]);
}

export function fullAdderOfBoxes(): Saved {
  return fullAdderOfHalves("Full adder of boxes");
}

/** The sum is shown as a hexadecimal digit. */
export function fourBitAdderOfBoxes(): Saved {
  const full = definitionOf(2, fullAdderOfHalves("Full adder"));
  const drawing = new Drawing();
  const digits = ["A0", "B0", "A1", "B1", "A2", "B2", "A3", "B3"].map((each) => drawing.switch(each, 0, 0));
  let carry = drawing.gate("zero", 0, 0, []);
  const sums: PartId[] = [];
  for (let bit = 0; bit < 4; bit += 1) {
    const terms = [digits[2 * bit] ?? 0, digits[2 * bit + 1] ?? 0, carry];
    const [sum = 0, next = 0] = drawing.box(full, 0, 0, terms).outputs;
    sums.unshift(sum);
    carry = next;
  }
  drawing.display("hexDigit", sums);
  drawing.bulb("Cout", 0, 0, carry);
  return drawing.laidOut("4-bit adder of boxes", [half, full]);
}

const latch = definitionOf(1, dLatch());

/** Two latches that are open one after the other: it takes D when C rises. */
export function flipFlop(): Saved {
  const drawing = new Drawing();
  const data = drawing.switch("D", 0, 0);
  const clock = drawing.switch("C", 0, 0);
  const [held = 0] = drawing.box(latch, 0, 0, [data, drawing.gate("not", 0, 0, [clock])]).outputs;
  const [q = 0, notQ = 0] = drawing.box(latch, 0, 0, [held, clock]).outputs;
  drawing.bulb("Q", 0, 0, q);
  drawing.bulb("Qn", 0, 0, notQ);
  return drawing.laidOut("D flip-flop", [latch]);
}

/** Each flip-flop halves the frequency of the one before it. */
export function counter(): Saved {
  const flop = definitionOf(2, flipFlop());
  const drawing = new Drawing();
  let clock = drawing.clock("C", 40);
  const bits: PartId[] = [];
  for (let bit = 0; bit < 4; bit += 1) {
    const { inputs, outputs } = drawing.box(flop, 0, 0, []);
    const [[data = 0, rising = 0], [q = 0, notQ = 0]] = [inputs, outputs];
    drawing.connect(notQ, data);
    drawing.connect(clock, rising);
    bits.unshift(q);
    clock = notQ;
  }
  for (let bit = 0; bit < 4; bit += 1) drawing.bulb(`Q${bit}`, 0, 0, bits[3 - bit] ?? 0);
  drawing.display("hexDigit", bits);
  return drawing.laidOut("4-bit counter", [latch, flop]);
}

/** The digits from 0 to 3, from two bits. */
export function digitOfSegments(): Saved {
  const drawing = new Drawing();
  const two = drawing.switch("A", 0, 0);
  const one = drawing.switch("B", 0, 0);
  const notTwo = drawing.gate("not", 0, 0, [two]);
  const notOne = drawing.gate("not", 0, 0, [one]);
  const a = drawing.gate("or", 0, 0, [two, notOne]);
  const c = drawing.gate("or", 0, 0, [notTwo, one]);
  const f = drawing.gate("and", 0, 0, [notTwo, notOne]);
  drawing.display("segments", [a, drawing.gate("one", 0, 0, []), c, a, notOne, f, two]);
  return drawing.laidOut("Digit of segments");
}
