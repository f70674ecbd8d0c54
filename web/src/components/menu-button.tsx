// A button that opens a menu. To keep the first load small, the menu itself is fetched when the pointer or the focus
// reaches the button.

import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from "react";
import { pagePart } from "#lib/page-part.ts";
import type { Part } from "#lib/part.ts";
import { LazyPart } from "./lazy-part.tsx";
import classes from "./menu-button.module.css";
import type { MenuGroup, OpenMenu } from "./menu-group.ts";

/** A menu that is a part of its own, with its own props. */
export interface MenuPart<Props> {
  readonly part: Part<ComponentType<OpenMenu & Props>>;
  readonly props: Props;
}

/** A menu's groups of entries, with a line between one group and the next, or the menu itself. */
export type MenuOf<Props> =
  | { readonly groups: readonly MenuGroup[]; readonly menu?: never }
  | { readonly menu: MenuPart<Props>; readonly groups?: never };

type MenuButtonProps<Props> = MenuOf<Props> & {
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

/** Draws an open menu of groups of entries. */
export const menuList = pagePart(async () => (await import("./menu-list.tsx")).MenuList);

export function MenuButton<Props extends object>({
  groups,
  menu,
  onDialog,
  children,
}: MenuButtonProps<Props>) {
  const fetchMenu = () => {
    // A failure is shown when the menu is opened.
    (menu?.part ?? menuList).load().catch(() => undefined);
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
      {isOpen &&
        !onDialog &&
        (menu ? (
          <LazyPart part={menu.part} props={{ ...menu.props, ...place }} frame={belowButton} />
        ) : (
          <MenuOfGroups {...place} groups={groups} />
        ))}
    </span>
  );
}

/** An open menu of groups of entries. */
export function MenuOfGroups(props: OpenMenu & { readonly groups: readonly MenuGroup[] }) {
  return <LazyPart part={menuList} props={props} frame={belowButton} />;
}

function belowButton(content: ReactNode) {
  return <span className={classes.below}>{content}</span>;
}
