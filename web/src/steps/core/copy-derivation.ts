// Writes a whole derivation for copying: as text, and in LaTeX for amsmath. Pure.

import type { GivenName } from "#contract/generated/logic-types.ts";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { fromLine } from "#notation/core/from-line.ts";
import { lineLatex } from "#notation/core/line-latex.ts";
import { withNames } from "#notation/core/names.ts";
import { lawLabel } from "#answer/steps/core/labels.ts";

/** The laws are aligned in a column right of all lines, except of lines longer than this. */
const columnMax = 60;

/** A line for each step: `= A'.B''+A.B.C    (De Morgan)`; then one with the names of the variables, if they have any. */
export function derivationText(steps: readonly DerivationStep[], names: readonly GivenName[] = []): string {
  const lengths = steps.map(({ currentExpression }) => currentExpression.length);
  const column = Math.max(0, ...lengths.filter((length) => length <= columnMax));
  const lines = steps.map(({ currentExpression, stepType }, at) =>
    at === 0 ? `  ${currentExpression}` : `= ${currentExpression.padEnd(column)}    (${lawLabel(stepType)})`,
  );
  return [...lines, ...(names.length > 0 ? [withNames(" ", names)] : [])].join("\n");
}

/** An `align*` with the law at the right of each line, and a formula with the names of the variables, if they have any. */
export function derivationLatex(steps: readonly DerivationStep[], names: readonly GivenName[] = []): string {
  const lines = steps.map(({ currentExpression, stepType }, at) => {
    const line = latexOf(currentExpression);
    return at === 0
      ? `  &\\phantom{{}={}} ${line}`
      : `  &= ${line} && \\text{${escaped(lawLabel(stepType))}}`;
  });
  const named = names.length > 0 ? [`$${withNames("", names, true).trim()}$`] : [];
  return ["\\begin{align*}", lines.join(" \\\\\n"), "\\end{align*}", ...named].join("\n");
}

/** The line in LaTeX, with the brackets as typed; a line that is nested too deep to be typeset becomes plain text. */
function latexOf(text: string): string {
  const line = fromLine(text);
  return line ? lineLatex(line) : `\\texttt{${escaped(text)}}`;
}

function escaped(text: string): string {
  return text.replaceAll("_", "\\_").replaceAll("^", "\\textasciicircum{}");
}
