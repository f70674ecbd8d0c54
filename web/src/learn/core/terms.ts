// The terms that the lessons define, in the order in which they are met. A term is defined once, by `Define` in the
// section named here; before that no lesson uses it, and in each other lesson its first use links to the definition
// (tests walk the drawn lessons). Pure.

import type { LessonId } from "./catalogue.ts";

export interface TermEntry {
  /** The term itself, in the singular. */
  readonly term: string;
  /** Other spellings that count as its use, such as the plural. */
  readonly forms?: readonly string[];
  readonly lesson: LessonId;
  /** The id of the section. */
  readonly section: string;
}

export const terms = [
  { term: "value", forms: ["values"], lesson: "01", section: "two-values" },
  { term: "Boolean variable", forms: ["Boolean variables"], lesson: "01", section: "two-values" },
  { term: "Boolean function", forms: ["Boolean functions"], lesson: "01", section: "lamp" },
  { term: "truth table", forms: ["truth tables"], lesson: "01", section: "lamp" },
  { term: "row", forms: ["rows"], lesson: "01", section: "lamp" },
  { term: "AND", lesson: "01", section: "and" },
  { term: "operator", forms: ["operators"], lesson: "01", section: "and" },
  { term: "expression", forms: ["expressions"], lesson: "01", section: "and" },
  { term: "product", forms: ["products"], lesson: "01", section: "and" },
  { term: "OR", lesson: "01", section: "or" },
  { term: "sum", forms: ["sums"], lesson: "01", section: "or" },
  { term: "NOT", lesson: "01", section: "not" },
  { term: "complement", forms: ["complements"], lesson: "01", section: "not" },
  { term: "XOR", lesson: "01", section: "exactly-one" },
  { term: "precedence", lesson: "01", section: "precedence" },
  { term: "constant", forms: ["constants"], lesson: "01", section: "sixteen" },
  { term: "gate", forms: ["gates"], lesson: "02", section: "gate" },
  { term: "input", forms: ["inputs"], lesson: "02", section: "gate" },
  { term: "output", forms: ["outputs"], lesson: "02", section: "gate" },
  { term: "Venn diagram", forms: ["Venn diagrams"], lesson: "02", section: "not" },
  { term: "NAND", lesson: "02", section: "nand" },
  { term: "NOR", lesson: "02", section: "nor" },
  { term: "XNOR", lesson: "02", section: "xnor" },
  { term: "literal", forms: ["literals"], lesson: "02", section: "to-gates" },
  { term: "equation", forms: ["equations"], lesson: "03", section: "what-is-a-law" },
  { term: "counterexample", forms: ["counterexamples"], lesson: "03", section: "what-is-a-law" },
  { term: "law", forms: ["laws"], lesson: "03", section: "what-is-a-law" },
  { term: "proof", forms: ["proofs"], lesson: "03", section: "what-is-a-law" },
  { term: "term", forms: ["terms"], lesson: "03", section: "terms-and-factors" },
  { term: "factor", forms: ["factors"], lesson: "03", section: "terms-and-factors" },
  { term: "sum of products", forms: ["sums of products"], lesson: "03", section: "terms-and-factors" },
  { term: "as short as you can", lesson: "03", section: "terms-and-factors" },
  { term: "dual", forms: ["duals"], lesson: "03", section: "duality" },
  { term: "product of sums", forms: ["products of sums"], lesson: "03", section: "duality" },
  { term: "consensus", lesson: "03", section: "consensus" },
  { term: "row number", forms: ["row numbers"], lesson: "04", section: "order" },
  { term: "min term", forms: ["min terms"], lesson: "04", section: "min-terms" },
  { term: "Σm list", forms: ["Σm lists"], lesson: "04", section: "min-terms" },
] as const satisfies readonly TermEntry[];

export type TermName = (typeof terms)[number]["term"];
