// What lessons draw with the room of Karnaugh maps.

export { MapFigure } from "./maps/map-figure.tsx";
export { OwnMap } from "./maps/own-map.tsx";
export { ByHandTasks } from "./practice/by-hand/by-hand-tasks.tsx";
export { OwnWork } from "./practice/by-hand/own-work.tsx";
