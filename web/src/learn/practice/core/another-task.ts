// Chooses the next task: that of the next seed, or a random one of another level, but never the same task again. Pure.

import { taskSeedMax, type TaskAddress } from "#addresses/core/learn.ts";

/** The members of a task that the frame of a practice needs. */
export interface TaskText {
  /** The expression that the task is about, as typed. */
  readonly text: string;
}

/** The most seeds that are tried. No task has this many seeds in a row; if one did, the last seed would be taken. */
const seedsMax = 100;

/** The seed from 1 to `taskSeedMax` for a random number from 0 to below 1. */
export function seedFor(random: number): number {
  return 1 + Math.floor(random * taskSeedMax);
}

/** The first address after this one whose task has another text. */
export function nextTask(address: TaskAddress, taskOf: (address: TaskAddress) => TaskText): TaskAddress {
  return differing({ ...address, seed: seedAfter(address.seed) }, taskOf(address), taskOf);
}

/** The first address from a random seed on, of the level of `wanted`, whose task has another text than `before`. */
export function anotherTask(
  wanted: TaskAddress,
  before: TaskText,
  taskOf: (address: TaskAddress) => TaskText,
  random: number,
): TaskAddress {
  return differing({ ...wanted, seed: seedFor(random) }, before, taskOf);
}

/** The first address from this one on whose task has another text than `before`. */
function differing(
  from: TaskAddress,
  before: TaskText,
  taskOf: (address: TaskAddress) => TaskText,
): TaskAddress {
  let address = from;
  for (let tried = 1; tried < seedsMax && taskOf(address).text === before.text; tried += 1)
    address = { ...address, seed: seedAfter(address.seed) };
  return address;
}

function seedAfter(seed: number): number {
  return (seed % taskSeedMax) + 1;
}

export function isSameTask(one: TaskAddress, other: TaskAddress): boolean {
  return one.kind === other.kind && one.level === other.level && one.seed === other.seed;
}
