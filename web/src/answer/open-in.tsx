// The button that opens an expression in another tool. It looks the same on every screen: an arrow and the words,
// since an arrow alone does not name the target. For several tools there is a menu, open-in-menu.tsx.

import { Button } from "@mantine/core";
import { IconArrowUpRight } from "@tabler/icons-react";
import { controlTexts } from "#messages/controls.ts";
import classes from "./open-in.module.css";

interface OpenInProps {
  readonly tool: keyof typeof controlTexts.tools;
  /** What is opened; missing where it is clear from what is around the button. */
  readonly of?: string;
  /** The name of the expression, for screen readers only. */
  readonly spokenOf?: string;
  readonly onOpen: () => void;
}

export function OpenIn({ tool, of, spokenOf, onOpen }: OpenInProps) {
  const words =
    of === undefined
      ? controlTexts.openIn(controlTexts.tools[tool])
      : controlTexts.openOf(of, controlTexts.tools[tool]);
  return (
    <Button {...openInLook} onClick={onOpen} {...spokenName(words, spokenOf)}>
      {words}
    </Button>
  );
}

/**
 * The accessible name begins with the visible words, so that a user of voice control can say them to press the
 * button.
 */
export function spokenName(words: string, of: string | undefined) {
  return of === undefined ? {} : { "aria-label": `${words}, ${of}` };
}

export const openInLook = {
  variant: "light",
  className: `${classes.button} no-print`,
  leftSection: <IconArrowUpRight size={20} stroke={1.75} aria-hidden />,
} as const;
