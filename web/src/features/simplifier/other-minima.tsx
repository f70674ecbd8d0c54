// The sums that are as small as the result: how many there are, and a button that lists them.

import { useState } from "react";
import type { Form } from "#expression/core/form.ts";
import { CopyMenu } from "#expression/copy-menu.tsx";
import { FormText } from "#expression/form-text.tsx";
import { MoreButton } from "#components/more-button.tsx";
import { Note } from "#components/note.tsx";
import { own } from "#messages/own.ts";
import classes from "./other-minima.module.css";

interface OtherMinimaProps {
  /** How many minima there are, the result included. */
  readonly count: number;
  readonly others: readonly Form[];
  readonly onCopy: (text: string) => void;
}

export function OtherMinima({ count, others, onCopy }: OtherMinimaProps) {
  const [shown, setShown] = useState(false);
  const total = count - 1;
  return (
    <div className={classes.minima}>
      <Note size="tag">{own.equalMinima(count)}</Note>
      <MoreButton
        expanded={shown}
        label={others.length < total ? own.firstOfOtherMinima(others.length, total) : own.otherMinima(total)}
        onToggle={() => setShown(!shown)}
      />
      {shown && (
        <ul className={classes.list} aria-label={own.otherMinimaName}>
          {others.map((other, at) => (
            <li key={other.text} className={classes.other}>
              <div className={classes.form}>
                <FormText form={other} name={own.otherMinimaName} size="normal" />
              </div>
              <CopyMenu part={own.otherMinimum(at + 1)} of={other} onCopy={onCopy} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
