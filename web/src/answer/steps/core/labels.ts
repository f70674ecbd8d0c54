// The names of laws on the screen, as section 3 of the specification lists them. Pure.

const labels: ReadonlyMap<string, string> = new Map([
  ["CORRECTED", "Original"],
  ["REMOVED_REDUNDANT_BRACKETS", "Redundant brackets"],
  ["DOUBLE_NEGATION_LAW", "Double Negation"],
  ["BASIC_NOT", "Not Gate"],
  ["XOR_GATE", "XOR gate"],
  ["DeMorgan_THEOREM", "De Morgan"],
  ["REVERSED_DeMorgan_THEOREM", "De Morgan"],
  ["DISTRIBUTIVE_LAW", "Distributive"],
  ["REVERSED_DISTRIBUTIVE_LAW", "Distributive"],
  ["OR_IDEMPOTENT_LAW", "Idempotent"],
  ["AND_IDEMPOTENT_LAW", "Idempotent"],
  ["OR_ANNULMENT_LAW", "Annulment"],
  ["AND_ANNULMENT_LAW", "Annulment"],
  ["OR_IDENTITY_LAW", "Identity"],
  ["AND_IDENTITY_LAW", "Identity"],
  ["OR_COMPLEMENT_LAW", "Complement"],
  ["AND_COMPLEMENT_LAW", "Complement"],
  ["OR_ABSORPTIVE_LAW", "Absorptive"],
  ["AND_ABSORPTIVE_LAW", "Absorptive"],
  ["OR_REDUNDANCY_LAW", "Redundancy"],
  ["AND_REDUNDANCY_LAW", "Redundancy"],
  ["CONSENSUS_LAW", "Consensus"],
]);

/** A type that is not in the list is shown as it came. */
export function lawLabel(stepType: string): string {
  return labels.get(stepType) ?? stepType;
}
