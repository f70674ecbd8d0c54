// Takes the definitions of a circuit that is inserted into another one over to that one. Pure.

import type { Definition, DefinitionId, Part } from "../circuit.ts";
import { boxNameError, freeBoxName } from "../names.ts";

interface Merged {
  readonly definitions: readonly Definition[];
  /** The id in `definitions` of each definition that was added. */
  readonly idOf: ReadonlyMap<DefinitionId, DefinitionId>;
}

/**
 * A definition that is there already, with the same name and the same drawing, is not added again. One whose name is taken by
 * another gets a free name.
 */
export function merged(own: readonly Definition[], added: readonly Definition[]): Merged {
  const definitions = [...own];
  const known = new Map(own.map((definition) => [textOf(definition), definition.id]));
  const idOf = new Map<DefinitionId, DefinitionId>();
  for (const definition of added) {
    const parts = definition.parts.map((part) => withDefinition(part, idOf));
    const next = { ...definition, parts };
    const there = known.get(textOf(next));
    const id = there ?? definitions.reduce((most, each) => Math.max(most, each.id), 0) + 1;
    idOf.set(definition.id, id);
    if (there !== undefined) continue;
    const isTaken = boxNameError(definitions, null, definition.name) !== null;
    definitions.push({ ...next, id, name: isTaken ? freeBoxName(definitions) : definition.name });
  }
  return { definitions: definitions.length === own.length ? own : definitions, idOf };
}

export function withDefinition(part: Part, idOf: ReadonlyMap<DefinitionId, DefinitionId>): Part {
  return part.definition === undefined
    ? part
    : { ...part, definition: idOf.get(part.definition) ?? part.definition };
}

/** Two definitions with the same text are the same circuit. The ids inside a box, and positions of switches, do not matter. */
function textOf({ name, parts, wires }: Definition): string {
  const drawn = parts.map(({ id, kind, x, y, name: own, period, definition, of, pin }) => [
    id,
    kind,
    x,
    y,
    own,
    period,
    definition,
    of,
    pin,
  ]);
  return JSON.stringify([name, drawn, wires.map(({ from, to }) => [from, to])]);
}
