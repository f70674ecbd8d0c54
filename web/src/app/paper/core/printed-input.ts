// The input of a tool for the head of a printed page, by the parameters of its address. Pure.

import { resultTexts } from "#messages/history.ts";

type Parameters = readonly (readonly [name: string, value: string])[];

/** The typed text, or several texts joined by commas; empty if nothing was typed. */
export function printedInput(parameters: Parameters): string {
  const named = (wanted: string) => parameters.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const typed = [...named("input"), ...named("fn"), ...named("number")].join(", ");
  const [dontCares] = named("dc");
  const [variables] = named("vars");
  const list = dontCares === undefined ? typed : `Σm(${typed}) + Σd(${dontCares})`;
  return variables === undefined || typed === "" ? list : `${list} ${resultTexts.variablesOf(variables)}`;
}
