// The reason why there is no derivation, or no check of one, and a button with a remedy.

import { Button } from "@mantine/core";
import { AlertBox } from "#notation/fields/failure-alert.tsx";
import { controlTexts } from "#messages/controls.ts";
import { steps } from "#messages/steps.ts";
import classes from "./derivation-failure.module.css";

interface DerivationFailureProps {
  /** What could not be done; by default the steps could not be loaded. */
  readonly title?: string;
  readonly sentence: string;
  /** The button's label; by default the one for asking again. */
  readonly label?: string;
  readonly onAgain: () => void;
}

export function DerivationFailure({
  title = steps.failed,
  sentence,
  label = controlTexts.tryAgain,
  onAgain,
}: DerivationFailureProps) {
  return (
    <AlertBox title={title} className={classes.failure}>
      <p>{sentence}</p>
      <Button
        variant="default"
        className={classes.again}
        onClick={({ currentTarget }) => {
          // The button is about to be removed, so the panel around it takes the focus.
          currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus();
          onAgain();
        }}
      >
        {label}
      </Button>
    </AlertBox>
  );
}
