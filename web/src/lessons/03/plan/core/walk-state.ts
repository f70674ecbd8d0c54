// How far the reader has come in simplifying along the plan. Pure.

import type { ProofLine } from "#learn/core/data.ts";
import type { Choice, Walk } from "./plan.ts";

export interface WalkState {
  /** The index of the line that waits for a law; the number of lines at the end. */
  readonly at: number;
  /** The verdict on the last choice; null at the beginning. */
  readonly said: { readonly isRight: boolean; readonly says: string } | null;
}

export type WalkPress = { readonly kind: "law"; readonly law: string } | { readonly kind: "again" };

export const walkStart: WalkState = { at: 0, said: null };

/** A law that the line does not offer changes nothing. */
export function walkAfter(walk: Walk, state: WalkState, press: WalkPress): WalkState {
  if (press.kind === "again") return walkStart;
  const line = walk.lines[state.at];
  if (line?.right.law === press.law)
    return { at: state.at + 1, said: { isRight: true, says: line.right.says } };
  const wrong = line?.others.find(({ law }) => law === press.law);
  return wrong ? { at: state.at, said: { isRight: false, says: wrong.says } } : state;
}

/** The laws to choose from, sorted by name, so that their order does not give away the right one. */
export function choicesAt(walk: Walk, { at }: WalkState): readonly Choice[] {
  const line = walk.lines[at];
  if (!line) return [];
  const offered = [line.right, ...line.others];
  offered.sort((one, other) => (one.law < other.law ? -1 : 1));
  return offered;
}

/** All lines up to the one that waits, each with the law that led to it. */
export function linesUntil(walk: Walk, { at }: WalkState): readonly ProofLine[] {
  return allLines(walk).slice(0, at + 1);
}

export function allLines({ lines, end }: Walk): readonly ProofLine[] {
  return [...lines.map(({ text }) => text), end].map((text, index) => {
    const by = lines[index - 1]?.right.law;
    return by === undefined ? { text } : { text, by };
  });
}
