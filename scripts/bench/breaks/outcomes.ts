// Which tests catch a break, and what that says of all breaks of a run.

/** The tier whose tests caught the break first. */
export type Outcome = "daily" | "deep" | "SURVIVED";

/** The arguments of `test-changed.ts` for the daily tests. */
export const dailyArgs: readonly string[] = ["--daily", "--bail"];

/** `fails` runs `test-changed.ts` with these arguments, and says whether a test failed. */
export function outcomeOf(fails: (args: readonly string[]) => boolean): Outcome {
  if (fails(dailyArgs)) return "daily";
  return fails(["--bail"]) ? "deep" : "SURVIVED";
}

/** Two sentences. A break that the daily tests caught counts as caught by all tests too, since these hold the daily ones. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const daily = outcomes.filter((outcome) => outcome === "daily").length;
  const caught = outcomes.filter((outcome) => outcome !== "SURVIVED").length;
  const share = caught === 0 ? "" : `, ${Math.round((100 * daily) / caught)} %`;
  return `The deep tests caught ${caught} of ${outcomes.length}. The daily tests caught ${daily} of these${share}. Survivors:`;
}
