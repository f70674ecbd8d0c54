// Shows the rest of a long part, or hides it again.

import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { controlTexts } from "#messages/controls.ts";
import classes from "./more-button.module.css";

interface MoreButtonProps {
  readonly expanded: boolean;
  /** The label while the rest is hidden, e.g. "All 21 terms". */
  readonly label: string;
  /** The label while the rest is shown. */
  readonly lessLabel?: string;
  readonly onToggle: () => void;
}

export function MoreButton({
  expanded,
  label,
  lessLabel = controlTexts.showLess,
  onToggle,
}: MoreButtonProps) {
  const Icon = expanded ? IconChevronUp : IconChevronDown;
  return (
    <Button
      variant="subtle"
      className={`${classes.more} no-print`}
      aria-expanded={expanded}
      onClick={onToggle}
      rightSection={<Icon size={16} stroke={2} aria-hidden />}
    >
      {expanded ? lessLabel : label}
    </Button>
  );
}
