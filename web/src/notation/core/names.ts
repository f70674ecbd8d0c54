// The names that a text gives its variables at its end: `A'.B' where A=RD, B=CS`. The rule is the crate's, in
// `expr/legend.rs`; a test compares the two. Pure.

import { logicSpaces } from "#contract/generated/logic-facts.ts";
import type { GivenName } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";

const spaces = `[${logicSpaces}]`;
const atEnd = new RegExp(`^([^]*${spaces})where(${spaces}+[A-Za-z]${spaces}*(?:\\d${spaces}*)*=[^]*)$`);
const item = new RegExp(
  `^${spaces}*([A-Za-z](?:0|[1-9]\\d*)?)${spaces}*=${spaces}*([\\p{Alphabetic}\\d_[\\] .-]+?)${spaces}*$`,
  "u",
);

interface NamedText {
  /** The text without its names. */
  readonly expression: string;
  /** In the order of the text; null where one of the names is written wrongly. */
  readonly names: readonly GivenName[] | null;
}

export function splitNames(text: string): NamedText {
  const [, expression, list] = atEnd.exec(text) ?? [];
  if (expression === undefined || list === undefined) return { expression: text, names: [] };
  const found = list.split(",").map((each): GivenName | null => {
    const [, variable = "", name = ""] = item.exec(each) ?? [];
    const fits =
      variable.length <= limits.variableDigitsMax + 1 && Array.from(name).length <= limits.nameCharsMax;
    return name !== "" && fits ? { name, variable } : null;
  });
  const names = found.filter((each) => each !== null);
  const isRight =
    names.length === found.length &&
    names.length <= limits.tableVariablesMax &&
    new Set(names.map(({ variable }) => variable)).size === names.length;
  return { expression, names: isRight ? names : null };
}

/** The names of a text; an empty list where one of them is written wrongly. */
export function namesIn(text: string): readonly GivenName[] {
  return splitNames(text).names ?? [];
}

/** A text with names at its end. In LaTeX a name is set as text. */
export function withNames(text: string, names: readonly GivenName[], isLatex = false): string {
  if (names.length === 0) return text;
  const set = (name: string) => (isLatex ? `\\text{${name.replaceAll("_", "\\_")}}` : name);
  const list = names.map(({ name, variable }) => `${isLatex ? latexName(variable) : variable}=${set(name)}`);
  return `${text}${isLatex ? " \\text{ where } " : " where "}${list.join(isLatex ? ",\\ " : ", ")}`;
}

function latexName(variable: string): string {
  return variable.length > 1 ? `${variable.charAt(0)}_{${variable.slice(1)}}` : variable;
}
