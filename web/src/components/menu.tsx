// An icon button and the menu that it opens, with the keys of the ARIA pattern "menu button". The browser's popover
// keeps the menu above everything; its items are in menu-items.tsx.

import { useWindowEvent } from "@mantine/hooks";
import type { Icon } from "@tabler/icons-react";
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { IconButton } from "./icon-button.tsx";
import { MenuContext } from "./menu-items.tsx";
import classes from "./menu.module.css";

interface MenuProps {
  readonly icon: Icon;
  /** The name of the button and of its menu. */
  readonly label: string;
  /** Where the name is written otherwise than read aloud. */
  readonly tooltip?: string | undefined;
  /** Items, labels and lines. */
  readonly children: ReactNode;
}

type End = "first" | "last";

export function Menu({ icon, label, tooltip, children }: MenuProps) {
  const [openAt, setOpenAt] = useState<End | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpenAt(null);
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        tooltip={tooltip}
        aria-haspopup="menu"
        aria-expanded={openAt !== null}
        aria-controls={openAt === null ? undefined : id}
        onClick={() => setOpenAt(openAt === null ? "first" : null)}
        onKeyDown={(event) => {
          const end = { ArrowDown: "first", ArrowUp: "last" }[event.key] as End | undefined;
          if (!end) return;
          event.preventDefault();
          setOpenAt(end);
        }}
      />
      {openAt !== null && (
        <MenuContext value={close}>
          <MenuList
            id={id}
            label={label}
            focus={openAt}
            button={button}
            onClose={close}
            onLeft={() => setOpenAt(null)}
          >
            {children}
          </MenuList>
        </MenuContext>
      )}
    </>
  );
}

interface MenuListProps {
  readonly id: string;
  readonly label: string;
  /** The end whose item has the focus first. */
  readonly focus: End;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Closes it and gives the focus back. */
  readonly onClose: () => void;
  /** Closes it after the focus went elsewhere. */
  readonly onLeft: () => void;
  readonly children: ReactNode;
}

function MenuList({ id, label, focus, button, onClose, onLeft, children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", atMs: 0 });

  useLayoutEffect(() => {
    const opened = list.current;
    // Without popovers, in older browsers, the style sheet alone keeps it above the page.
    if (opened && "showPopover" in opened) opened.showPopover();
    place(opened, button.current);
    itemsOf(opened)
      .at(focus === "first" ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [button, focus]);

  const replace = () => place(list.current, button.current);
  useWindowEvent("resize", replace);
  useWindowEvent("scroll", replace, { capture: true, passive: true });
  useWindowEvent(
    "pointerdown",
    ({ target }) => {
      if (!(target instanceof Node) || button.current?.contains(target)) return;
      if (!list.current?.contains(target)) onLeft();
    },
    { capture: true },
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab") {
      // From the button on, as if the menu had never been there.
      button.current?.focus();
      return onLeft();
    }
    if (event.key === "Escape") {
      event.preventDefault();
      return onClose();
    }
    const next = nextItem(event, itemsOf(list.current), typed.current);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="manual"
      className={classes.menu}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

function itemsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
}

/** Keys that follow each other more quickly than this look for one word. */
const wordMs = 600;

/** The item that a key leads to, by arrow or by the beginning of its label. */
function nextItem(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  typed: { text: string; atMs: number },
): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement);
  switch (event.key) {
    case "ArrowDown":
      return items[(at + 1) % items.length];
    case "ArrowUp":
      return items.at(at <= 0 ? -1 : at - 1);
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
  }
  if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey || event.altKey) return;
  typed.text = event.timeStamp - typed.atMs < wordMs ? typed.text + event.key : event.key;
  typed.atMs = event.timeStamp;
  const word = typed.text.toLowerCase();
  // One letter goes on to the next item that begins with it; more of them may mean the present one.
  const from = at + (word.length === 1 ? 1 : 0);
  const inOrder = [...items.slice(from), ...items.slice(0, from)];
  return inOrder.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(word));
}

const gapPx = 8;
const edgePx = 4;

/** Below the button with equal right ends; above where below is too little room. Never beyond the window. */
function place(list: HTMLElement | null, button: HTMLElement | null): void {
  if (!list || !button) return;
  const { top, bottom, right } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = list;
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = bottom + gapPx + height <= clientHeight - edgePx || top < clientHeight - bottom;
  const left = Math.min(Math.max(right - width, edgePx), clientWidth - width - edgePx);
  const upper = fitsBelow ? bottom + gapPx : top - gapPx - height;
  list.style.left = `${left}px`;
  list.style.top = `${Math.max(upper, edgePx)}px`;
}
