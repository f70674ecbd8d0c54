// A task that no address has asked for.

import { mapSeedMax, type MapLevel, type MapTask } from "#addresses/core/kmap.ts";

export function randomTask(level: MapLevel): MapTask {
  return { level, seed: 1 + Math.floor(Math.random() * mapSeedMax) };
}
