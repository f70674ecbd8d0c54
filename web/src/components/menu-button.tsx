// A button that opens a menu. The menu itself is a part of the page of its own, fetched when the pointer or the focus
// comes near the button: it is no part of the first load.

import type { Icon } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { pagePart } from "#lib/page-part.ts";
import { LazyPart } from "./lazy-part.tsx";
import classes from "./menu-button.module.css";

export interface MenuEntry {
  readonly label: string;
  readonly icon?: Icon;
  /** A key that does the same, as it is written on the keyboard. */
  readonly keys?: string;
  /** Whether it is on, for an entry that is switched on and off. */
  readonly isOn?: boolean;
  /** Whether switching it closes the menu, which would hide what it changes. */
  readonly closes?: boolean;
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

interface MenuButtonProps {
  /** With a line between one group and the next. */
  readonly groups: readonly MenuGroup[];
  /** Opens a dialog instead of the menu. The button stays the same, and so does its focus. */
  readonly onDialog?: (() => void) | undefined;
  /** Draws the button, which takes all that it is given. */
  readonly children: (button: ButtonOfMenu) => ReactNode;
}

type ButtonOfMenu = Pick<
  ComponentPropsWithRef<"button">,
  | "ref"
  | "id"
  | "aria-haspopup"
  | "aria-expanded"
  | "aria-controls"
  | "onPointerEnter"
  | "onFocus"
  | "onClick"
  | "onKeyDown"
>;

const menuList = pagePart(async () => (await import("./menu-list.tsx")).MenuList);

function fetchMenu(): void {
  // A failure shows once the menu is asked for.
  menuList.load().catch(() => undefined);
}

export function MenuButton({ groups, onDialog, children }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  // The focus was in the menu, unless something that an entry opened or another press has taken it. Nothing moves under
  // the press that has closed the menu.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <span className={classes.place}>
      {children({
        ref: button,
        id: `${id}-target`,
        "aria-haspopup": onDialog ? "dialog" : "menu",
        "aria-expanded": onDialog ? undefined : isOpen,
        "aria-controls": isOpen ? `${id}-dropdown` : undefined,
        onPointerEnter: onDialog ? undefined : fetchMenu,
        onFocus: onDialog ? undefined : fetchMenu,
        onClick: onDialog ?? (() => setIsOpen(!isOpen)),
        onKeyDown: (event) => {
          // The library hears Esc once its menu has the focus. Before that the key is the button's.
          const closes = isOpen && event.key === "Escape";
          if (onDialog || (event.key !== "ArrowDown" && !closes)) return;
          event.preventDefault();
          setIsOpen(!closes);
        },
      })}
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
