// On phones, the minimal form on one line at the lower edge, while the form's card is out of view. A press scrolls to
// the card.

import { UnstyledButton } from "@mantine/core";
import { IconArrowDown } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { observeSight } from "#components/observe-sight.ts";
import type { Form } from "#answer/core/form.ts";
import { termCount } from "#answer/core/form.ts";
import { TermOfForm } from "#answer/form-text.tsx";
import { MathFrame } from "#notation/typeset.tsx";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import { spokenForm } from "./core/shown-form.ts";
import { useFunction } from "./function-context.tsx";
import { FunctionLead } from "./function-lead.tsx";
import classes from "./form-bar.module.css";

/** More terms than a line holds on any phone; a lit term after them is drawn too. */
const termsMax = 16;

interface FormBarProps {
  /** The form's card; the bar is hidden while the card is in view. */
  readonly card: RefObject<HTMLElement | null>;
  readonly onGo: () => void;
}

export function FormBar({ card, onGo }: FormBarProps) {
  const { output, shown, lit, isOld } = useFunction();
  const form = shown?.minimal ?? null;
  const isAway = useIsAway(card);
  const line = useRef<HTMLSpanElement>(null);
  useCutEnds(line, form, lit, isAway);
  const [first = 0] = lit;
  return (
    <UnstyledButton className={`${classes.bar} no-print`} data-shown={isAway || undefined} onClick={onGo}>
      <span className="spoken">
        {shown ? spokenForm(shown) : specified.noExpression}. {sopPos.toExpression}
      </span>
      <span ref={line} className={classes.line} translate="no" data-old={isOld || undefined} aria-hidden>
        <FunctionLead output={output} />
        {form ? (
          <MathFrame spoken="" size="normal">
            {Array.from({ length: Math.min(termCount(form), Math.max(termsMax, first + 4)) }, (_, at) => (
              <TermOfForm key={at} form={form} at={at} isLit={lit.has(at)} />
            ))}
          </MathFrame>
        ) : (
          specified.noExpression
        )}
      </span>
      <IconArrowDown size={20} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}

/** In px: if less of the card is visible, it counts as out of view. */
const cardSeenMin = 96;

function useIsAway(card: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const node = card.current;
    if (!node) return;
    return observeSight(node, `0px 0px -${cardSeenMin}px`, (isSeen) => setAway(!isSeen));
  }, [card]);
  return isAway;
}

/** Shows the first lit term, and tells the style sheet at which ends the line is cut. */
function useCutEnds(
  line: RefObject<HTMLElement | null>,
  form: Form | null,
  lit: ReadonlySet<number>,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const node = line.current;
    if (!node) return;
    const update = () => {
      const mark = lit.size > 0 ? node.querySelector("[data-lit]") : null;
      node.scrollTo({ left: 0 });
      if (mark) {
        const { left, right } = mark.getBoundingClientRect();
        const seen = node.getBoundingClientRect();
        if (right > seen.right - fadePx) node.scrollTo({ left: left - seen.left - fadePx });
      }
      node.toggleAttribute("data-cut-start", node.scrollLeft > 1);
      node.toggleAttribute("data-cut-end", node.scrollWidth - node.clientWidth - node.scrollLeft > 1);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(node);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another form, or the line coming into sight, is measured again
  }, [line, form, lit, isShown]);
}

/** The same as in the style sheet. */
const fadePx = 32;
