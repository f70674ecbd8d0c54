// Which task comes next: a seed whose task is not the one before. Pure.

import { taskSeedMax, type TaskAddress } from "#addresses/core/learn.ts";

/** What the frame of a practice must know of a task. */
export interface TaskText {
  /** The expression that the task is about, as typed. */
  readonly text: string;
}

/** More seeds in a row than give one task; the last is taken then. */
const seedsMax = 100;

/** The seed from 1 to `taskSeedMax` for a random number from 0 to below 1. */
export function seedFor(random: number): number {
  return 1 + Math.floor(random * taskSeedMax);
}

/** The first address from a random seed on, of the level of `wanted`, whose task has another text than `before`. */
export function anotherTask(
  wanted: TaskAddress,
  before: TaskText,
  taskOf: (address: TaskAddress) => TaskText,
  random: number,
): TaskAddress {
  let address = { ...wanted, seed: seedFor(random) };
  for (let tried = 1; tried < seedsMax && taskOf(address).text === before.text; tried += 1)
    address = { ...wanted, seed: (address.seed % taskSeedMax) + 1 };
  return address;
}

export function isSameTask(one: TaskAddress, other: TaskAddress): boolean {
  return one.kind === other.kind && one.level === other.level && one.seed === other.seed;
}
