// Draws the page as it looks before its code has arrived, by the page's own components. It runs at build time only
// (web/build/first-paint.ts), in a separate process.

import { Button, MantineProvider, UnstyledButton } from "@mantine/core";
import React, { type ReactElement } from "react";
import { prerender } from "react-dom/static";
import type { Account } from "#account/accounts.ts";
import type { InputMode } from "#contract/input.ts";
import { theme } from "#theme/theme.ts";
import { initialState } from "../../features/simplifier/core/machine.ts";
import {
  accountIn,
  partsOf,
  withoutRows,
  type Drawing,
  type DrawnAnswer,
  type Drawn,
  type ViewportName,
} from "./core/drawing.ts";
import { sampleState } from "./core/sample-answer.ts";
import { installStandIn, viewports } from "./stand-in-browser.ts";

/** The screens whose content is drawn; for the other screens only the frame around the content is drawn. */
const drawnPaths = ["/", "/simplify", "/ttable"];

/** The windows whose content differs; the others differ only in the frame around the content. */
const contentWindows = ["phone", "tablet", "desktop"] as const;

const show = installStandIn();
const { useReducer, useSyncExternalStore } = React;
let simplifier: unknown = initialState;
let account: Account = { phase: "signedOut" };
Object.assign(React, {
  // The Simplifier is drawn with an answer too.
  useReducer: (reduce: (state: unknown, event: unknown) => unknown, initial: unknown) =>
    useReducer(reduce, initial === initialState ? simplifier : initial),
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
const [{ App }, { PremiumBadge }, { router }, { screens }, { answerCard }] = await Promise.all([
  import("../app.tsx"),
  import("../header.tsx"),
  import("../router.tsx"),
  import("../screens.ts"),
  import("../../features/simplifier/simplifier-page.tsx"),
]);
await Promise.all([answerCard.load(), ...Object.values(screens).map((screen) => screen?.load())]);
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
  return { styles, shells, accounts, badges, contents, answer: await drawAnswer() };
}

async function drawAnswer(): Promise<DrawnAnswer> {
  await router.navigate("/simplify");
  const states = async (mode: InputMode) => ({
    answered: await drawState(mode, false),
    edited: await drawState(mode, true),
  });
  return {
    contents: { boolean: await states("boolean"), mint: await states("mint") },
    buttons: await drawButtons(),
  };
}

async function drawState(mode: InputMode, isEdited: boolean): Promise<Drawn> {
  const drawn: Partial<Record<ViewportName, string>> = {};
  simplifier = sampleState(mode, isEdited);
  for (const name of contentWindows) {
    show(viewports[name]);
    drawn[name] = withoutRows(partsOf(await html(<App />)).content);
  }
  simplifier = initialState;
  return drawn;
}

async function drawButtons(): Promise<DrawnAnswer["buttons"]> {
  const kinds = ["subtle", "light"].flatMap(
    (variant) =>
      [
        [`${variant} none`, { variant }],
        [`${variant} left`, { variant, leftSection: <i /> }],
        [`${variant} right`, { variant, rightSection: <i /> }],
      ] as const,
  );
  const buttons: Record<string, string> = {
    unstyled: await buttonOf(<UnstyledButton className="given" />),
  };
  for (const [kind, props] of kinds)
    buttons[kind] = await buttonOf(
      <Button className="given" {...props}>
        <b />
      </Button>,
    );
  return buttons;
}

async function buttonOf(button: ReactElement): Promise<string> {
  const drawn = await html(<MantineProvider theme={theme}>{button}</MantineProvider>);
  return drawn.slice(drawn.indexOf("<button"));
}

async function html(element: ReactElement): Promise<string> {
  // In one piece, without scripts that would insert late parts.
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
