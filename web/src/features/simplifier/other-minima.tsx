// The sums that are as small as the result: how many there are, and on demand which.

import { useState } from "react";
import type { SimplifyResponse } from "#contract/simplify.ts";
import { ExpressionText } from "#expression/form-text.tsx";
import { MoreButton } from "#components/more-button.tsx";
import { Note } from "#components/note.tsx";
import { own } from "#messages/own.ts";
import classes from "./other-minima.module.css";

interface OtherMinimaProps {
  readonly minima: NonNullable<SimplifyResponse["minima"]>;
}

export function OtherMinima({ minima: { count, others } }: OtherMinimaProps) {
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
          {others.map((other) => (
            <li key={other}>
              <ExpressionText text={other} name={own.otherMinimaName} size="normal" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
