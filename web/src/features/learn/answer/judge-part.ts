// The judge as a part of its own: nobody needs it before the first answer.

import { pagePart } from "#lib/page-part.ts";
import { answers } from "#messages/answers.ts";
import type { ExpressionText } from "../core/data.ts";
import type { Given } from "./core/verdict.ts";

const judgePart = pagePart(async () => (await import("./judged.ts")).judged);

/** Where the part could not be fetched it says so, and the next answer fetches it again. */
export async function judgedByPart(
  of: string,
  task: ExpressionText,
  mustBeMinimal: boolean,
  signal: AbortSignal,
): Promise<Given> {
  const judged = await judgePart.load().catch(() => null);
  if (!judged) return { of, verdict: { kind: "unfetched" }, said: answers.unfetched };
  return judged(of, task, mustBeMinimal, signal);
}
