// The button that replaces a text by its probable correction.

import { Button } from "@mantine/core";
import type { Fix } from "#contract/generated/logic-types.ts";
import { own } from "#messages/own.ts";
import { notationText } from "./core/correction.ts";
import classes from "./fix-button.module.css";

/** The button's label cuts a longer correction; the text it writes is whole. */
const shownCharsMax = 40;

interface FixButtonProps {
  readonly fix: Fix;
  readonly onFix: (fix: Fix) => void;
}

export function FixButton({ fix, onFix }: FixButtonProps) {
  const [words, shown] = labelOf(fix);
  return (
    <Button type="button" variant="default" className={classes.fix} onClick={() => onFix(fix)}>
      {words}&nbsp;<code className={classes.text}>{cut(shown)}</code>
    </Button>
  );
}

function labelOf(fix: Fix): readonly [words: string, shown: string] {
  switch (fix.kind) {
    case "write":
    case "minTerms":
      return [own.fixWrite, notationText(fix)];
    case "mend":
      return [own.fixWrite, fix.text];
    case "remove":
      return [own.fixRemove, fix.removed];
    case "close":
      return [own.fixClose, fix.added];
  }
}

function cut(text: string): string {
  return text.length > shownCharsMax ? `${text.slice(0, shownCharsMax)}…` : text;
}
