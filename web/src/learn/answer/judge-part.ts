// The judge as a separate part, because it is not needed before the first answer.

import { pagePart } from "#lib/page-part.ts";
import { answers } from "#messages/answers.ts";
import type { Demand, ExpressionText } from "../core/data.ts";
import type { Given } from "./core/verdict.ts";

const judgePart = pagePart(async () => (await import("./judged.ts")).judged);

/** The verdict is `unfetched` if the part cannot be fetched; the next answer then fetches it again. */
export async function judgedByPart(
  of: string,
  task: ExpressionText,
  must: Demand | undefined,
  signal: AbortSignal,
): Promise<Given> {
  const judged = await judgePart.load().catch(() => null);
  if (!judged) return { of, verdict: { kind: "unfetched" }, said: answers.unfetched };
  return judged(of, task, must, signal);
}
