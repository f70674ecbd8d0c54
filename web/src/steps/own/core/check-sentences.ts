// The sentences about a visitor's own lines. Pure.

import type { CheckedLine, CheckResponse } from "#contract/check.ts";
import type { DerivationStep } from "#contract/derivation-step.ts";
import type { LineMark } from "#notation/line-list/core/line-list.ts";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { lineListTexts } from "#messages/expression.ts";
import { ownSteps as words } from "#messages/own-steps.ts";

export function markOf({ verdict, equalsFirst }: CheckedLine): LineMark {
  switch (verdict) {
    case "refused":
      return "unread";
    case "different":
      // The line before is wrong, and this one is not.
      return equalsFirst ? "right" : "wrong";
    case "equal":
      return "unsure";
    default:
      return "right";
  }
}

/**
 * `vars` are the variables of all lines, of which a row has its values. `mistake` is the number of an earlier line that is
 * wrong; null if there is none.
 */
export function lineSentence(line: CheckedLine, vars: readonly string[], mistake: number | null): string {
  switch (line.verdict) {
    case "first":
      return "";
    case "refused":
      return line.message ?? "";
    case "same":
      return mistake === null ? words.same : words.rightAfter(mistake);
    case "equal":
      return words.equal;
    case "laws":
      return mistake === null ? lawsSentence(line.steps ?? []) : words.rightAfter(mistake);
    case "different":
      return line.equalsFirst && mistake !== null
        ? words.equalToStart(mistake)
        : differentSentence(line, vars);
  }
}

/** Neighbouring steps by one law are one use of it in several places. */
function lawsSentence(steps: readonly DerivationStep[]): string {
  const uses: { readonly law: string; places: number }[] = [];
  for (const { stepType } of steps) {
    const law = lawLabel(stepType);
    const last = uses.at(-1);
    if (last?.law === law) last.places += 1;
    else uses.push({ law, places: 1 });
  }
  const named = uses.map(({ law, places }) => (places === 1 ? law : words.inPlaces(law, places)));
  const [only = ""] = named;
  return named.length === 1 ? lineListTexts.byLaw(only) : words.laws(named.length, words.inTurn(named));
}

function differentSentence(
  { row = 0, value = false, mistake }: CheckedLine,
  vars: readonly string[],
): string {
  const values = vars.map((name, at) => `${name} = ${(row >> (vars.length - 1 - at)) & 1}`).join(", ");
  const said = words.different(row, values, value ? 1 : 0);
  return mistake ? `${said} ${words.mistakes[mistake]}` : said;
}

/** Whether the last line is as small as the minimum. */
export function isMinimal(end: CheckResponse["end"]): boolean {
  const own = end?.own;
  return own !== undefined && own.terms === end?.minimum.terms && own.literals === end.minimum.literals;
}

/** Of the last line; empty where the service could not say. */
export function endSentence({ lines, end }: CheckResponse): string {
  if (!end || lines.some(isFaulty)) return "";
  const { own, minimum, proven } = end;
  if (!own) return words.notSum(minimum.terms, minimum.literals);
  if (isMinimal(end)) return proven ? words.minimal : words.asSmall;
  return words.longer(own.terms, own.literals, words.size(minimum.terms, minimum.literals));
}

/** Whether the line is wrong or cannot be read. */
export function isFaulty(line: CheckedLine): boolean {
  const mark = markOf(line);
  return mark === "wrong" || mark === "unread";
}
