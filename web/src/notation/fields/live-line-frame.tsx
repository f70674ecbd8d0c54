// The line under a field: the reading of the text, or its error with a correction. Its height never changes, so that
// nothing below moves while the visitor types. A sentence that is too long opens over the content below.

import { UnstyledButton } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { Redrawn } from "#components/redrawn.tsx";
import { readingTexts } from "#messages/expression.ts";
import classes from "./live-line.module.css";

interface LiveLineFrameProps {
  /** The reading of the text; not drawn while there is an error. */
  readonly children: ReactNode;
  /** The live region of the error, which is always there. */
  readonly sentence: ReactNode;
  /** The error or the question; null if there is neither. */
  readonly error: string | null;
  /** Whether `error` is a question and no error. */
  readonly asks?: boolean;
  /** The buttons that correct the text. */
  readonly fix?: ReactNode;
}

export function LiveLineFrame({ children, sentence, error, asks = false, fix }: LiveLineFrameProps) {
  const shown = useRef<HTMLDivElement>(null);
  const [openFor, setOpenFor] = useState<string | null>(null);
  const isOpen = error !== null && openFor === error;
  const isCut = useIsCut(shown) && error !== null;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Redrawn>
      <div className={classes.line}>
        {children}
        <div
          className={classes.wrong}
          data-shown={error !== null || undefined}
          data-asks={asks || undefined}
          data-open={isOpen || undefined}
        >
          <div className={classes.sentence}>
            <div ref={shown} className={classes.clamp}>
              {sentence}
            </div>
            {(isCut || isOpen) && (
              <UnstyledButton
                className={classes.more}
                aria-label={readingTexts.wholeSentence}
                aria-expanded={isOpen}
                onClick={() => setOpenFor(isOpen ? null : error)}
              >
                <Chevron size={16} stroke={2} aria-hidden />
              </UnstyledButton>
            )}
          </div>
          {fix && <div className={classes.fix}>{fix}</div>}
        </div>
      </div>
    </Redrawn>
  );
}

/** Whether the content is higher than its box. */
function useIsCut(box: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = () => setIsCut(node.scrollHeight > node.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  });
  return isCut;
}
