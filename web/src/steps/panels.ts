// The panels with steps, and a premium reader's own steps in a lesson.

export { OwnSteps } from "./own/own-steps.tsx";
export { ProofPanel } from "./proof-panel.tsx";
export { StepsPanel } from "./derivation-panel.tsx";
