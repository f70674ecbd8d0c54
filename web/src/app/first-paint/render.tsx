// Draws the page as it looks before its code has arrived, by the page's own components. It runs at build time only
// (web/build/first-paint.ts), in a separate process.

import React, { type ReactElement } from "react";
import { prerender } from "react-dom/static";
import type { Account } from "#account/accounts.ts";
import { accountIn, partsOf, type Drawing, type ViewportName } from "./core/drawing.ts";
import { installStandIn, viewports } from "./stand-in-browser.ts";

/** The screens whose content is drawn; for the other screens only the frame around the content is drawn. */
const drawnPaths = ["/", "/simplify", "/ttable"];

const show = installStandIn();
const { useSyncExternalStore } = React;
let account: Account = { phase: "signedOut" };
Object.assign(React, {
  // Stores are drawn in their initial state; the page's own stores have no server snapshot.
  useSyncExternalStore: <Value,>(subscribe: (changed: () => void) => () => void, value: () => Value) =>
    value === currentAccount
      ? useSyncExternalStore(
          subscribe,
          () => account,
          () => account,
        )
      : useSyncExternalStore(subscribe, value, value),
});
// Imported here, because the account and the router use the browser as soon as their modules are loaded.
const { currentAccount } = await import("#account/accounts.ts");
const [{ App }, { PremiumBadge }, { router }, { screens }] = await Promise.all([
  import("../app.tsx"),
  import("../header.tsx"),
  import("../router.tsx"),
  import("../screens.ts"),
]);
await Promise.all(Object.values(screens).map((screen) => screen?.load()));
export const drawing = await draw();

async function draw(): Promise<Drawing> {
  const shells: Partial<Record<ViewportName, string>> = {};
  const accounts: Partial<Record<ViewportName, string>> = {};
  const badges: Partial<Record<ViewportName, string>> = {};
  const contents: Record<string, Partial<Record<ViewportName, string>>> = {};
  let styles = "";
  for (const name of Object.keys(viewports) as ViewportName[]) {
    show(viewports[name]);
    badges[name] = await html(<PremiumBadge />);
    account = { phase: "restoring", uid: "any" };
    accounts[name] = accountIn(await html(<App />));
    account = { phase: "signedOut" };
    for (const path of drawnPaths) {
      await router.navigate(path);
      const page = partsOf(await html(<App />));
      ({ styles } = page);
      shells[name] = page.shell;
      (contents[path] ??= {})[name] = page.content;
    }
  }
  return { styles, shells, accounts, badges, contents };
}

async function html(element: ReactElement): Promise<string> {
  // In one piece, without scripts that would insert late parts.
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
