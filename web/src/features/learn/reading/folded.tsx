// What a lesson shows at a press, such as a longer proof; on paper it is always there.

import { useState, type ReactNode } from "react";
import { MoreButton } from "#components/more-button.tsx";
import classes from "./folded.module.css";

interface FoldedProps {
  /** What the press shows. */
  readonly label: string;
  /** What the button says while the content is shown. */
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
