// The texts of the Simulator's panel with the timing diagram.

import { circuitWords } from "./circuit-words.ts";
import { counted, number } from "./numbers.ts";

const delays = (count: number) => counted(count, "gate delay", "gate delays");

export const circuitTime = {
  time: "Time",
  title: "Timing diagram",
  hint: "While this panel is open, each part takes one gate delay, and clocks tick when time runs.",
  step: "One gate delay",
  run: "Run",
  pause: "Pause",
  speed: "Gate delays a second",
  now: (time: number, changing: number) =>
    `Gate delay ${number.format(time)}: ${changing === 0 ? "nothing changes next" : `${counted(changing, "signal changes", "signals change")} next`}`,
  moment: "Moment",
  momentAt: (time: number, values: Iterable<readonly [string, 0 | 1]>) =>
    `After ${delays(time)}: ${[...values].map(([name, value]) => `${name} ${value}`).join(", ")}`,
  diagram: (names: readonly string[]) => `Timing diagram of ${circuitWords.and(names)}`,
  noSignals: "There is no switch, bulb or node to show.",
  signals: "Signals",
  left: (count: number) =>
    `${counted(count, "more signal has", "more signals have")} no room. Turn others off to see ${count === 1 ? "it" : "them"}.`,
  saveSvg: "Save SVG",
  glitch: (bulb: string, value: 0 | 1, away: number, between: readonly [string, string] | null) =>
    `${bulb} was ${value === 1 ? 0 : 1} for ${delays(away)} though it is ${value} before and after: a static-${value} hazard${
      between ? `, between ${between[0]} and ${between[1]}` : ""
    }.`,
  withoutHazard: "Form without it",
  fileName: (circuit: string) => `${circuit} (timing)`,
  period: "Period in gate delays",
  notAPeriod: (least: number, most: number) =>
    `Enter an even number from ${number.format(least)} to ${number.format(most)}.`,
  press: (name: string) => `Hold ${name} down`,
} as const;
