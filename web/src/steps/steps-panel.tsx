// The panels with steps, and a premium reader's own steps in a lesson, as one separate part: their texts, the query cache and the contract of the calls are fetched on the first
// press. With a part for each panel, what both need would be fetched with every answer.

export { OwnSteps } from "./own/own-steps.tsx";
export { ProofPanel } from "./proof-panel.tsx";
export { StepsPanel } from "./derivation-panel.tsx";
