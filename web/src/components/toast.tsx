// A short message at the bottom left: announced politely, gone after five seconds, with at most one action.

import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { focusScreen } from "./focus-screen.ts";
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
  const output = createPortal(
    <output className={classes.output}>
      {shown && <Shown key={shown.number} toast={shown.toast} hide={hide} />}
    </output>,
    document.body,
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
