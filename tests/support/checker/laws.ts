// The laws by the names that the API gives them.

import type { Law } from "./law.ts";
import { basicNot, deMorgan, doubleNegation, reversedDeMorgan, xorGate } from "./laws-of-bars.ts";
import { annulment, complement, idempotent, identity } from "./laws-of-constants.ts";
import { distributive, reversedDistributive } from "./laws-of-distribution.ts";
import { absorptive, consensus, redundancy } from "./laws-of-terms.ts";

const ofEachSign = (name: string, law: (sign: "+" | ".") => Law): readonly (readonly [string, Law])[] => [
  [`OR_${name}_LAW`, law("+")],
  [`AND_${name}_LAW`, law(".")],
];

export const laws: ReadonlyMap<string, Law> = new Map<string, Law>([
  ["DOUBLE_NEGATION_LAW", doubleNegation],
  ["BASIC_NOT", basicNot],
  ["XOR_GATE", xorGate],
  ["DeMorgan_THEOREM", deMorgan],
  ["REVERSED_DeMorgan_THEOREM", reversedDeMorgan],
  ["DISTRIBUTIVE_LAW", distributive],
  ["REVERSED_DISTRIBUTIVE_LAW", reversedDistributive],
  ...ofEachSign("IDEMPOTENT", idempotent),
  ...ofEachSign("ANNULMENT", annulment),
  ...ofEachSign("IDENTITY", identity),
  ...ofEachSign("COMPLEMENT", complement),
  ...ofEachSign("ABSORPTIVE", absorptive),
  ...ofEachSign("REDUNDANCY", redundancy),
  ["CONSENSUS_LAW", consensus],
]);
