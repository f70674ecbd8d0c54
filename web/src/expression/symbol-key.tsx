// One key of the bar. A press never takes the focus from the field.

import { UnstyledButton } from "@mantine/core";
import { useEffect, useRef, type ReactNode } from "react";
import classes from "./symbol-keys.module.css";

export interface KeyProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
  /** Where it stands in the bar; a sign stands where its turn is. */
  readonly area?: "left" | "right" | "erase" | "space" | "other" | "enter";
  /** Whether it goes on while it is held. */
  readonly repeats?: boolean;
  /**
   * Whether it acts at the end of the press: what scrolls with a swipe, and what removes the bar, so that the end of the
   * press does not hit what was below.
   */
  readonly waits?: boolean;
}

const firstRepeatMs = 400;
const repeatMs = 70;
/** A click so soon after a pointer belongs to that press; one without a pointer comes from a screen reader. */
const clickAfterMs = 700;

export function Key({ label, onPress, children, area, repeats = false, waits = false }: KeyProps) {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  const timer = useRef<number | undefined>(undefined);
  const releasedAt = useRef(Number.NEGATIVE_INFINITY);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const repeatAfter = (ms: number) => {
    timer.current = window.setTimeout(() => {
      press.current();
      repeatAfter(repeatMs);
    }, ms);
  };
  return (
    <UnstyledButton
      className={classes.key}
      data-area={area}
      data-waits={waits || undefined}
      aria-label={label}
      tabIndex={-1}
      onPointerDown={() => {
        if (waits) return;
        onPress();
        if (repeats) repeatAfter(firstRepeatMs);
      }}
      onPointerUp={(event) => {
        stop();
        releasedAt.current = event.timeStamp;
      }}
      onPointerCancel={stop}
      onPointerLeave={stop}
      onClick={(event) => {
        if (waits || event.timeStamp - releasedAt.current > clickAfterMs) onPress();
      }}
    >
      <span className={classes.cap}>{children}</span>
    </UnstyledButton>
  );
}
