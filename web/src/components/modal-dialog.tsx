// What lies over the page and takes the focus: the browser's own modal dialog, which keeps the focus inside, makes
// the rest inert and gives the focus back. Mount it to open it; Esc and a press beside it ask to close.

import { useLayoutEffect, useRef, type ReactNode } from "react";
import classes from "./modal-dialog.module.css";

interface ModalDialogProps {
  readonly label: string;
  readonly onClose: () => void;
  /** A sheet stands in the middle; a drawer at the left, below the header. */
  readonly kind: "sheet" | "drawer";
  readonly children: ReactNode;
}

export function ModalDialog({ label, onClose, kind, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    // The presses handled here are those beside the content and Esc, which the browser offers for every dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-kind={kind}
      aria-label={label}
      // So that a press on its ground keeps the focus, and with it Esc, inside.
      tabIndex={-1}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        // Handled here, so that nothing below closes with it.
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.content}>{children}</div>
    </dialog>
  );
}
