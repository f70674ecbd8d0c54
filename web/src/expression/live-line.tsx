// The line under a field: how the text is read, or else its error with a correction.

import { useLayoutEffect, useMemo, useRef } from "react";
import { fromNodes } from "./core/from-nodes.ts";
import { MathText } from "./typeset.tsx";
import { Label } from "#components/label.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import type { Reading } from "./use-reading.ts";
import { own } from "#messages/own.ts";
import { FailureLine } from "./failure-line.tsx";
import type { Fix } from "#contract/generated/logic-types.ts";
import { FixButton } from "./fix-button.tsx";
import { NotationLine } from "./notation-line.tsx";
import classes from "./live-line.module.css";
import type { Live } from "./use-live.ts";

interface LiveLineProps {
  readonly errorId: string;
  readonly live: Live;
  /** The sentence for a list of numbers. */
  readonly sumUp?: (count: number, variables: readonly string[]) => string;
  readonly onFix: (fix: Fix) => void;
}

export function LiveLine({ errorId, live, sumUp = own.readMinTerms, onFix }: LiveLineProps) {
  const { reading, error, fix } = live;
  return (
    <div className={classes.line}>
      {reading && <ReadAs reading={reading} sumUp={sumUp} />}
      <NotationLine live={live} onFix={onFix} />
      <FailureLine id={errorId} failure={error} />
      {error && fix && (
        <div className={classes.fix}>
          <FixButton fix={fix} onFix={onFix} />
        </div>
      )}
    </div>
  );
}

interface ReadAsProps extends Required<Pick<LiveLineProps, "sumUp">> {
  readonly reading: Reading;
}

function ReadAs({ reading, sumUp }: ReadAsProps) {
  const value = useRef<HTMLElement>(null);
  // The end of an expression is in view while a field has the focus; otherwise its start is, as after a link.
  useLayoutEffect(() => {
    const box = value.current;
    if (box) box.scrollLeft = isTyped(reading) ? box.scrollWidth : 0;
  });
  return (
    <div className={classes.reading}>
      <Label as="span" className={classes.label}>
        {own.readAs}
      </Label>
      <ScrollBox ref={value} name={own.readAs} className={classes.value}>
        <Read reading={reading} sumUp={sumUp} />
      </ScrollBox>
    </div>
  );
}

function isTyped({ outcome }: Reading): boolean {
  return outcome.kind === "expression" && document.activeElement instanceof HTMLInputElement;
}

/** How many characters are shown of a text that is too long to be typeset. */
const plainCharsMax = 300;

function Read({ reading: { outcome, prepared }, sumUp }: ReadAsProps) {
  const expression = useMemo(
    () => (outcome.kind === "expression" && outcome.nodes ? fromNodes(outcome.nodes, outcome.vars) : null),
    [outcome],
  );
  if (outcome.kind === "minTerms") return sumUp(outcome.count, outcome.vars);
  if (expression) return <MathText expression={expression} />;
  const { text } = prepared;
  return <code>{text.length > plainCharsMax ? `${text.slice(0, plainCharsMax)}…` : text}</code>;
}
