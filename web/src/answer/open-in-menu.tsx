// The button with a menu of tools, each of which opens an expression, and below them why the other tools cannot.

import { Button } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { controlTexts } from "#messages/controls.ts";
import { openIn } from "#messages/expression.ts";
import { MenuButton } from "#components/menu-button.tsx";
import type { MenuEntry, MenuGroup } from "#components/menu-group.ts";
import { openInLook, spokenName } from "./open-in.tsx";

/** A tool, and the function that opens the expression in it. */
export interface Way {
  readonly tool: keyof typeof controlTexts.tools;
  /** What of it is opened, where several ways lead to one tool. */
  readonly part?: string;
  readonly run: () => void;
}

/** A tool that cannot take the expression, and why. */
export interface NoWay extends Pick<Way, "tool"> {
  readonly why: string;
}

interface OpenInMenuProps {
  readonly ways: readonly (Way | NoWay)[];
  /** The name of the expression, for screen readers; missing where the surroundings of the button make it clear. */
  readonly of?: string;
  /** Further entries, below a line. */
  readonly others?: readonly MenuEntry[];
}

export function OpenInMenu({ ways, of, others }: OpenInMenuProps) {
  const [entries = [], ...reasons] = groupsOfWays(ways);
  return (
    <MenuButton groups={[entries, ...(others ? [others] : []), ...reasons]}>
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

/** The tools, then why the others cannot take the expression. */
export function groupsOfWays(ways: readonly (Way | NoWay)[]): readonly (readonly MenuEntry[] | MenuGroup)[] {
  const entries: MenuEntry[] = [];
  const reasons: MenuGroup[] = [];
  for (const way of ways) {
    const tool = controlTexts.tools[way.tool];
    if ("why" in way) reasons.push({ note: openIn.noWay(tool, way.why) });
    else
      entries.push({
        label: way.part === undefined ? tool : openIn.toolWith(tool, way.part),
        run: way.run,
      });
  }
  return [entries, ...reasons];
}
