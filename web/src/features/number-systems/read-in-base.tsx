// The line under the field: the base in which the number is read, what that is in decimal, and a way to read it in the
// base that was meant.

import type { ReactNode } from "react";
import { Note } from "#components/note.tsx";
import { numberTexts } from "#messages/number-systems.ts";
import { baseName } from "./core/base-names.ts";
import type { Conversion } from "./core/convert.ts";
import { briefText } from "./core/number-text.ts";
import classes from "./read-in-base.module.css";

interface ReadInBaseProps {
  /** Null while there is no number: then only the live region is there. */
  readonly base: number | null;
  /** Null while that of the present number is worked out. */
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
        {/* The name alone is announced: a value at every key would drown what is typed. */}
        <output>{base !== null && numberTexts.numberReadIn(baseName(base))}</output>
        {brief && (
          <Note as="span">
            <span className={classes.dot}> · </span>
            {numberTexts.numberIn(brief, baseName(10))}
          </Note>
        )}
      </div>
      {action}
    </div>
  );
}
