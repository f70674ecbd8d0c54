// The sentences about a visitor's own lines. Pure.

import type { CheckedLine, CheckResponse } from "#contract/check.ts";
import type { LineMark } from "#expression/line-list/core/line-list.ts";
import { lawLabel } from "#expression/steps/core/labels.ts";
import { ownSteps as words } from "#messages/own-steps.ts";

export function markOf({ verdict }: CheckedLine): LineMark {
  switch (verdict) {
    case "refused":
    case "different":
      return "wrong";
    case "equal":
      return "unsure";
    default:
      return "right";
  }
}

/** `vars` are the variables of all lines, of which a row has its values. */
export function lineSentence(line: CheckedLine, vars: readonly string[]): string {
  switch (line.verdict) {
    case "first":
      return "";
    case "refused":
      return line.message ?? "";
    case "same":
      return words.same;
    case "equal":
      return words.equal;
    case "laws":
      return lawsSentence(line);
    case "different":
      return differentSentence(line, vars);
  }
}

function lawsSentence({ steps = [] }: CheckedLine): string {
  const laws = steps.map(({ stepType }) => lawLabel(stepType));
  const [law = ""] = laws;
  return laws.length === 1 ? words.oneLaw(law) : words.laws(laws.length, words.inTurn(laws));
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
  if (!end || lines.some((line) => markOf(line) === "wrong")) return "";
  const { own, minimum } = end;
  if (!own) return words.notSum(minimum.terms, minimum.literals);
  if (isMinimal(end)) return words.minimal;
  return words.longer(own.terms, own.literals, words.size(minimum.terms, minimum.literals));
}
