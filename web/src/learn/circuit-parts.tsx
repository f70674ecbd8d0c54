// What lessons draw with the room of circuits, in one file: the figures and the practices need the same modules of it.

export { TimingFigure } from "./circuits/timing-figure.tsx";
export { CircuitFigure } from "./circuits/circuit-figure.tsx";
export { CircuitTasks } from "./practice/circuits/circuit-tasks.tsx";
export { GateTasks } from "./practice/gates/gate-tasks.tsx";
