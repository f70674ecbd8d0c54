// The one side panel of the page. A screen renders <SidePanel id title> and opens it by that id; the layout decides
// where it is drawn. At most one is open; navigation and Esc close it.

import { useMediaQuery, useWindowEvent } from "@mantine/hooks";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { useLayer } from "#addresses/layers.ts";
import { PanelHead } from "./panel-head.tsx";
import { Redrawn } from "./redrawn.tsx";
import classes from "./side-panel.module.css";

interface SidePanelControl {
  readonly openId: string | null;
  /** Whether a panel is open and covers the whole screen below the header. */
  readonly coversScreen: boolean;
  readonly open: (id: string) => void;
  /** Closes the panel and gives the focus back to the element that had it. */
  readonly close: () => void;
  /** Closes the panel with this id, because its subject has gone; does nothing if another panel is open. */
  readonly leave: (id: string) => void;
  readonly slot: HTMLElement | null;
  readonly setSlot: (slot: HTMLElement | null) => void;
}

const SidePanelContext = createContext<SidePanelControl>({
  openId: null,
  coversScreen: false,
  open: () => undefined,
  close: () => undefined,
  leave: () => undefined,
  slot: null,
  setSlot: () => undefined,
});

export function useSidePanel(): SidePanelControl {
  return useContext(SidePanelContext);
}

interface ProviderProps {
  /** The path; the panel closes when it changes. */
  readonly closeOn: string;
  readonly children: ReactNode;
}

export function SidePanelProvider({ closeOn, children }: ProviderProps) {
  const [opened, setOpened] = useState<{ readonly id: string; readonly at: string } | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  if (opened && opened.at !== closeOn) setOpened(null);
  const openId = opened?.id ?? null;
  const opener = useRef<Element | null>(null);
  const focusGoesBack = useRef(false);

  const open = useCallback(
    (id: string) => {
      opener.current = document.activeElement;
      setOpened({ id, at: closeOn });
    },
    [closeOn],
  );
  const close = useCallback(() => {
    focusGoesBack.current = true;
    setOpened(null);
  }, []);
  const isNarrow = useMediaQuery("(max-width: 56.24em)");
  const coversScreen = isNarrow && openId !== null;
  useLayer(coversScreen, close);
  const leave = useCallback((id: string) => setOpened((shown) => (shown?.id === id ? null : shown)), []);
  // The button can take the focus only when the page is no longer inert.
  useEffect(() => {
    if (openId !== null || !focusGoesBack.current) return;
    focusGoesBack.current = false;
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, [openId]);
  const control = useMemo(
    () => ({ openId, coversScreen, open, close, leave, slot, setSlot }),
    [openId, coversScreen, open, close, leave, slot],
  );

  return <SidePanelContext value={control}>{children}</SidePanelContext>;
}

/** The element in which the open panel is drawn. */
export function SidePanelSlot() {
  const { setSlot } = useSidePanel();
  return <div ref={setSlot} />;
}

interface SidePanelProps {
  readonly id: string;
  readonly title: string;
  /** Drawn between the title and the close button. */
  readonly actions?: ReactNode;
  /** Whether the content has its own scroll box, and a part below that stays. */
  readonly ownScroll?: boolean;
  readonly children: ReactNode;
}

export function SidePanel({ id, ...frame }: SidePanelProps) {
  const { openId, slot } = useSidePanel();
  if (openId !== id || !slot) return null;
  return createPortal(
    <Redrawn>
      <Frame {...frame} />
    </Redrawn>,
    slot,
  );
}

function Frame({ title, actions, ownScroll, children }: Omit<SidePanelProps, "id">) {
  const { close } = useSidePanel();
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), []);
  useWindowEvent("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    // A menu lies on top of the panel and closes by itself, without marking the event as handled.
    if (event.target instanceof Element && event.target.closest("[role=menu]")) return;
    close();
  });
  return (
    <aside ref={frame} className={`${classes.panel} no-print`} tabIndex={-1} aria-labelledby={titleId}>
      <PanelHead titleId={titleId} title={title} actions={actions} onClose={close} />
      {ownScroll ? children : <div className={classes.body}>{children}</div>}
    </aside>
  );
}
