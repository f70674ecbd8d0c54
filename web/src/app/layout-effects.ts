// What the layout does at a change of path, query or colours: focus and scroll, the page view, the browser's bar, `noheader`.

import { useComputedColorScheme } from "@mantine/core";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { currentAccount } from "#account/accounts.ts";
import { sectionOf } from "#addresses/core/paths.ts";
import { sendsEmailToAnalytics } from "#config/core/operator.ts";
import { countPageView, stopAnalytics } from "#lib/analytics/analytics.ts";
import { shellTexts } from "#messages/shell.ts";
import { specified } from "#messages/specified.ts";
import { roles } from "#theme/roles.ts";
import { hidesHeader } from "./no-header.ts";
import { useConsent } from "./use-consent.ts";

/**
 * After navigation to another path: scrolls to the top and gives the focus to the screen. A change of the query alone is
 * the screen's own state: nothing scrolls or takes the focus.
 */
export function useArrival(pathname: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    // The screen may have focused its own field already.
    const holdsFocus = main.current?.contains(document.activeElement) ?? false;
    if (!holdsFocus) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** Counts each visited path once the visitor has agreed; unknown paths are not counted. */
export function usePageView(pathname: string): void {
  const consent = useConsent();
  useEffect(() => {
    if (consent === "given" && sectionOf(pathname)) countPageView(pathname, visitor());
    if (consent === "refused") stopAnalytics();
  }, [pathname, consent]);
}

function visitor(): string {
  const account = currentAccount();
  if (account.phase === "signedOut") return specified.anonymousUser;
  const email = account.phase === "signedIn" ? account.user.email : "";
  return (sendsEmailToAnalytics(import.meta.env) && email) || shellTexts.signedInUser;
}

/** Gives the browser's own bar the header's colour. index.html can only follow the system, not the visitor's choice. */
export function useBarColour(): void {
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false });
  useEffect(() => {
    const [light, dark] = roles.surface;
    for (const meta of document.querySelectorAll("meta[name=theme-color]"))
      meta.setAttribute("content", scheme === "dark" ? dark : light);
  }, [scheme]);
}

/**
 * Whether the setting `noheader`, before or after the `#`, hides header and drawer. Once seen it holds until the page is
 * reloaded, because screens write their own state into the address.
 */
export function useNoHeader(): boolean {
  const { search } = useLocation();
  const asked = hidesHeader(window.location.search) || hidesHeader(search);
  const [met, setMet] = useState(asked);
  if (asked && !met) setMet(true);
  return asked || met;
}
