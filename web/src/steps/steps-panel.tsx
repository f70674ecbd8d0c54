// The panels with steps, as one separate part: their texts, the query cache and the contract of the calls are fetched on the first
// press. With a part for each panel, what both need would be fetched with every answer.

export { ProofPanel } from "./proof-panel.tsx";
export { StepsPanel } from "./derivation-panel.tsx";
