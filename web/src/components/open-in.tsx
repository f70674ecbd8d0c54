// The button that opens an expression in another tool. It looks the same on every screen: an arrow and the words, since a
// sign alone says nothing of where it leads. Several tools have a menu, open-in-menu.tsx.

import { Button } from "@mantine/core";
import { IconArrowUpRight } from "@tabler/icons-react";
import { controlTexts } from "#messages/controls.ts";
import classes from "./open-in.module.css";

interface OpenInProps {
  readonly tool: keyof typeof controlTexts.tools;
  /** What is opened; missing where it is clear from what is around the button. */
  readonly of?: string;
  /** What is opened, for screen readers alone. */
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

/** The written words come first in the name, so that they can be said to press the button. */
export function spokenName(words: string, of: string | undefined) {
  return of === undefined ? {} : { "aria-label": `${words}, ${of}` };
}

export const openInLook = {
  variant: "light",
  className: `${classes.button} no-print`,
  leftSection: <IconArrowUpRight size={20} stroke={1.75} aria-hidden />,
} as const;
