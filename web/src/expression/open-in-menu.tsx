// The button with a menu of tools, each of which opens an expression.

import { Button } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { controlTexts } from "#messages/controls.ts";
import { openIn } from "#messages/expression.ts";
import { MenuButton } from "#components/menu-button.tsx";
import type { MenuEntry } from "#components/menu-group.ts";
import { openInLook, spokenName } from "./open-in.tsx";

/** A tool, and the function that opens the expression in it. */
export interface Way {
  readonly tool: keyof typeof controlTexts.tools;
  /** What of it is opened, where several ways lead to one tool. */
  readonly part?: string;
  readonly run: () => void;
}

interface OpenInMenuProps {
  readonly ways: readonly Way[];
  /** The name of the expression, for screen readers; missing where the surroundings of the button make it clear. */
  readonly of?: string;
  /** Further entries, below a line. */
  readonly others?: readonly MenuEntry[];
}

export function OpenInMenu({ ways, of, others }: OpenInMenuProps) {
  const entries = ways.map(({ tool, part, run }) => ({
    label: part === undefined ? controlTexts.tools[tool] : openIn.toolWith(controlTexts.tools[tool], part),
    run,
  }));
  return (
    <MenuButton groups={others ? [entries, others] : [entries]}>
      {(button) => (
        <Button
          {...openInLook}
          {...button}
          {...spokenName(openIn.tools, of)}
          rightSection={<IconChevronDown size={16} stroke={2} aria-hidden />}
        >
          {openIn.tools}
        </Button>
      )}
    </MenuButton>
  );
}
