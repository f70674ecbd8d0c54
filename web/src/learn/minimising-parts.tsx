// What the lesson on minimisation plays with, in one file: the maps and the work by hand share the room of Karnaugh maps, and
// several files would divide it for all other screens.

export { MapFigure } from "./maps/map-figure.tsx";
export { OwnMap } from "./maps/own-map.tsx";
export { ByHandTasks } from "./practice/by-hand/by-hand-tasks.tsx";
export { OwnWork } from "./practice/by-hand/own-work.tsx";
