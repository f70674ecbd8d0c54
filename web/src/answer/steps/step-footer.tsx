// The buttons that go to the step before and the step after. At the first and the last step both stay, so that the
// pressed button keeps the focus.

import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { derivation as words } from "#messages/expression.ts";
import classes from "./step-footer.module.css";

interface StepFooterProps {
  readonly at: number;
  readonly last: number;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

export function StepFooter({ at, last, onBack, onNext }: StepFooterProps) {
  const isFirst = at === 0;
  const isLast = at === last;
  return (
    <div className={classes.footer}>
      <Button
        variant="default"
        aria-disabled={isFirst}
        data-disabled={isFirst}
        leftSection={<IconChevronLeft size={18} stroke={2} aria-hidden />}
        onClick={() => !isFirst && onBack()}
      >
        {words.back}
      </Button>
      <span className={classes.count}>{words.stepOf(at, last)}</span>
      <Button
        variant="default"
        aria-disabled={isLast}
        data-disabled={isLast}
        rightSection={<IconChevronRight size={18} stroke={2} aria-hidden />}
        onClick={() => !isLast && onNext()}
      >
        {words.next}
      </Button>
    </div>
  );
}
