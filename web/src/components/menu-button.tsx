// A button that opens a menu. To keep the first load small, the menu itself is fetched when the pointer or the focus
// reaches the button.

import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { pagePart } from "#lib/page-part.ts";
import { LazyPart } from "./lazy-part.tsx";
import classes from "./menu-button.module.css";
import type { MenuGroup } from "./menu-group.ts";

interface MenuButtonProps {
  /** The groups of entries, drawn with a line between one group and the next. */
  readonly groups: readonly MenuGroup[];
  /** Opens a dialog instead of the menu. The button stays the same, and so does its focus. */
  readonly onDialog?: (() => void) | undefined;
  /** Draws the button, which must take all the given properties. */
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
  // A failure is shown when the menu is opened.
  menuList.load().catch(() => undefined);
}

export function MenuButton({ groups, onDialog, children }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  // A closed menu leaves the focus on the body, unless the entry has opened something that took it, or another press
  // has. Then the button gets the focus back, without scrolling, so that nothing moves under the press that closed
  // the menu.
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
          // The library handles Esc only once its menu has the focus. Before that, the button handles the key.
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
