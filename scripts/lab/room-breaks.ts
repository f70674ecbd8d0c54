// Breaks each room of the page and each route of the Worker once, and runs the daily tests of that change: a room whose break
// they do not catch is left to the deep tests alone. The work is done in a checkout of the last commit below .wrangler.

import path from "node:path";
import { dailyArgs } from "../bench/breaks/outcomes.ts";
import { roomBreaks, withBreak } from "../bench/breaks/rooms.ts";
import { failsUnbroken, failsWith } from "../bench/breaks/trial.ts";
import { checkOut, removeCheckout } from "../bench/checkout.ts";
import type { SuiteResult } from "../test-suites.ts";

const suite = "room breaks";
const folder = path.resolve(".wrangler", "room-breaks");

/** A break that was caught counts as passed. */
export async function roomBreaksPart(): Promise<SuiteResult> {
  checkOut(folder);
  const note = "the daily tests fail before anything is broken";
  if (failsUnbroken(folder)) return { suite, passed: 0, failed: roomBreaks.length, note };
  let passed = 0;
  for (const one of roomBreaks) {
    const { room, file, text, replacement } = one;
    const isCaught = failsWith(folder, file, (whole) => withBreak(whole, one), dailyArgs);
    if (isCaught) passed += 1;
    console.log(isCaught ? `caught   ${room}` : `SURVIVED ${room}\n  ${file}\n  ${text}\n  → ${replacement}`);
  }
  removeCheckout(folder);
  return { suite, passed, failed: roomBreaks.length - passed };
}
