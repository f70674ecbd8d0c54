// Announces edits and refusals to screen readers. A refusal is also visible for a while.

import { useEffect, useState } from "react";
import { circuitWords } from "#messages/circuit.ts";
import { useBoard } from "./board-context.ts";
import classes from "./canvas.module.css";

const refusals: ReadonlySet<string> = new Set(Object.values(circuitWords.refusals));

const shownMs = 4_000;

export function StatusLine() {
  const { text, number } = useBoard((editor) => editor.status);
  const [hidden, setHidden] = useState(number);
  const isSeen = refusals.has(text) && number !== hidden;
  useEffect(() => {
    if (!isSeen) return;
    const timer = window.setTimeout(() => setHidden(number), shownMs);
    return () => window.clearTimeout(timer);
  }, [isSeen, number]);
  return (
    <output className={isSeen ? classes.status : "spoken"}>
      {/* The key makes a new element, so that screen readers announce the same text again. */}
      <span key={number}>{text}</span>
    </output>
  );
}
