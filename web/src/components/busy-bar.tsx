// A progress bar with a Cancel button, shown once an answer takes longer than a second.

import { Button } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { controlTexts } from "#messages/controls.ts";
import classes from "./busy-bar.module.css";

/** Most answers come sooner, and a bar that only flashes would distract. */
const delayMs = 1_000;

interface BusyBarProps {
  /** The name of the work, e.g. "Simplifying". */
  readonly label: string;
  readonly onCancel: () => void;
}

export function BusyBar({ label, onCancel }: BusyBarProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), delayMs);
    return () => window.clearTimeout(timer);
  }, []);
  return late ? <Bar label={label} onCancel={onCancel} /> : null;
}

function Bar({ label, onCancel }: BusyBarProps) {
  // In the capture phase: this is the topmost layer, so Esc must reach nothing below it.
  useWindowEvent(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      onCancel();
    },
    { capture: true },
  );
  return (
    <div className={classes.busy}>
      <BusyTrack />
      <div className={classes.line}>
        <output>{label}</output>
        <Button variant="subtle" className={classes.cancel} onClick={onCancel}>
          {controlTexts.cancel}
        </Button>
      </div>
    </div>
  );
}

/** The bar alone, which moves: work of unknown length is going on. */
export function BusyTrack() {
  return (
    <div className={classes.track} aria-hidden>
      <div className={classes.runner} />
    </div>
  );
}
