// Draws an answer in the frame: the Simplifier's screen as the build has drawn it for a sample answer, with the rows
// of this answer in its card.

import { sectionOf } from "#addresses/core/paths.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { spokenAnswer } from "../../../features/simplifier/core/answer-text.ts";
import type { Answered } from "../../../features/simplifier/core/machine.ts";
import { contentFor } from "../core/drawing.ts";
import { fieldSelector } from "../early-visitor.ts";
import { drawn, nameScreen, windowShape } from "../frame.ts";
import { removeStars, wasPremium } from "../remembered.ts";
import { drawnAnswer } from "./drawn-answer.ts";
import { measureDrawn, nodesOf } from "./react.ts";
import { AnswerRows } from "./rows.tsx";

export { answeredBy } from "../../../features/simplifier/core/service-call.ts";

/** Draws the whole screen and gives the focus back to the same control of the form. The caller writes the text. */
export function showScreen(frame: HTMLElement, answered: Answered): void {
  const slot = frame.querySelector("main > *");
  const { activeElement: held } = document;
  const holder = slot?.contains(held)
    ? [fieldSelector, "[type=submit]"].find((each) => held?.matches(each))
    : null;
  slot?.replaceChildren(contentOf(answered, false));
  // A field has the button that empties it only while it has a text.
  const [, dontCares] = frame.querySelectorAll(fieldSelector);
  if (answered.dontCares === "") dontCares?.parentElement?.nextElementSibling?.remove();
  frame.prepend(...drawn(`${simplifyAddress.path} style`, windowName()));
  nameScreen(frame, sectionOf(simplifyAddress.path));
  if (holder) slot?.querySelector<HTMLElement>(holder)?.focus({ preventScroll: true });
  finish(frame, answered, false);
}

/** Draws everything but the form, in which the visitor may be typing. */
export function showAroundForm(frame: HTMLElement, answered: Answered, isOld: boolean): void {
  const page = frame.querySelector("main form")?.parentElement;
  const fresh = contentOf(answered, isOld).firstElementChild;
  if (!page || !fresh) return;
  // The live region stays: a screen reader would not read the text of a new region.
  const output = page.querySelector(":scope > output");
  const submit = page.querySelector("[type=submit]");
  const { attributes = [] } = fresh.querySelector("[type=submit]") ?? {};
  for (const { name, value } of attributes) submit?.setAttribute(name, value);
  const others = (within: Element) => [...within.children].filter((child) => !child.matches("form, output"));
  for (const child of others(page)) child.remove();
  for (const child of others(fresh)) output?.before(child);
  finish(frame, answered, isOld);
}

function finish(frame: HTMLElement, answered: Answered, isOld: boolean): void {
  measureDrawn();
  const output = frame.querySelector("main form ~ output");
  if (output) window.setTimeout(() => (output.textContent = isOld ? "" : spokenAnswer(answered)));
  // Takes the focus from the field as the page does, so that the keyboard makes room for the answer.
  const isTyping = document.activeElement?.matches(`page-frame ${fieldSelector}`);
  if (!isOld && isTyping && matchMedia("(pointer: coarse)").matches)
    frame.querySelector<HTMLElement>("main section h2")?.focus({ preventScroll: true });
}

function contentOf(answered: Answered, isOld: boolean): DocumentFragment {
  const { answered: now, edited } = drawnAnswer.contents[answered.mode];
  const template = document.createElement("template");
  template.innerHTML = (isOld ? edited : now)[windowName()] ?? "";
  const { content } = template;
  if (wasPremium()) removeStars(content);
  content.querySelector("dl")?.replaceChildren(...nodesOf(<AnswerRows answered={answered} isOld={isOld} />));
  const output = content.querySelector("form ~ output");
  if (output) output.textContent = "";
  return content;
}

function windowName() {
  return contentFor(windowShape(true, false));
}
