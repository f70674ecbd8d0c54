// A button that opens a menu. The library's menu is fetched when the pointer or the focus reaches the button.

import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from "react";
import { lazy } from "#lib/lazy.ts";
import { LazyView } from "./lazy-view.tsx";
import classes from "./menu-button.module.css";
import type { MenuGroup, OpenMenu } from "./menu-group.ts";

/** A menu's groups of entries, with a line between one group and the next, or a component that draws `MenuOfGroups`. */
export type MenuOf = { readonly groups: readonly MenuGroup[] } | { readonly menu: ReactElement };

type MenuButtonProps = MenuOf & {
  /** Opens a dialog instead of the menu. The button stays the same, and so does its focus. */
  readonly onDialog?: (() => void) | undefined;
  /** Draws the button, which must take all the given properties. */
  readonly children: (button: ButtonOfMenu) => ReactNode;
};

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

const menuList = lazy(() => import("./menu-list.tsx"));

export function MenuButton({ onDialog, children, ...of }: MenuButtonProps) {
  const fetchMenu = () => {
    // A failure is shown when the menu is opened.
    menuList.load().catch(() => undefined);
  };
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const place: OpenMenu = { id, button, onClose: () => setIsOpen(false) };
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
        <MenuPlace value={place}>{"menu" in of ? of.menu : <MenuOfGroups groups={of.groups} />}</MenuPlace>
      )}
    </span>
  );
}

/** Where the menu is open, for `MenuOfGroups` within. */
export const MenuPlace = createContext<OpenMenu | null>(null);

/** An open menu of groups of entries. */
export function MenuOfGroups({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const place = useContext(MenuPlace);
  if (!place) return null;
  return (
    <LazyView of={menuList} frame={belowButton}>
      {({ MenuList }) => <MenuList {...place} groups={groups} />}
    </LazyView>
  );
}

function belowButton(content: ReactNode) {
  return <span className={classes.below}>{content}</span>;
}
