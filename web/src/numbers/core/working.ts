// The working of one row as in a textbook: bits regrouped between powers of two, place values into decimal, repeated
// division and multiplication from decimal; other pairs of bases go through decimal.

import { bitSteps } from "./working-bits.ts";
import { divisionStep, multiplicationStep, placeStep } from "./working-decimal.ts";
import { ratioOf } from "./convert.ts";
import type { WorkingRequest, WorkingStep } from "./working-step.ts";

/** Empty when there is nothing to convert. */
export function workingOf(request: WorkingRequest): readonly WorkingStep[] {
  const { integer, fraction, base, target } = request;
  if (base === target) return [];
  if (isPowerOfTwo(base) && isPowerOfTwo(target)) return bitSteps(request);
  const ratio = ratioOf(fraction, base);
  const hasFraction = fraction !== "";
  return [
    ...(base === 10 ? [] : [placeStep(request)]),
    ...(target === 10 || (integer === 0n && hasFraction) ? [] : [divisionStep(integer, target)]),
    ...(target === 10 || !hasFraction ? [] : [multiplicationStep(ratio, target)]),
  ];
}

function isPowerOfTwo(base: number): boolean {
  return (base & (base - 1)) === 0;
}
