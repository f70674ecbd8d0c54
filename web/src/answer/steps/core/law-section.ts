// Which section of the lesson about laws explains a step. Pure.

export const lawLesson = "03";

export interface LawSection {
  /** The anchor of the section in the lesson. */
  readonly section: string;
  /** The law's name in a link. */
  readonly law: string;
}

/** Sections by the label of the step; a line that comes from no law has no section. */
const sections: ReadonlyMap<string, LawSection> = new Map([
  ["Identity", { section: "identity", law: "Identity law" }],
  ["Annulment", { section: "annulment", law: "Annulment law" }],
  ["Idempotent", { section: "idempotent", law: "Idempotent law" }],
  ["Complement", { section: "complement", law: "Complement law" }],
  ["Not Gate", { section: "not-gate", law: "Not Gate" }],
  ["Double Negation", { section: "double-negation", law: "Double Negation law" }],
  ["Redundant brackets", { section: "order-and-grouping", law: "Redundant brackets" }],
  ["Distributive", { section: "distributive", law: "Distributive law" }],
  ["Absorptive", { section: "absorptive", law: "Absorptive law" }],
  ["Redundancy", { section: "redundancy", law: "Redundancy law" }],
  ["De Morgan", { section: "de-morgan", law: "De Morgan's law" }],
  ["Consensus", { section: "consensus", law: "Consensus law" }],
  ["XOR gate", { section: "xor", law: "XOR gate" }],
]);

/** `label` comes from `lawLabel`. Null for the input line, and for a law that this page does not know. */
export function lawSection(label: string): LawSection | null {
  return sections.get(label) ?? null;
}
