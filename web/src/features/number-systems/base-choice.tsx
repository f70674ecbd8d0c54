// The choice of the number's base: the fixed bases, the custom ones, and a button to add more.

import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { PremiumStar } from "#account/premium-star.tsx";
import { Segmented } from "#components/segmented.tsx";
import { numberTexts } from "#messages/number-systems.ts";
import { specifiedNumbers } from "#messages/specified.ts";
import { shortName } from "./core/base-names.ts";
import { fixedBases } from "./core/bases.ts";
import classes from "./base-choice.module.css";

interface BaseChoiceProps {
  readonly custom: readonly number[];
  /** The bases in which the typed text is valid; the others are disabled. */
  readonly valid: readonly number[];
  /** The current base; null while nothing is typed or chosen. */
  readonly base: number | null;
  readonly isPremium: boolean;
  readonly panelIsOpen: boolean;
  readonly onChoose: (base: number) => void;
  readonly onCustom: () => void;
}

export function BaseChoice({
  custom,
  valid,
  base,
  isPremium,
  panelIsOpen,
  onChoose,
  onCustom,
}: BaseChoiceProps) {
  return (
    <div className={classes.row}>
      <Segmented
        className={classes.fixed}
        label={numberTexts.numberBase}
        segments={fixedBases.map((each) => ({
          value: String(each),
          label: shortName(each) ?? "",
          disabled: !valid.includes(each),
        }))}
        value={String(base)}
        onChange={(value) => onChoose(Number(value))}
      />
      {custom.map((each) => (
        <button
          key={each}
          type="button"
          className={classes.own}
          aria-label={numberTexts.baseNumbered(each)}
          aria-pressed={each === base}
          disabled={!valid.includes(each)}
          onClick={() => onChoose(each)}
        >
          {each}
        </button>
      ))}
      <Button
        variant="default"
        className={classes.custom}
        leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
        rightSection={isPremium ? null : <PremiumStar />}
        aria-expanded={isPremium ? panelIsOpen : undefined}
        aria-haspopup={isPremium ? undefined : "dialog"}
        onClick={onCustom}
      >
        {specifiedNumbers.custom}
      </Button>
    </div>
  );
}
