// What lessons draw with the room of circuits.

export { TimingFigure } from "./circuits/timing-figure.tsx";
export { CircuitFigure } from "./circuits/circuit-figure.tsx";
export { CircuitTasks } from "./practice/circuits/circuit-tasks.tsx";
export { GateTasks } from "./practice/gates/gate-tasks.tsx";
