// 1's and 2's complement of the whole part in a chosen number of bits.

import { Button, UnstyledButton } from "@mantine/core";
import { IconChevronDown, IconCopy } from "@tabler/icons-react";
import { useId, useMemo } from "react";
import { Card } from "#components/card.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { MenuButton } from "#components/menu-button.tsx";
import { Note } from "#components/note.tsx";
import { Segmented } from "#components/segmented.tsx";
import { copyTexts } from "#messages/controls.ts";
import { numberTexts } from "#messages/number-systems.ts";
import { specifiedNumbers } from "#messages/specified.ts";
import {
  bitsNeeded,
  complements,
  fits,
  hexOf,
  moreWidths,
  signedValue,
  widthFor,
  widths,
  type Width,
} from "#numbers/core/complement.ts";
import { grouped, withMinus } from "#numbers/core/number-text.ts";
import { Digits } from "./digits.tsx";
import classes from "./complement-card.module.css";
import table from "./number-table.module.css";

const widthLabels: Readonly<Record<(typeof widths)[number], string>> = {
  4: specifiedNumbers.bits4,
  8: specifiedNumbers.bits8,
  12: specifiedNumbers.bits12,
  16: specifiedNumbers.bits16,
  [-1]: specifiedNumbers.bitsVar,
};

interface ComplementCardProps {
  /** Without sign. */
  readonly integer: bigint;
  readonly isNegative: boolean;
  readonly hasPoint: boolean;
  readonly chosen: Width | null;
  /** Whether the complements belong to an earlier number; then they cannot be copied. */
  readonly isOld: boolean;
  readonly onChoose: (width: Width) => void;
  readonly onCopy: (text: string) => void;
}

export function ComplementCard(props: ComplementCardProps) {
  const { integer, isNegative, hasPoint, chosen, isOld, onChoose, onCopy } = props;
  const titleId = useId();
  const bits = useMemo(() => bitsNeeded(integer, isNegative), [integer, isNegative]);
  const width = widthFor(bits, chosen);
  const rows = useMemo(() => {
    const { bits: length, value, ones, twos } = complements(integer, width, isNegative);
    const name = isNegative ? numberTexts.unsigned : numberTexts.complementValue;
    const signed = signedValue(isNegative ? twos : value);
    return [
      { label: name, binary: value },
      { label: specifiedNumbers.complementOnes, binary: ones },
      { label: specifiedNumbers.complementTwos, binary: twos },
      { label: numberTexts.signed, decimal: signed, bits: length },
    ];
  }, [integer, isNegative, width]);
  const wide = moreWidths
    .filter((each) => fits(bits, each))
    .map((each) => ({
      label: numberTexts.inBits(each),
      isOn: each === width,
      run: () => onChoose(each),
    }));
  return (
    <Card className="whole-on-paper" aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {numberTexts.complements}
        </h2>
        {hasPoint && <Note>{specifiedNumbers.integerPartOnly}</Note>}
        <div className={`${classes.widths} no-print`}>
          <Segmented
            className={classes.fixed}
            label={numberTexts.bitWidth}
            segments={widths.map((each) => ({
              value: String(each),
              label: widthLabels[each],
              disabled: !fits(bits, each),
            }))}
            value={String(width)}
            onChange={(value) => {
              const picked = widths.find((each) => String(each) === value);
              if (picked !== undefined) onChoose(picked);
            }}
          />
          {wide.length > 0 && (
            <MenuButton groups={[wide]}>
              {(button) => (
                <Button
                  variant="default"
                  {...button}
                  rightSection={<IconChevronDown size={16} stroke={2} aria-hidden />}
                >
                  {isWide(width) ? numberTexts.inBits(width) : numberTexts.wider}
                </Button>
              )}
            </MenuButton>
          )}
        </div>
      </div>
      <table className={table.table} data-short>
        <caption className="spoken">{numberTexts.complementsCaption}</caption>
        <colgroup>
          <col className={table.labels} />
          <col />
          <col className={table.actions} />
        </colgroup>
        <thead className="spoken">
          <tr>
            <th scope="col">{numberTexts.complementColumn}</th>
            <th scope="col">{numberTexts.bitsColumn}</th>
            <th scope="col">{numberTexts.copyColumn}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, binary, decimal, bits: length }) => (
            <tr key={label}>
              <th scope="row" className={table.name}>
                {label}
              </th>
              <td className={table.value}>
                {binary === undefined ? (
                  <>
                    <Digits name={label} text={minusOf(decimal)} count={String(decimal).length} />{" "}
                    <Note as="span" size="tag" className={table.note}>
                      {numberTexts.inWidth(length)}
                    </Note>
                  </>
                ) : (
                  <>
                    <Digits name={label} text={grouped(binary)} count={binary.length} />
                    <HexOf binary={binary} isOld={isOld} onCopy={onCopy} />
                  </>
                )}
              </td>
              <td className={table.action}>
                <IconButton
                  icon={IconCopy}
                  label={copyTexts.copyOf(label)}
                  data-copies
                  onClick={() => onCopy(binary ?? String(decimal))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function isWide(width: Width): boolean {
  return moreWidths.some((wide) => wide === width);
}

/** A decimal number with the sign that is drawn. */
function minusOf(decimal: bigint): string {
  return withMinus(String(decimal < 0n ? -decimal : decimal), decimal < 0n);
}

/**
 * Longer values are not shown: the HEX row has the number's own, and next to a page of bits a long value is of no
 * use.
 */
const hexDigitsMax = 40;

interface HexOfProps extends Pick<ComplementCardProps, "isOld" | "onCopy"> {
  readonly binary: string;
}

/** The drawn value ends in the base, the spoken value begins with it, and the copied value has no base. */
function HexOf({ binary, isOld, onCopy }: HexOfProps) {
  if (binary.length > hexDigitsMax * 4) return null;
  const digits = hexOf(binary);
  const name = copyTexts.copyOf(numberTexts.hexadecimal(digits));
  return (
    <UnstyledButton
      className={table.hex}
      aria-label={name}
      title={name}
      disabled={isOld}
      onClick={() => onCopy(digits)}
    >
      <span className={table.digits16}>{digits}</span>
      <IconCopy className="no-print" size={16} stroke={1.75} aria-hidden data-copies />
    </UnstyledButton>
  );
}
