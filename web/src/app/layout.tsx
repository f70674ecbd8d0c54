// The frame of every screen: header, the screen itself, and the place of the side panel.

import { useDocumentTitle, useMediaQuery } from "@mantine/hooks";
import { Outlet, useLocation } from "react-router-dom";
import { SidePanelProvider, SidePanelSlot, useSidePanel } from "../components/side-panel.tsx";
import { productName } from "../config/product.ts";
import { specified } from "../messages/specified.ts";
import { Header } from "./header.tsx";
import classes from "./layout.module.css";
import { sectionOf } from "./paths.ts";

export function Layout() {
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  useDocumentTitle(`${section?.label ?? specified.unexpectedError} · ${productName}`);
  return (
    <SidePanelProvider closeOn={pathname}>
      <Header title={section?.label ?? specified.home} />
      <Content />
      <SidePanelSlot />
    </SidePanelProvider>
  );
}

function Content() {
  const panelIsOpen = useSidePanel().openId !== null;
  const panelCovers = useMediaQuery("(max-width: 56.24em)") && panelIsOpen;
  return (
    <main className={classes.main} data-beside-panel={panelIsOpen || undefined} inert={panelCovers}>
      <div className={classes.content}>
        <Outlet />
      </div>
    </main>
  );
}
