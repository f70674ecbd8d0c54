// A dialog or drawer over the page: the browser's modal dialog, which keeps the focus inside, makes the rest
// inert and gives the focus back. Mounting opens it; Esc and a press outside ask to close it.

import { useLayoutEffect, useRef, type ReactNode } from "react";
import classes from "./modal-dialog.module.css";

interface ModalDialogProps {
  readonly label: string;
  readonly onClose: () => void;
  /** A sheet is in the middle; a drawer is at the left, below the header; a screen covers the page. */
  readonly kind: "sheet" | "drawer" | "screen";
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles a press outside and Esc, as the browser does for every dialog
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-kind={kind}
      aria-label={label}
      // A press on the dialog itself must keep the focus inside, or Esc would no longer reach it.
      tabIndex={-1}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        // The event ends here, so that no layer below closes too.
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
