// The number in every base and its complements; muted, with a line about it, while the field has another text.

import { Note } from "#components/note.tsx";
import { numberTexts } from "#messages/number-systems.ts";
import { BaseTable } from "./base-table.tsx";
import { ComplementCard } from "./complement-card.tsx";
import { baseName } from "./core/base-names.ts";
import type { Width } from "#numbers/core/complement.ts";
import type { Conversion } from "#numbers/core/convert.ts";
import { briefText, withMinus } from "#numbers/core/number-text.ts";
import classes from "./number-systems-page.module.css";

interface ConversionTablesProps {
  readonly conversion: Conversion;
  /** Whether the conversion of the number in the field is still being worked out. */
  readonly isOld: boolean;
  /** Whether the tables show a number that is no longer in the field. */
  readonly isEarlier: boolean;
  readonly hasPoint: boolean;
  readonly width: Width | null;
  readonly onChooseWidth: (width: Width) => void;
  readonly onCopy: (text: string) => void;
}

export function ConversionTables({
  conversion,
  isOld,
  isEarlier,
  hasPoint,
  width,
  onChooseWidth,
  onCopy,
}: ConversionTablesProps) {
  return (
    <div className={classes.tables} data-old={isEarlier || undefined} aria-busy={isOld}>
      {isEarlier && (
        <Note size="tag" className={classes.earlier}>
          {earlierWords(conversion)}
        </Note>
      )}
      <BaseTable conversion={conversion} onCopy={onCopy} />
      <ComplementCard
        integer={conversion.integer}
        isNegative={conversion.isNegative && conversion.integer > 0n}
        hasPoint={hasPoint}
        chosen={width}
        isOld={isEarlier}
        onChoose={onChooseWidth}
        onCopy={onCopy}
      />
    </div>
  );
}

/** The line about an earlier number; it leaves out a number that is too long for a line, which is in the table. */
function earlierWords({ base, values, isNegative }: Conversion): string {
  const value = values.find((each) => each.base === base);
  const brief = value && briefText(value);
  return numberTexts.earlierNumber(
    brief ? numberTexts.numberIn(withMinus(brief, isNegative), baseName(base)) : null,
  );
}
