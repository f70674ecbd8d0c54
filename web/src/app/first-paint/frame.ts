// The element that shows the frame of a screen until the page's own code has drawn the screen below it.

import type { Section } from "#addresses/core/paths.ts";
import { readText } from "#lib/storage.ts";
import { specifiedDrawer } from "#messages/specified.ts";
import { hidesHeader } from "../no-header.ts";
import { addressOf, textIn } from "./core/address.ts";
import { contentFor, shellFor, type ViewportName, type Window } from "./core/drawing.ts";
import { answerOnSlowLine } from "./early-answer.ts";
import { keepTyping, type EarlyVisitor } from "./early-visitor.ts";
import { handOver } from "./hand-over.ts";
import { showRemembered } from "./remembered.ts";

interface FrameOptions {
  readonly loadScreen: (screen: Section) => unknown;
  readonly screenOf: (path: string) => Section | undefined;
  readonly sectionOf: (path: string) => Section | undefined;
  readonly takesFullSpace: (path: string) => boolean;
}

/** Must run before the browser parses the body, where the element comes after the drawn parts and before the root. */
export function defineFrame(options: FrameOptions): void {
  customElements.define(
    "page-frame",
    class extends HTMLElement {
      connectedCallback(): void {
        showFrame(this, options);
      }
    },
  );
}

function showFrame(
  frame: HTMLElement,
  { loadScreen, screenOf, sectionOf, takesFullSpace }: FrameOptions,
): void {
  let visitor: EarlyVisitor | null = null;
  const show = () => {
    const address = addressOf(window.location.hash);
    const section = sectionOf(address.path);
    const screen = screenOf(address.path);
    if (screen) void loadScreen(screen);
    const noHeader = [window.location.search, address.search].some(hidesHeader);
    const shape = windowShape(!noHeader, takesFullSpace(address.path));
    frame.replaceChildren(...drawn("shell", shellFor(shape)));
    nameScreen(frame, section);
    if (noHeader) frame.firstElementChild?.setAttribute("data-no-header", "true");
    const slot = frame.querySelector("main > *");
    if (section && isExactly(section, address.path)) {
      const content = contentFor(shape);
      slot?.replaceChildren(...drawn(section.path, content));
      frame.prepend(...drawn(`${section.path} style`, content));
    }
    showRemembered(frame, (part) => drawn(part, shellFor(shape)));
    const shell = frame.lastElementChild;
    visitor = shell && keepTyping(shell, textIn(address));
  };
  window.addEventListener("hashchange", show);
  show();
  const visitorNow = () => visitor;
  answerOnSlowLine(frame, visitorNow);
  // The root follows the frame in the document and is not parsed yet.
  handOver(frame, visitorNow, () => window.removeEventListener("hashchange", show));
}

function windowShape(hasHeader: boolean, isFullSpace: boolean): Window {
  return {
    isPhone: matchMedia("(max-width: 37.49em)").matches,
    isWide: matchMedia("(min-width: 75em)").matches,
    isDocked: !isFullSpace && docksDrawer(),
    hasHeader,
  };
}

function docksDrawer(): boolean {
  return readText("drawerDocked") !== "no";
}

/** The nodes that the build drew under this name for this window; empty if it drew none. */
function drawn(part: string, viewport: ViewportName): readonly Node[] {
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-part="${part}"][data-windows~="${viewport}"]`,
  );
  return template ? [document.importNode(template.content, true)] : [];
}

function nameScreen(frame: HTMLElement, section: Section | undefined): void {
  const title = frame.querySelector("h1");
  if (title) title.textContent = section?.label ?? specifiedDrawer.home;
  for (const link of frame.querySelectorAll("nav a")) {
    if (section && link.getAttribute("href") === `#${section.path}`)
      link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

function isExactly({ path }: Section, asked: string): boolean {
  return asked.replace(/\/+$/, "") === path.replace(/\/+$/, "");
}
