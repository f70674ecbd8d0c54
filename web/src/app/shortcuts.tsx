// The keyboard shortcuts of every screen, and the sheet that lists them. A key typed into a field is text.

import { useWindowEvent } from "@mantine/hooks";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { PanelHead } from "#components/panel-head.tsx";
import { shellTexts } from "#messages/shell.ts";
import { ShortcutList } from "./shortcut-list.tsx";

interface ShortcutKeys {
  readonly onSheet: () => void;
  /** Gives the focus to the screen's field, where it has one. */
  readonly onField: () => void;
}

export function useShortcutKeys({ onSheet, onField }: ShortcutKeys): void {
  useWindowEvent("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector("dialog[open]") || isTyping(event.target)) return;
    const act = { "?": onSheet, "/": onField }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches("input:not([type=radio], [type=checkbox]), textarea, select")
  );
}

export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalDialog kind="sheet" label={shellTexts.shortcuts} onClose={onClose}>
      <PanelHead title={shellTexts.shortcuts} onClose={onClose} />
      <ShortcutList />
    </ModalDialog>
  );
}
