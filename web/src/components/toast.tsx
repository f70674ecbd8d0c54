// A short message at the bottom left, announced politely, with at most one action. A toast is gone after five seconds; a
// notice stays until it is closed.

import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconX } from "@tabler/icons-react";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { controlTexts } from "#messages/controls.ts";
import { focusScreen } from "./focus.ts";
import { IconButton } from "./icon-button.tsx";
import classes from "./toast.module.css";

const shownMs = 5_000;

export interface Toast {
  readonly text: string;
  readonly isFailure?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** The live region of the toast, which must always be rendered, and the function that shows one. */
export function useToast(): readonly [output: ReactNode, show: (toast: Toast) => void] {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly number: number } | null>(null);
  const show = useCallback(
    (toast: Toast) => setShown((before) => ({ toast, number: (before?.number ?? 0) + 1 })),
    [],
  );
  const hide = useCallback(() => setShown(null), []);
  // There is no body at build time, when the first paint is drawn.
  const body = typeof document === "undefined" ? null : document.body;
  const output =
    body &&
    createPortal(
      <output className={`${classes.output} no-print`}>
        {shown && <Shown key={shown.number} toast={shown.toast} hide={hide} />}
      </output>,
      body,
    );
  return [output, show];
}

interface ShownProps {
  readonly toast: Toast;
  readonly hide: () => void;
}

function Shown({ toast: { text, isFailure = false, action }, hide }: ShownProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(hide, shownMs);
    return () => window.clearTimeout(timer);
  }, [held, hide]);
  const Icon = isFailure ? IconAlertTriangle : IconCheck;
  return (
    <div
      className={classes.toast}
      data-failure={isFailure || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes.icon} size={18} stroke={2} aria-hidden />
      <span>{text}</span>
      {action && (
        <Button
          variant="subtle"
          className={classes.action}
          // The press must not take the focus: if a field lost it, the field's keys would fold away and move the
          // toast under the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (document.activeElement === event.currentTarget) focusScreen();
            action.run();
            hide();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}

interface NoticeProps {
  readonly text: string;
  readonly action: { readonly label: string; readonly run: () => void };
  readonly onClose: () => void;
}

/** A notice in a separate live region; null while there is no notice. */
export function StandingNotice({ notice }: { readonly notice: NoticeProps | null }) {
  return (
    <output className={`${classes.output} ${classes.standing} no-print`}>
      {notice && (
        <div className={classes.toast}>
          <span>{notice.text}</span>
          <Button variant="subtle" className={classes.action} onClick={notice.action.run}>
            {notice.action.label}
          </Button>
          <IconButton
            icon={IconX}
            label={controlTexts.close}
            className={classes.close}
            onClick={notice.onClose}
          />
        </div>
      )}
    </output>
  );
}
