// Answers in the frame of the first paint on a slow line: sends the submitted text to the service, and draws its
// answer. Any other response is left to the page, which asks its own engine. Loaded as a separate script
// (slow-line.ts).

import type { Answered } from "../../../features/simplifier/core/machine.ts";
import { questionOf } from "../../../features/simplifier/core/question.ts";
import { callOf } from "../../../features/simplifier/core/service-call.ts";
import { fieldSelector, keepTyping, type EarlyHost, type EarlyVisitor } from "../early-visitor.ts";
import { addLink } from "../links.ts";
import type * as Drawing from "./answered-screen.tsx";
import { askedBy, type Asked } from "./asked.ts";
import { askService } from "./ask-service.ts";
import { repeatAll, type EarlyAnswer } from "./repeat.ts";

/** If the service answers at all, it does so within about one round trip. */
const patienceMs = 1_000;

interface Shown {
  readonly drawn: typeof Drawing;
  /** The visitor at the form above the answer. */
  readonly visitor: EarlyVisitor;
  readonly answered: Answered;
  isOld: boolean;
}

/** `drawing` resolves to the script that draws, once its style sheets are loaded too. */
export function answerEarly(host: EarlyHost, drawing: Promise<typeof Drawing>): void {
  const { frame, files } = host;
  const answers: EarlyAnswer[] = [];
  let shown: Shown | null = null;

  async function answer(): Promise<void> {
    const { visitor } = host;
    const asked = visitor && askedBy(visitor, frame);
    if (!visitor || !asked) return;
    const question = questionOf(asked);
    const patience = window.setTimeout(host.onSilence, patienceMs);
    const response = await askService(callOf(question));
    window.clearTimeout(patience);
    if (!response) return host.onSilence();
    const drawn = await drawing;
    // By now the visitor may have edited the text or navigated away, or the page may have replaced the frame.
    const isOver = host.visitor !== visitor || visitor.isComposing || !frame.isConnected;
    if (isOver || !isAlike(asked, askedBy(visitor, frame))) return;
    show(drawn, visitor, asked, drawn.answeredBy(question, response, true));
  }

  function show(drawn: typeof Drawing, visitor: EarlyVisitor, asked: Asked, answered: Answered): void {
    const hasForm = shown?.visitor === visitor && shown.answered.mode === answered.mode;
    if (hasForm) drawn.showAroundForm(frame, answered, false);
    else drawn.showScreen(frame, answered);
    const here = hasForm ? visitor : newVisitor(visitor, asked);
    here.hasSubmitted = false;
    shown = { drawn, visitor: here, answered, isOld: false };
    answers.push({ asked, result: answered.answer.simplified });
    here.keeps = repeatAll(answers, secondField(frame));
    // The page needs these scripts to draw the same answer.
    for (const href of files.parts) void addLink("modulepreload", href);
  }

  /** The visitor at the form that was drawn again, with all actions at the earlier form. */
  function newVisitor(before: EarlyVisitor, { input, dontCares }: Asked): EarlyVisitor {
    const visitor = keepTyping(frame, input);
    const second = secondField(frame);
    if (second) second.value = dontCares;
    if (before.field && visitor.field) {
      const { selectionStart, selectionEnd } = before.field;
      visitor.field.setSelectionRange(selectionStart, selectionEnd);
    }
    const { hasTyped, pressed } = before;
    visitor.hasTyped = hasTyped;
    visitor.pressed.push(...pressed);
    visitor.focused = frame.contains(document.activeElement) ? document.activeElement : null;
    host.visitor = visitor;
    return visitor;
  }

  const begin = () => void answer().catch(host.onSilence);
  frame.addEventListener("submit", begin);
  frame.addEventListener("input", () => {
    if (!shown || shown.visitor !== host.visitor || shown.isOld) return;
    shown.isOld = true;
    shown.drawn.showAroundForm(frame, shown.answered, true);
  });
  begin();
}

function secondField(frame: HTMLElement): HTMLInputElement | undefined {
  return frame.querySelectorAll<HTMLInputElement>(fieldSelector)[1];
}

function isAlike(one: Asked, other: Asked | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
