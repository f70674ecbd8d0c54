// The frame of every screen: header, drawer, content, side panel, shortcut sheet and consent bar.

import { useDocumentTitle } from "@mantine/hooks";
import { useId, useRef, useState, type RefObject } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { Redrawn } from "#components/redrawn.tsx";
import { SidePanelProvider, SidePanelSlot, useSidePanel } from "#components/side-panel.tsx";
import { AccountButton } from "#account/account-button.tsx";
import { SigningIn } from "#account/signing-in.tsx";
import { canonicalPath, sectionOf } from "#addresses/core/paths.ts";
import { useLayerEntries } from "#addresses/layers.ts";
import { productName } from "#config/product.ts";
import { shellTexts } from "#messages/shell.ts";
import { specified, specifiedDrawer } from "#messages/specified.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { Header } from "./header.tsx";
import { HistoryButton } from "./history-button.tsx";
import { useArrival, useBarColour, useNoHeader, usePageView } from "./layout-effects.ts";
import classes from "./layout.module.css";
import { SectionList } from "./section-list.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import { ShortcutSheet, useShortcutKeys } from "./shortcuts.tsx";
import { Offline } from "./offline/offline.tsx";
import { useDrawer } from "./use-drawer.ts";

/** Each path is brought to one spelling, so that screen, title and drawer agree. */
export function Layout() {
  const location = useLocation();
  const pathname = canonicalPath(location.pathname);
  if (pathname !== location.pathname)
    return <Navigate to={{ ...location, pathname }} state={location.state} replace />;
  return <SpelledLayout pathname={pathname} />;
}

function SpelledLayout({ pathname }: Pick<FrameProps, "pathname">) {
  const noHeader = useNoHeader();
  usePageView(pathname);
  useBarColour();
  useLayerEntries();
  return (
    <SidePanelProvider closeOn={pathname}>
      <div className={classes.frame} data-no-header={noHeader || undefined}>
        <Redrawn>
          <Frame pathname={pathname} noHeader={noHeader} />
        </Redrawn>
      </div>
    </SidePanelProvider>
  );
}

interface FrameProps {
  readonly pathname: string;
  readonly noHeader: boolean;
}

function Frame({ pathname, noHeader }: FrameProps) {
  const section = sectionOf(pathname);
  const title = section?.label ?? specifiedDrawer.home;
  useDocumentTitle(`${section?.label ?? specified.unexpectedError} · ${productName}`);
  const titleId = useId();
  const main = useRef<HTMLElement>(null);
  useArrival(pathname, main);
  const drawer = useDrawer(pathname);
  const [sheetIsOpen, setSheetIsOpen] = useState(false);
  useShortcutKeys({ onSheet: () => setSheetIsOpen(true), onField: () => focusField(main.current) });
  return (
    <>
      {noHeader ? (
        <h1 id={titleId} className="spoken">
          {title}
        </h1>
      ) : (
        <>
          <button type="button" className={`${classes.skip} no-print`} onClick={() => main.current?.focus()}>
            {shellTexts.skipToContent}
          </button>
          <Header
            title={title}
            titleId={titleId}
            drawerIsOpen={drawer.mode !== "away"}
            onMenu={drawer.toggle}
          >
            <HistoryButton />
            <SettingsMenu onShortcuts={() => setSheetIsOpen(true)} />
            <AccountButton />
          </Header>
          {drawer.mode === "docked" && (
            <div className={`${classes.drawer} no-print`}>
              <SectionList onGo={drawer.dismiss} />
            </div>
          )}
          {drawer.mode === "over" && (
            <ModalDialog kind="drawer" label={shellTexts.menu} onClose={drawer.dismiss}>
              <SectionList onGo={drawer.dismiss} replace />
            </ModalDialog>
          )}
        </>
      )}
      <Content main={main} titleId={titleId} besideDrawer={!noHeader && drawer.mode === "docked"} />
      <SidePanelSlot />
      <ConsentBar />
      <Offline />
      <SigningIn />
      {sheetIsOpen && <ShortcutSheet onClose={() => setSheetIsOpen(false)} />}
    </>
  );
}

interface ContentProps {
  readonly main: RefObject<HTMLElement | null>;
  readonly titleId: string;
  readonly besideDrawer: boolean;
}

function Content({ main, titleId, besideDrawer }: ContentProps) {
  const { openId, coversScreen } = useSidePanel();
  return (
    <main
      ref={main}
      className={classes.main}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-beside-drawer={besideDrawer || undefined}
      data-beside-panel={openId !== null || undefined}
      inert={coversScreen}
    >
      <div className={classes.content}>
        <Outlet />
      </div>
    </main>
  );
}

function focusField(main: HTMLElement | null): void {
  main?.querySelector<HTMLInputElement>("input:not([type=radio], [type=checkbox]), textarea")?.focus();
}
