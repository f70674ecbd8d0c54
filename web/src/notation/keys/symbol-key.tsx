// One key of the bar. A press never takes the focus from the field.

import { UnstyledButton } from "@mantine/core";
import { useEffect, useRef, type ReactNode } from "react";
import classes from "./symbol-keys.module.css";

export interface KeyProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
  /** The key's area in the bar; a sign has none and follows the key before it. */
  readonly area?: "left" | "right" | "erase" | "space" | "other" | "enter";
  /** Whether the key repeats while it is held. */
  readonly repeats?: boolean;
  /**
   * Whether the key acts at the end of the press. A key in a row that scrolls must not act on a swipe. A key that
   * removes the bar must not let the end of the press hit the content below.
   */
  readonly waits?: boolean;
}

const firstRepeatMs = 400;
const repeatMs = 70;
/**
 * A click within this time after a pointer press belongs to that press; a click without a press comes from a screen
 * reader.
 */
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
