// Draws the page as it looks before its code has arrived, by the page's own components. It runs at build time only
// (web/build/first-paint.ts), in a process of its own.

import React from "react";
import { prerender } from "react-dom/static";
import { partsOf, type Drawing, type ViewportName } from "./core/drawing.ts";
import { installStandIn, viewports } from "./stand-in-browser.ts";

/** The screens whose content is drawn; of the others only what is around it. */
const drawnPaths = ["/", "/simplify", "/ttable"];

const show = installStandIn();
const { useSyncExternalStore } = React;
Object.assign(React, {
  // Stores are drawn as they are before anybody used them; on the page none is ever drawn by a server.
  useSyncExternalStore: <Value,>(subscribe: (changed: () => void) => () => void, value: () => Value) =>
    useSyncExternalStore(subscribe, value, value),
});
// The router looks for the browser as soon as its module is loaded.
const [{ App }, { router }, { screens }] = await Promise.all([
  import("../app.tsx"),
  import("../router.tsx"),
  import("../screens.ts"),
]);
await Promise.all(Object.values(screens).map((screen) => screen?.load()));
export const drawing = await draw();

async function draw(): Promise<Drawing> {
  const shells: Partial<Record<ViewportName, string>> = {};
  const contents: Record<string, Partial<Record<ViewportName, string>>> = {};
  let styles = "";
  for (const name of Object.keys(viewports) as ViewportName[]) {
    show(viewports[name]);
    for (const path of drawnPaths) {
      await router.navigate(path);
      const page = partsOf(await html());
      ({ styles } = page);
      shells[name] = page.shell;
      (contents[path] ??= {})[name] = page.content;
    }
  }
  return { styles, shells, contents };
}

async function html(): Promise<string> {
  const app = <App />;
  // In one piece, without scripts that would put late parts into place.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
