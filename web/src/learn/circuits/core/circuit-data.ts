// The circuits that lessons draw: an expression for each bulb. Pure.

import { circuitOf } from "#circuit/core/logic/from-expressions.ts";
import type { Circuit, PartId } from "#circuit/core/model/circuit.ts";
import { isGate } from "#circuit/core/model/kinds.ts";
import { parse } from "#notation/core/parse.ts";
import type { ExpressionText, MarkedText } from "../../core/data.ts";

export interface CircuitBulb {
  /** Not the name of a variable. */
  readonly name: string;
  readonly text: ExpressionText;
}

export interface CircuitData {
  /** Unique in its lesson. */
  readonly id: string;
  readonly caption: MarkedText;
  readonly bulbs: readonly CircuitBulb[];
  /** Whether the gates bear the numbers by which the prose names them. */
  readonly isNumbered?: true;
}

/** The circuit as the Simulator builds it, with these names of bulbs and without positions. Throws for a text that is no expression. */
export function circuitFrom(bulbs: readonly CircuitBulb[]): Circuit {
  const functions = bulbs.map(({ text }) => {
    const read = parse(text);
    if (!read) throw new Error(`"${text}" is no expression.`);
    return read;
  });
  const built = circuitOf(functions);
  if (!built.ok) throw new Error("The circuit of a lesson is too large.");
  const names = bulbs.map(({ name }) => name).values();
  return {
    ...built.value,
    parts: built.value.parts.map((part) =>
      part.kind === "bulb" ? { ...part, name: names.next().value ?? "" } : part,
    ),
  };
}

/** In variable order. */
export function switchNames({ parts }: Circuit): readonly string[] {
  return parts.flatMap(({ kind, name }) => (kind === "switch" && name !== undefined ? [name] : []));
}

/** 1, 2, … for the gates; each gate comes after those at its inputs. */
export function gateNumbers({ parts }: Circuit): ReadonlyMap<PartId, number> {
  return new Map(parts.filter(({ kind }) => isGate(kind)).map(({ id }, at) => [id, at + 1]));
}
