// A dialog above the canvas, which stays visible and usable: at the foot of a small screen, at the side of a low one, else below
// the tools. Esc
// closes the dialog, and the focus returns to the element that had it before.

import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { PanelHead } from "#components/panel-head.tsx";
import { useBoard, useDispatch } from "./board-context.ts";
import classes from "./sheet.module.css";

interface SheetProps {
  readonly title: string;
  /** Whether the sheet takes half of the canvas, and the drawing is fitted into the other half. */
  readonly isHalf?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Sheet({ title, isHalf = false, onClose, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useCovering(sheet, isHalf);
  useEffect(() => {
    const opener = document.activeElement;
    const shown = sheet.current;
    shown?.focus({ preventScroll: true });
    return () => {
      if (
        opener instanceof HTMLElement &&
        (document.activeElement === document.body || shown?.contains(document.activeElement))
      )
        opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes it from anywhere inside
    <div
      ref={sheet}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an open <dialog> makes the page's shortcuts wait
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      data-half={isHalf || undefined}
      className={`${classes.sheet} no-print`}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
    >
      <span className={classes.handle} aria-hidden />
      <PanelHead title={title} onClose={onClose} />
      <div className={classes.content}>{children}</div>
    </div>
  );
}

/** Tells the drawing board how much of the canvas the sheet covers on a small screen, so that new parts land beside it. */
function useCovering(sheet: RefObject<HTMLDivElement | null>, fits: boolean): void {
  const dispatch = useDispatch();
  const isSmall = useBoard((editor) => editor.isSmall);
  useEffect(() => {
    const node = sheet.current;
    if (!node || !isSmall) return;
    const observer = new ResizeObserver(() => {
      const { offsetWidth: width, offsetHeight: height, offsetParent } = node;
      const isAside = offsetParent !== null && width < offsetParent.clientWidth;
      dispatch({ type: "covered", by: isAside ? { width, height: 0 } : { width: 0, height }, fits });
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      dispatch({ type: "covered", by: { width: 0, height: 0 }, fits: false });
    };
  }, [sheet, dispatch, isSmall, fits]);
}
