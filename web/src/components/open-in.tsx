// The button that opens an expression in another tool. It looks the same on every screen: an arrow and the
// words; where room is small, the arrow alone. The simulator's has a gate where it may stand alone, because another
// tool's arrow stands beside it.

import { Button } from "@mantine/core";
import { IconArrowUpRight, IconLogicAnd } from "@tabler/icons-react";
import { own } from "#messages/own.ts";
import classes from "./open-in.module.css";

interface OpenInProps {
  readonly tool: keyof typeof own.tools;
  /** What is opened; missing where it is clear from what stands around the button. */
  readonly of?: string;
  /** Where the arrow stands without the words. */
  readonly iconOnly?: "never" | "narrow" | "always";
  readonly onOpen: () => void;
}

export function OpenIn({ tool, of, iconOnly = "never", onOpen }: OpenInProps) {
  const words = own.openIn(own.tools[tool]);
  const Glyph = tool === "simulator" && iconOnly !== "never" ? IconLogicAnd : IconArrowUpRight;
  return (
    <Button
      variant="light"
      className={`${classes.button} no-print`}
      data-icon-only={iconOnly}
      title={words}
      onClick={onOpen}
    >
      <Glyph className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>{of === undefined ? words : own.openOf(of, own.tools[tool])}</span>
    </Button>
  );
}
