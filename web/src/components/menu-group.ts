// The entries of a menu, in groups, and its place. Types only.

import type { Icon } from "@tabler/icons-react";
import type { RefObject } from "react";

export interface MenuEntry {
  readonly label: string;
  readonly icon?: Icon;
  /** The label of the key that does the same. */
  readonly keys?: string;
  /** Whether the entry is on, for an entry that is switched on and off. */
  readonly isOn?: boolean;
  /** Whether switching the entry closes the menu, because an open menu would hide the change. */
  readonly closes?: boolean;
  readonly run: () => void;
}

/** An entry that opens an address in another tab. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

/** One of several choices, of which exactly one is on. */
interface MenuChoice {
  readonly label: string;
  readonly isOn: boolean;
  readonly run: () => void;
}

/** Entries below a title and a note, which cannot be pressed. */
export interface TitledEntries {
  readonly title: string;
  /** The second line; empty for none. */
  readonly note: string;
  readonly items: readonly MenuEntry[];
}

/** A line of text, which cannot be pressed. */
interface MenuNote {
  readonly note: string;
  readonly items?: never;
}

export type MenuGroup =
  | MenuNote
  | readonly (MenuEntry | MenuLink)[]
  | TitledEntries
  | {
      readonly label: string;
      readonly choices: readonly MenuChoice[];
      /** Whether a choice closes the menu, because an open menu would hide the change. */
      readonly closes?: boolean;
    };

/** An open menu's place. */
export interface OpenMenu {
  /** The button's id is this id followed by `-target`. */
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}
