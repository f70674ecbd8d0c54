// Content that a lesson shows at a press, such as a longer proof; in print it is always shown.

import { useState, type ReactNode } from "react";
import { MoreButton } from "#components/more-button.tsx";
import classes from "./folded.module.css";

interface FoldedProps {
  /** The button's label while the content is hidden. */
  readonly label: string;
  /** The button's label while the content is shown. */
  readonly lessLabel: string;
  readonly children: ReactNode;
}

export function Folded({ label, lessLabel, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.folded}>
      <MoreButton expanded={isOpen} label={label} lessLabel={lessLabel} onToggle={() => setIsOpen(!isOpen)} />
      <div className={classes.content} data-open={isOpen}>
        {children}
      </div>
    </div>
  );
}
