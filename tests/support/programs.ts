// Starts other programs, as node:child_process does, and counts them: a test starts none in another way.

import * as processes from "node:child_process";
import { spend } from "./costs.ts";

export const spawn = counted(processes.spawn);
export const spawnSync = counted(processes.spawnSync);
export const execFile = counted(processes.execFile);
export const execFileSync = counted(processes.execFileSync);

/** Keeps the overloads of the function, and what promisify reads beside it. */
function counted<Start extends (...given: never[]) => unknown>(start: Start): Start {
  return new Proxy(start, {
    apply(target, self, given) {
      spend("programs");
      return Reflect.apply(target, self, given);
    },
  });
}
