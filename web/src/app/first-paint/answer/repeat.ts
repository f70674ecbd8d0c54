// Asks the page what was answered in the frame, in the same order, so that its address and history are as if the page had
// been asked itself. The frame stays until the page shows the last of these answers.

import { fieldSelector, type Keeps } from "../early-visitor.ts";
import { type } from "../hand-over.ts";
import type { Asked } from "./asked.ts";

export interface EarlyAnswer {
  readonly asked: Asked;
  /** The text of the result. */
  readonly result: string;
}

/** How long the frame stays once the page has a form: what the page draws an answer with may never come. */
const keptMs = 5_000;

/** `answers` are those that the frame has shown; `dontCares` is the frame's field for them, if it has one. */
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
      // The page's own field would take the focus, and with it the keys.
      root.inert = true;
    }
    if (isRepeating(root)) return true;
    const [, second] = fieldsOf(root);
    if (dontCares && second) write(dontCares.value, second);
    return false;
  };
}

/** Whether the page was asked; it has no form yet, or no field for don't-cares, where not. */
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
  // Of a long result the page draws the first terms.
  return drawn !== "" && result.startsWith(drawn);
}

function fieldsOf(root: HTMLElement): readonly HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(fieldSelector)];
}

function write(text: string, field: HTMLInputElement): void {
  if (field.value !== text) type(text, field);
}
