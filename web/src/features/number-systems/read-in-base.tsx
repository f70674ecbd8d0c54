// The line under the field: the base in which the number is read, its value in decimal, and a button to read it in
// the base that was probably meant.

import type { ReactNode } from "react";
import { Note } from "#components/note.tsx";
import { numberTexts } from "#messages/number-systems.ts";
import { baseName } from "./core/base-names.ts";
import type { Conversion } from "#numbers/core/convert.ts";
import { briefText, withMinus } from "#numbers/core/number-text.ts";
import classes from "./read-in-base.module.css";

interface ReadInBaseProps {
  /** Null while there is no number: then only the live region is drawn. */
  readonly base: number | null;
  /** The conversion of the present number; null while it is being computed. */
  readonly conversion: Conversion | null;
  readonly action: ReactNode;
}

export function ReadInBase({ base, conversion, action }: ReadInBaseProps) {
  const decimal =
    base === null || base === 10 ? undefined : conversion?.values.find((value) => value.base === 10);
  const brief = decimal && briefText(decimal);
  return (
    <div className={classes.line} data-empty={base === null || undefined}>
      <div className={classes.words}>
        {/* Only the base's name is announced: a value after every key press would drown the echo of the typed keys.
         */}
        <output>{base !== null && numberTexts.numberReadIn(baseName(base))}</output>
        {brief && (
          <Note as="span">
            <span className={classes.dot}> · </span>
            {numberTexts.numberIn(withMinus(brief, conversion?.isNegative ?? false), baseName(10))}
          </Note>
        )}
      </div>
      {action}
    </div>
  );
}
