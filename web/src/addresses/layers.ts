// Layers over the whole screen as entries of the browser's history: opening one adds an entry with the page's own address,
// Back closes the topmost, Forward opens nothing, and a reload drops them. The router hears nothing of these entries,
// because the page below would then read its address again.

import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** In the state of an entry: how many layers lie over the page. */
const mark = "layers";

interface Layer {
  readonly close: () => void;
}

/** The open layers, the topmost last. */
const layers: Layer[] = [];

/** The entry that the browser shows, as far as it was seen. */
const shown = { depth: 0, href: "" };

let isMoving = false;
let waiting: (() => void)[] = [];

/** Gives the layer an entry while it is open; `onBack` closes it. */
export function useLayer(isOpen: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    settleSoon();
    return () => {
      const at = layers.indexOf(layer);
      if (at !== -1) layers.splice(at, 1);
      settleSoon();
    };
  }, [isOpen]);
}

/** Listens to Back and Forward for all layers; call it once, in the frame of the page. */
export function useLayerEntries(): void {
  const { key } = useLocation();
  const routed = useRef(key);
  useEffect(() => {
    routed.current = key;
    see();
    settleSoon();
  }, [key]);
  useEffect(() => {
    const hear = (event: PopStateEvent) => {
      isMoving = false;
      const depth = depthOf(event.state);
      const isSamePage = keyOf(event.state) === routed.current && window.location.href === shown.href;
      if (depth > 0 || (shown.depth > 0 && isSamePage)) event.stopImmediatePropagation();
      see();
      while (layers.length > depth) layers.pop()?.close();
      settleSoon();
    };
    // In the capture phase, before the router's listener.
    window.addEventListener("popstate", hear, { capture: true });
    return () => window.removeEventListener("popstate", hear, { capture: true });
  }, []);
}

/** Whether the shown entry is a layer's. */
export function isLayered(): boolean {
  return layers.length > 0 || depthOf(window.history.state) > 0;
}

/** Resolves when no layer lies over the page, and the shown entry is the page's own. */
export async function whenUncovered(): Promise<void> {
  if (isLayered()) await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Not at once: what closes a layer may go elsewhere in the same turn, and what opens one may replace another. */
function settleSoon(): void {
  window.setTimeout(settle);
}

/** Brings the shown entry to the number of open layers. */
function settle(): void {
  if (isMoving) return;
  const depth = depthOf(window.history.state);
  if (depth > layers.length) {
    isMoving = true;
    window.history.go(layers.length - depth);
    return;
  }
  for (let next = depth + 1; next <= layers.length; next += 1)
    window.history.pushState({ ...window.history.state, [mark]: next }, "");
  see();
  if (layers.length > 0) return;
  const resolved = waiting;
  waiting = [];
  for (const resolve of resolved) resolve();
}

function see(): void {
  shown.depth = depthOf(window.history.state);
  shown.href = window.location.href;
}

function depthOf(state: unknown): number {
  return isRecord(state) && typeof state[mark] === "number" ? state[mark] : 0;
}

/** The router's key of an entry; a layer's entry has that of the page below. */
function keyOf(state: unknown): string {
  return isRecord(state) && typeof state["key"] === "string" ? state["key"] : "default";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
