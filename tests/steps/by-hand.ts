// Derivations written by hand, with which the checker itself is tested. Marks: see `marked.ts`.

import type { Derivation } from "#support/checker/derivation.ts";
import { derivationOf, type MarkedStep } from "./marked.ts";

export interface ByHand {
  readonly input: string;
  readonly simplified: string;
  readonly derivation: Derivation;
}

const byHand = (input: string, simplified: string, ...steps: readonly MarkedStep[]): ByHand => ({
  input,
  simplified,
  derivation: derivationOf(input, steps),
});

export const derivationsByHand: readonly ByHand[] = [
  byHand("A'.C+A.B", "A'.C+A.B"),
  byHand("A+A.B", "A", ["OR_ABSORPTIVE_LAW", "[A+A.B]", "[A]"]),
  byHand(
    "A.B+A.B'",
    "A",
    ["REVERSED_DISTRIBUTIVE_LAW", "[A.B+A.B']", "[A.(B+B')]"],
    ["OR_COMPLEMENT_LAW", "A.([B+B'])", "A.[1]"],
    ["AND_IDENTITY_LAW", "[A.1]", "[A]"],
  ),
  byHand(
    "(A'.B')'",
    "A+B",
    ["DeMorgan_THEOREM", "[(A'.B')']", "[A''+B'']"],
    ["DOUBLE_NEGATION_LAW", "[A'']+B''", "[A]+B''"],
    ["DOUBLE_NEGATION_LAW", "A+[B'']", "A+[B]"],
  ),
  byHand("(A+B).(A+C)", "B.C+A", ["REVERSED_DISTRIBUTIVE_LAW", "[(A+B).(A+C)]", "[B.C+A]"]),
  byHand(
    "(A^B)'",
    "A'.B'+A.B",
    ["XOR_GATE", "([A^B])'", "([A.B'+A'.B])'"],
    ["DeMorgan_THEOREM", "[(A.B'+A'.B)']", "[(A.B')'.(A'.B)']"],
    ["DeMorgan_THEOREM", "[(A.B')'].(A'.B)'", "([A'+B'']).(A'.B)'"],
    ["DeMorgan_THEOREM", "(A'+B'').[(A'.B)']", "(A'+B'').([A''+B'])"],
    ["DOUBLE_NEGATION_LAW", "(A'+[B'']).(A''+B')", "(A'+[B]).(A''+B')"],
    ["DOUBLE_NEGATION_LAW", "(A'+B).([A'']+B')", "(A'+B).([A]+B')"],
    ["DISTRIBUTIVE_LAW", "[(A'+B).(A+B')]", "[A'.A+A'.B'+A.B+B.B']"],
    ["AND_COMPLEMENT_LAW", "[A'.A]+A'.B'+A.B+B.B'", "[0]+A'.B'+A.B+B.B'"],
    ["AND_COMPLEMENT_LAW", "0+A'.B'+A.B+[B.B']", "0+A'.B'+A.B+[0]"],
    ["OR_IDENTITY_LAW", "[0+A'.B'+A.B+0]", "[A'.B'+A.B+0]"],
    ["OR_IDENTITY_LAW", "[A'.B'+A.B+0]", "[A'.B'+A.B]"],
  ),
  byHand(
    "((A.B)).(C)+(A.B.C')+A.B'.C",
    "A.B+A.C",
    ["REVERSED_DISTRIBUTIVE_LAW", "[A.B.C+A.B.C']+A.B'.C", "[A.B.(C+C')]+A.B'.C"],
    ["OR_COMPLEMENT_LAW", "A.B.([C+C'])+A.B'.C", "A.B.[1]+A.B'.C"],
    ["AND_IDENTITY_LAW", "[A.B.1]+A.B'.C", "[A.B]+A.B'.C"],
    ["REVERSED_DISTRIBUTIVE_LAW", "[A.B+A.B'.C]", "[A.(B+B'.C)]"],
    ["OR_REDUNDANCY_LAW", "A.([B+B'.C])", "A.([B+C])"],
    ["DISTRIBUTIVE_LAW", "[A.(B+C)]", "[A.B+A.C]"],
  ),
  byHand(
    "A'.B.C+A.B'.C+A.B.C'+A.B.C",
    "A.B+A.C+B.C",
    ["OR_IDEMPOTENT_LAW", "A'.B.C+A.B'.C+A.B.C'+[A.B.C]", "A'.B.C+A.B'.C+A.B.C'+[A.B.C+A.B.C]"],
    ["REVERSED_DISTRIBUTIVE_LAW", "[A'.B.C]+A.B'.C+A.B.C'+[A.B.C]+A.B.C", "[(A'+A).B.C]+A.B'.C+A.B.C'+A.B.C"],
    ["OR_COMPLEMENT_LAW", "([A'+A]).B.C+A.B'.C+A.B.C'+A.B.C", "[1].B.C+A.B'.C+A.B.C'+A.B.C"],
    ["AND_IDENTITY_LAW", "[1.B.C]+A.B'.C+A.B.C'+A.B.C", "[B.C]+A.B'.C+A.B.C'+A.B.C"],
    ["REVERSED_DISTRIBUTIVE_LAW", "[B.C+A.B'.C]+A.B.C'+A.B.C", "[(B+A.B').C]+A.B.C'+A.B.C"],
    ["OR_REDUNDANCY_LAW", "([B+A.B']).C+A.B.C'+A.B.C", "([B+A]).C+A.B.C'+A.B.C"],
    ["REVERSED_DISTRIBUTIVE_LAW", "(B+A).C+[A.B.C'+A.B.C]", "(B+A).C+[A.B.(C'+C)]"],
    ["OR_COMPLEMENT_LAW", "(B+A).C+A.B.([C'+C])", "(B+A).C+A.B.[1]"],
    ["AND_IDENTITY_LAW", "(B+A).C+[A.B.1]", "(B+A).C+[A.B]"],
    ["DISTRIBUTIVE_LAW", "[(B+A).C]+A.B", "A.B+[A.C+B.C]"],
  ),
  byHand(
    "A'.B+A.B+A'.B'",
    "A'+B",
    ["REVERSED_DISTRIBUTIVE_LAW", "[A'.B+A.B]+A'.B'", "[(A'+A).B]+A'.B'"],
    ["OR_COMPLEMENT_LAW", "([A'+A]).B+A'.B'", "[1].B+A'.B'"],
    ["AND_IDENTITY_LAW", "[1.B]+A'.B'", "[B]+A'.B'"],
    ["OR_REDUNDANCY_LAW", "[B+A'.B']", "[A'+B]"],
  ),
  byHand(
    "A+A'.B+A'.B'.C",
    "A+B+C",
    ["OR_REDUNDANCY_LAW", "[A+A'.B]+A'.B'.C", "[A+B]+A'.B'.C"],
    ["OR_REDUNDANCY_LAW", "[A]+B+[A'.B'.C]", "[A]+B+[B'.C]"],
    ["OR_REDUNDANCY_LAW", "A+[B+B'.C]", "A+[B+C]"],
  ),
  // Consensus is added, absorbs two terms and stays.
  byHand(
    "A.B+A'.C+B.C.D+B.C.E",
    "A'.C+A.B",
    ["CONSENSUS_LAW", "[A.B+A'.C]+B.C.D+B.C.E", "[A.B+B.C+A'.C]+B.C.D+B.C.E"],
    ["OR_ABSORPTIVE_LAW", "A.B+[B.C]+A'.C+[B.C.D]+B.C.E", "A.B+[B.C]+A'.C+B.C.E"],
    ["OR_ABSORPTIVE_LAW", "A.B+[B.C]+A'.C+[B.C.E]", "A.B+[B.C]+A'.C"],
    ["CONSENSUS_LAW", "[A.B+B.C+A'.C]", "[A'.C+A.B]"],
  ),
  // The complete path: p = p.1 = p.(x+x'), until the others absorb every piece.
  byHand(
    "A.B+A'.C+B.C",
    "A'.C+A.B",
    ["AND_IDENTITY_LAW", "A.B+A'.C+[B.C]", "A.B+A'.C+[B.C.1]"],
    ["OR_COMPLEMENT_LAW", "A.B+A'.C+B.C.[1]", "A.B+A'.C+B.C.([A+A'])"],
    ["DISTRIBUTIVE_LAW", "A.B+A'.C+[B.C.(A+A')]", "A.B+A'.C+[A.B.C+A'.B.C]"],
    ["OR_ABSORPTIVE_LAW", "[A.B]+A'.C+[A.B.C]+A'.B.C", "[A.B]+A'.C+A'.B.C"],
    ["OR_ABSORPTIVE_LAW", "A.B+[A'.C+A'.B.C]", "[A'.C]+A.B"],
  ),
  byHand(
    "A.0+A^1^A",
    "1",
    ["AND_ANNULMENT_LAW", "[A.0]+A^1^A", "[0]+A^1^A"],
    ["OR_IDENTITY_LAW", "[0+A^1^A]", "[A^1^A]"],
    ["XOR_GATE", "[A]^1^[A]", "[0]^1"],
    ["XOR_GATE", "[0^1]", "[1]"],
  ),
];
