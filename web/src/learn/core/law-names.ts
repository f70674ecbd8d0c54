// The laws of lesson 03 by the ids of their sections, in the order in which they are proved. Other lessons link to a law
// without loading the lesson about it. Pure.

import { lessonAddress } from "#addresses/core/learn.ts";

export const lawNames = {
  identity: "Identity",
  annulment: "Annulment",
  idempotent: "Idempotent",
  complement: "Complement",
  "order-and-grouping": "Order and grouping",
  "not-gate": "Not Gate",
  "double-negation": "Double Negation",
  distributive: "Distributive",
  absorptive: "Absorptive",
  redundancy: "Redundancy",
  "de-morgan": "De Morgan",
  consensus: "Consensus",
  xor: "XOR gate",
} as const;

type LawId = keyof typeof lawNames;

function isLawId(id: string): id is LawId {
  return Object.hasOwn(lawNames, id);
}

/** Throws for an id that no law has, which a test finds. */
export function lawName(id: string): string {
  if (!isLawId(id)) throw new Error(`"${id}" is no law.`);
  return lawNames[id];
}

export function lawAddress(id: string): string {
  return lessonAddress("03", { section: id });
}
