// An icon button that opens a menu. The menu itself is a part of the page of its own, fetched when the pointer or the
// focus comes near the button: it is no part of the first load.

import type { Icon } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { pagePart } from "#lib/page-part.ts";
import { IconButton } from "./icon-button.tsx";
import classes from "./icon-menu.module.css";
import { LazyPart } from "./lazy-part.tsx";

export interface MenuEntry {
  readonly label: string;
  readonly icon?: Icon;
  /** A key that does the same, as it is written on the keyboard. */
  readonly keys?: string;
  /** Whether it is on, for an entry that is switched on and off. */
  readonly isOn?: boolean;
  readonly run: () => void;
}

/** One of several of which one is on. */
export interface MenuChoice {
  readonly label: string;
  readonly isOn: boolean;
  readonly run: () => void;
}

/** Entries below two lines that cannot be pressed. */
export interface TitledEntries {
  readonly title: string;
  /** Empty for one line. */
  readonly note: string;
  readonly items: readonly MenuEntry[];
}

export type MenuGroup =
  readonly MenuEntry[] | TitledEntries | { readonly label: string; readonly choices: readonly MenuChoice[] };

interface IconMenuProps {
  readonly icon: Icon;
  /** Instead of the icon. */
  readonly picture?: ReactNode;
  readonly label: string;
  /** Where the label is written otherwise than read aloud. */
  readonly tooltip?: string | undefined;
  /** With a line between one group and the next. */
  readonly groups: readonly MenuGroup[];
  /** Opens a dialog instead of the menu. The button stays the same, and so does its focus. */
  readonly onDialog?: (() => void) | undefined;
}

const menuList = pagePart(async () => (await import("./menu-list.tsx")).MenuList);

function fetchMenu(): void {
  // A failure shows once the menu is asked for.
  menuList.load().catch(() => undefined);
}

export function IconMenu({ icon, picture, label, tooltip, groups, onDialog }: IconMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  // The focus was in the menu, unless something that an entry opened or another press has taken it.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <span className={classes.place}>
      <IconButton
        ref={button}
        id={`${id}-target`}
        icon={icon}
        picture={picture}
        label={label}
        tooltip={tooltip}
        aria-haspopup={onDialog ? "dialog" : "menu"}
        aria-expanded={onDialog ? undefined : isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onPointerEnter={onDialog ? undefined : fetchMenu}
        onFocus={onDialog ? undefined : fetchMenu}
        onClick={onDialog ?? (() => setIsOpen(!isOpen))}
        onKeyDown={(event) => {
          if (onDialog || event.key !== "ArrowDown") return;
          event.preventDefault();
          setIsOpen(true);
        }}
      />
      {isOpen && !onDialog && (
        <LazyPart
          part={menuList}
          props={{ id, button, groups, onClose: () => setIsOpen(false) }}
          frame={belowButton}
        />
      )}
    </span>
  );
}

function belowButton(content: ReactNode) {
  return <span className={classes.below}>{content}</span>;
}
