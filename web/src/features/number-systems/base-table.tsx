// The number in every base, one row for each base, with a copy button and a working that unfolds.

import { UnstyledButton } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconCopy } from "@tabler/icons-react";
import { Fragment, useId, useState } from "react";
import { Card } from "#components/card.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { Note } from "#components/note.tsx";
import { copyTexts } from "#messages/controls.ts";
import { numberTexts } from "#messages/number-systems.ts";
import { baseName, shortName } from "./core/base-names.ts";
import { fractionDigitsMax, type Conversion, type Converted } from "#numbers/core/convert.ts";
import { plainText, shownText, withMinus } from "#numbers/core/number-text.ts";
import { Digits } from "./digits.tsx";
import classes from "./number-table.module.css";
import { WorkingList } from "#numbers/working-list.tsx";

interface BaseTableProps {
  readonly conversion: Conversion;
  readonly onCopy: (text: string) => void;
}

export function BaseTable({ conversion, onCopy }: BaseTableProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const id = useId();
  const toggle = (base: number) =>
    setUnfolded((before) => {
      const after = new Set(before);
      if (!after.delete(base)) after.add(base);
      return after;
    });
  return (
    <Card className={classes.card}>
      <table className={classes.table}>
        <caption className="spoken">{numberTexts.numberInBases}</caption>
        <colgroup>
          <col className={classes.names} />
          <col />
          <col className={classes.actions} />
        </colgroup>
        <thead className="spoken">
          <tr>
            <th scope="col">{numberTexts.baseColumn}</th>
            <th scope="col">{numberTexts.numberColumn}</th>
            <th scope="col">{numberTexts.copyColumn}</th>
          </tr>
        </thead>
        <tbody>
          {conversion.values.map((value) => {
            const { base } = value;
            const isCurrent = base === conversion.base;
            const isUnfolded = unfolded.has(base) && !isCurrent;
            const label = shortName(base) ?? numberTexts.baseNumbered(base);
            return (
              <Fragment key={base}>
                <tr data-current={isCurrent || undefined} aria-current={isCurrent || undefined}>
                  <th scope="row" className={classes.name}>
                    {isCurrent ? (
                      <Name base={base} label={label} />
                    ) : (
                      <UnstyledButton
                        className={classes.unfold}
                        aria-expanded={isUnfolded}
                        aria-controls={isUnfolded ? `${id}-${base}` : undefined}
                        onClick={() => toggle(base)}
                      >
                        <Name base={base} label={label} isUnfolded={isUnfolded} />
                      </UnstyledButton>
                    )}
                  </th>
                  <td className={classes.value}>
                    <Digits
                      name={label}
                      text={withMinus(shownText(value), conversion.isNegative)}
                      count={digitCount(value)}
                    />
                    <FractionNote value={value} isCurrent={isCurrent} />
                  </td>
                  <td className={classes.action}>
                    <IconButton
                      icon={IconCopy}
                      label={copyTexts.copyOf(label)}
                      data-copies
                      onClick={() => onCopy(`${conversion.isNegative ? "-" : ""}${plainText(value)}`)}
                    />
                  </td>
                </tr>
                {isUnfolded && (
                  <tr id={`${id}-${base}`} className={classes.working}>
                    <td colSpan={3}>
                      <WorkingList conversion={conversion} target={base} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

interface NameProps {
  readonly base: number;
  readonly label: string;
  /** Whether the working is unfolded; undefined if there is no working. */
  readonly isUnfolded?: boolean;
}

function Name({ base, label, isUnfolded }: NameProps) {
  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown;
  return (
    <>
      <span className={classes.short}>
        <span translate="no">{label}</span>
        {isUnfolded !== undefined && (
          <>
            {" "}
            <span className={classes.press}>
              {numberTexts.working}
              <Chevron className={classes.chevron} size={14} stroke={2} aria-hidden />
            </span>
          </>
        )}
      </span>{" "}
      <span className={classes.long}>{baseName(base)}</span>
    </>
  );
}

function digitCount({ whole, fraction, repeating }: Converted): number {
  return whole.length + fraction.length + repeating.length;
}

/** For a longer repeating block the note gives only the length. */
const spelledMax = 12;

function FractionNote({ value, isCurrent }: { readonly value: Converted; readonly isCurrent: boolean }) {
  const { repeating, isCut } = value;
  if (isCurrent || (repeating === "" && !isCut)) return null;
  const note = isCut
    ? numberTexts.cutFraction(fractionDigitsMax)
    : repeating.length > spelledMax
      ? numberTexts.repeatLength(repeating.length)
      : numberTexts.repeats(repeating);
  return (
    <Note as="span" size="tag" className={classes.note}>
      {note}
    </Note>
  );
}
