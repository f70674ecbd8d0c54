// A panel next to the canvas or below it on large screens, so that it hides none of it, and the button that opens it.

import { Button } from "@mantine/core";
import type { IconList } from "@tabler/icons-react";
import { useRef, type ReactNode, type RefObject } from "react";
import { PanelHead } from "#components/panel-head.tsx";
import classes from "./beside-panel.module.css";
import { usePanel, type Panel } from "./open-panel.ts";

/** The ref of the button, to which the panel returns the focus. */
export function useOpener() {
  return useRef<HTMLButtonElement>(null);
}

interface PanelProps {
  readonly panel: Panel;
  readonly opener: RefObject<HTMLButtonElement | null>;
}

interface PanelButtonProps extends PanelProps {
  readonly icon: typeof IconList;
  readonly label: string;
}

export function PanelButton({ panel, opener, icon: Icon, label }: PanelButtonProps) {
  const { isOpen, toggle } = usePanel(panel);
  return (
    <Button
      ref={opener}
      variant="default"
      className={`${classes.button} no-print`}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      {label}
    </Button>
  );
}

interface BesidePanelProps extends PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function BesidePanel({ panel, opener, title, children }: BesidePanelProps) {
  const { isOpen, close } = usePanel(panel);
  if (!isOpen) return null;
  const leave = () => {
    opener.current?.focus();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes it from anywhere inside
    <div
      className={classes.panel}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        leave();
      }}
    >
      <PanelHead title={title} onClose={leave} />
      <div className={classes.content}>{children}</div>
    </div>
  );
}
