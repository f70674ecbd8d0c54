// Asks the page the questions that were answered in the frame, in the same order, so that address and history become
// those of a page that was asked directly. The frame stays until the page shows the last of these answers.

import { fieldSelector, type Keeps } from "../early-visitor.ts";
import { type } from "../hand-over.ts";
import type { Asked } from "./asked.ts";

export interface EarlyAnswer {
  readonly asked: Asked;
  /** The text of the result. */
  readonly result: string;
}

/** The longest time that the frame stays once the page has a form: the scripts that draw an answer may never arrive. */
const keptMs = 5_000;

/**
 * `answers` are the answers that the frame has shown; `dontCares` is the frame's field for don't-cares, if it has
 * one.
 */
export function repeatAll(answers: readonly EarlyAnswer[], dontCares: HTMLInputElement | undefined): Keeps {
  const waiting = [...answers];
  let begun: EarlyAnswer | null = null;
  let untilMs = 0;

  function isRepeating(root: HTMLElement): boolean {
    const [next] = waiting;
    if (!next || performance.now() >= untilMs) return false;
    if (begun !== next) {
      if (!ask(next.asked, root)) return true;
      begun = next;
    }
    if (!isShown(next, root)) return true;
    waiting.shift();
    return isRepeating(root);
  }

  return (root, again) => {
    if (untilMs === 0) {
      untilMs = performance.now() + keptMs;
      window.setTimeout(again, keptMs);
      // Otherwise the page's own field would take the focus, and with it the key presses.
      root.inert = true;
    }
    if (isRepeating(root)) return true;
    const [, second] = fieldsOf(root);
    if (dontCares && second) write(dontCares.value, second);
    return false;
  };
}

/** Whether the page was asked; false while it has no form yet, or no field for don't-cares. */
function ask({ input, dontCares, isLinked }: Asked, root: HTMLElement): boolean {
  if (isLinked) return true;
  const [first, second] = fieldsOf(root);
  if (!first) return false;
  write(input, first);
  if (dontCares !== "" && !second) return false;
  if (second) write(dontCares, second);
  first.form?.requestSubmit();
  return true;
}

function isShown({ result }: EarlyAnswer, root: HTMLElement): boolean {
  const drawn =
    root.querySelector("main section:not([data-old]) [data-result] [role=math]")?.textContent ?? "";
  // The page draws only the first terms of a long result.
  return drawn !== "" && result.startsWith(drawn);
}

function fieldsOf(root: HTMLElement): readonly HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(fieldSelector)];
}

function write(text: string, field: HTMLInputElement): void {
  if (field.value !== text) type(text, field);
}
