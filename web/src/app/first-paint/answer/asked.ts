// The visitor's question in the frame: a submitted text, or the text of a link.

import { simplifyAddress } from "#addresses/core/simplify.ts";
import { setupIn } from "#addresses/core/codec.ts";
import { detectMode, isBlank } from "#contract/input.ts";
import { modeOf } from "../../../features/simplifier/core/input-mode.ts";
import type { TypedQuestion } from "../../../features/simplifier/core/question.ts";
import { addressOf } from "../core/address.ts";
import { fieldSelector, type EarlyVisitor } from "../early-visitor.ts";
import { askingPaths } from "../slow-line.ts";

export interface Asked extends TypedQuestion {
  /** Whether the question is in the address, so that the page asks it without a submit. */
  readonly isLinked: boolean;
}

/** Null if nothing is asked, or if only the page can decide how the text is read. */
export function askedBy(visitor: EarlyVisitor, frame: Element): Asked | null {
  const { path, search } = addressOf(window.location.hash);
  const { field, given, hasTyped, hasSubmitted, pressed } = visitor;
  const isLinked = !hasSubmitted && !hasTyped && given !== "";
  if (!field || !askingPaths.includes(path) || !(hasSubmitted || isLinked)) return null;
  const input = field.value;
  const isChosen = pressed.some((element) => element.matches("input[type=radio]"));
  if (isBlank(input) || isChosen || detectMode(input) === "either") return null;
  const [, second, third] = frame.querySelectorAll<HTMLInputElement>(fieldSelector);
  const linked = path === "/" ? null : setupIn(simplifyAddress, search, null);
  const variables = third?.value ?? linked?.variables ?? "";
  // Only the page reads the names of variables.
  if (!isBlank(variables)) return null;
  return {
    input,
    mode: modeOf(input, null).mode,
    dontCares: second?.value ?? linked?.dontCares ?? "",
    variables,
    isLinked,
  };
}
