// The sums that are equally small as the result: their number, and a button that lists them. While a Karnaugh map is
// open, the map can show each of them.

import { IconBorderAll } from "@tabler/icons-react";
import { useState } from "react";
import type { Form } from "#answer/core/form.ts";
import { CopyMenu } from "#answer/copy-menu.tsx";
import { FormText } from "#answer/form-text.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { useIsPrinting } from "#components/use-is-printing.ts";
import { MoreButton } from "#components/more-button.tsx";
import { Note } from "#components/note.tsx";
import { answerMap, answerTexts } from "#messages/simplifier.ts";
import classes from "./other-minima.module.css";

interface OtherMinimaProps {
  /** The number of minima, including the result. */
  readonly count: number;
  readonly others: readonly Form[];
  /** Null while no map is open. */
  readonly onMap: SumOnMap | null;
  readonly onCopy: (text: string) => void;
}

/** The sum that an open map shows. */
export interface SumOnMap {
  /** 0 for the result, then the others; null for a product of sums. */
  readonly shown: number | null;
  readonly onShow: (index: number) => void;
}

export function OtherMinima({ count, others, onMap, onCopy }: OtherMinimaProps) {
  const [shown, setShown] = useState(false);
  const isPrinting = useIsPrinting();
  const total = count - 1;
  return (
    <div className={classes.minima}>
      <Note size="tag">{answerTexts.equalMinima(count)}</Note>
      <MoreButton
        expanded={shown}
        label={
          others.length < total
            ? answerTexts.firstOfOtherMinima(others.length, total)
            : answerTexts.otherMinima(total)
        }
        onToggle={() => setShown(!shown)}
      />
      {(shown || isPrinting) && (
        <ul className={classes.list} aria-label={answerTexts.otherMinimaName}>
          {others.map((other, at) => (
            <li key={other.text} className={classes.other}>
              <div className={classes.form}>
                <FormText form={other} name={answerTexts.otherMinimaName} size="normal" />
              </div>
              {onMap && (
                <IconButton
                  icon={IconBorderAll}
                  className={classes.onMap}
                  label={answerMap.showOther(at + 1)}
                  aria-pressed={onMap.shown === at + 1}
                  onClick={() => onMap.onShow(onMap.shown === at + 1 ? 0 : at + 1)}
                />
              )}
              <CopyMenu part={answerTexts.otherMinimum(at + 1)} of={other} onCopy={onCopy} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
