// The names of the outputs: as given where that is possible, else F1, F2, … Pure.

import { isOutputName } from "#addresses/core/sop-pos-setup.ts";
import { outputNameTexts } from "#messages/expression.ts";

/** Why a given name is not used; null where it is, or where none is given. */
export function nameRefusal(
  given: readonly string[],
  at: number,
  variables: readonly string[],
): string | null {
  const name = (given[at] ?? "").trim();
  if (name === "") return null;
  if (!isOutputName(name)) return outputNameTexts.form;
  if (variables.includes(name)) return outputNameTexts.isVariable(name);
  const first = given.findIndex((other) => other.trim() === name);
  return first === at ? null : outputNameTexts.isTaken(name);
}

/** No two are equal, and none is a variable. */
export function outputNames(given: readonly string[], variables: readonly string[]): readonly string[] {
  const taken = new Set(variables);
  const accepted = given.map((name, at) =>
    name.trim() !== "" && nameRefusal(given, at, variables) === null ? name.trim() : null,
  );
  for (const name of accepted) if (name !== null) taken.add(name);
  return accepted.map((name, at) => {
    if (name !== null) return name;
    let free = `F${at + 1}`;
    while (taken.has(free)) free += "n";
    taken.add(free);
    return free;
  });
}
